import { expect, it } from 'vitest';
import { canPush, textOf } from './push';
import { chosenOf, hoursOffered, timesOf, zoneOf } from './times';

it('writes bytes as the base64 of addresses', () => {
  expect(textOf(new Uint8Array([251, 255, 254, 0]).buffer)).toBe('-__-AA');
  expect(textOf(null)).toBe('');
});

it('says nothing where a browser cannot be told', () => {
  expect(canPush()).toBe(false); // a page without a worker
});

it('gives back what was chosen, and leaves out what was not', () => {
  const nothing = { zone: 'UTC', quiet: null, digest_hours: null, digest_at: null };
  for (const times of [
    nothing,
    { ...nothing, digest_hours: 6 },
    { ...nothing, digest_at: '18:30', quiet: { begins: '23:00', ends: '06:30' } },
  ])
    expect(timesOf(chosenOf(times), 'UTC')).toEqual(times);
  expect(timesOf({ ...chosenOf(nothing), way: 'day' }, 'Europe/Vienna')).toEqual({
    ...nothing,
    zone: 'Europe/Vienna',
    digest_at: '18:00',
  });
});

it('says by whose clocks the times are that are kept, and by whose they would be', () => {
  const kept = {
    zone: 'America/New_York',
    quiet: { begins: '23:00', ends: '06:30' },
    digest_hours: null,
    digest_at: null,
  };
  const chosen = chosenOf(kept);
  expect(zoneOf(chosen, kept, 'Europe/Vienna')).toBe('America/New_York');
  expect(zoneOf({ ...chosen, ends: '07:00' }, kept, 'Europe/Vienna')).toBe('Europe/Vienna');
});

it('offers the hours that were chosen elsewhere as well', () => {
  expect(hoursOffered('4')).toEqual([2, 4, 8, 12, 24]);
  expect(hoursOffered('6')).toEqual([2, 4, 6, 8, 12, 24]);
});
