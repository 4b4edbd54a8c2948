import { describe, expect, it } from 'vitest';
import type { Editions } from '@/cards/editions';
import { firstClock, ratedClock, type ClockWish } from './clock';
import { bodyOf, firstWish, isReady, optionsOf, reseated, rulesOf, sitters } from './wish';

const EDITIONS: Editions = {
  '2022': { table: 'before', penalty: 'first', tile: 'a' },
  de2015: { table: 'after', penalty: 'first', tile: 'b' },
  fr2015: { table: 'after', penalty: 'choice', tile: 'c' },
};
const going = (kind: ClockWish['kind']): ClockWish => ({ ...firstClock(), kind });
const wish = (search = '') => ({ ...firstWish(new URLSearchParams(search)), edition: '2022' });

describe('rules', () => {
  it('are a rulebook where nothing differs from one', () => {
    expect(rulesOf('de2015', {}, EDITIONS)).toBe('de2015');
    expect(rulesOf('2022', { table: 'after', tile: 'b' }, EDITIONS)).toBe('de2015');
  });

  it('are what differs from the first rulebook otherwise', () => {
    expect(rulesOf('de2015', { penalty: 'choice' }, EDITIONS)).toEqual({
      table: 'after',
      penalty: 'choice',
      tile: 'b',
    });
    expect(rulesOf('2022', { penalty: 'choice' }, EDITIONS)).toEqual({ penalty: 'choice' });
  });

  it('have all values that occur, the first rulebook first', () => {
    expect(optionsOf(EDITIONS)).toEqual([
      ['table', ['before', 'after']],
      ['penalty', ['first', 'choice']],
      ['tile', ['a', 'b', 'c']],
    ]);
  });
});

describe('the request', () => {
  it('opens a table by link with no clock by default', () => {
    expect(bodyOf(wish(), EDITIONS)).toEqual({
      rules: '2022',
      hotels: 'night',
      staff: 'standard',
      public: false,
      title: '',
      rated: false,
      clock: null,
      stand_in: 'innkeeper',
      away_seconds: 600,
      players: 2,
      hot_seat: false,
      seats: ['me', 'open'],
    });
  });

  it('names bots by their level and only as many seats as there are', () => {
    const asked = { ...wish('players=3'), others: ['waiter', 'open', 'pageboy'] as [string, string, string] };
    expect(bodyOf(asked, EDITIONS)).toMatchObject({ players: 3, seats: ['me', { bot: 'waiter' }, 'open'] });
    expect(isReady(asked)).toBe(false);
    expect(isReady({ ...asked, others: ['waiter', 'waiter', 'open'] })).toBe(true);
  });

  it('has one person and a level against Leopold, whatever was chosen before', () => {
    const asked = { ...wish('kind=solo&players=4'), level: 'hard' as const, clock: going('turn') };
    expect(bodyOf(asked, EDITIONS)).toMatchObject({ players: 2, solo: 'hard', clock: null });
    expect(bodyOf(asked, EDITIONS)).not.toHaveProperty('seats');
    expect(sitters(asked)).toEqual([]);
    expect(isReady(asked)).toBe(true);
  });

  it('carries a clock of its kind, and at a table only', () => {
    const clock = (kind: ClockWish['kind']) => bodyOf({ ...wish(), clock: going(kind) }, EDITIONS).clock;
    expect(clock('turn')).toEqual({ kind: 'turn', seconds: 120, addition: 0, days_off: 0, then: 'turn' });
    expect(clock('budget')).toMatchObject({ kind: 'budget', seconds: 900, addition: 15, days_off: 0 });
    expect(clock('days')).toMatchObject({ kind: 'days', seconds: 86_400, addition: 0, days_off: 2 });
    expect(bodyOf({ ...wish(), standIn: 'waiter' }, EDITIONS)).toMatchObject({ stand_in: 'waiter' });
    expect(bodyOf({ ...wish(), patience: 'days' }, EDITIONS)).toMatchObject({ away_seconds: 259_200 });
    expect(bodyOf({ ...wish(), clock: going('turn') }, EDITIONS)).toMatchObject({ away_seconds: null });
    expect(bodyOf({ ...wish('kind=screen'), clock: going('days') }, EDITIONS)).toMatchObject({
      hot_seat: true,
      clock: null,
    });
  });
});

describe('a rated game', () => {
  it('names nobody to stand in: the house has settled that', () => {
    expect(bodyOf({ ...wish(), rated: true }, EDITIONS)).toMatchObject({ rated: true, stand_in: null });
  });

  it('has a clock whose end means something, and keeps one that fits', () => {
    expect(ratedClock(firstClock())).toMatchObject({ kind: 'budget', then: 'turn' });
    expect(ratedClock({ ...going('days'), then: 'wait' })).toMatchObject({ kind: 'days', then: 'seat' });
    expect(ratedClock(going('turn'))).toEqual(going('turn'));
  });

  it('is played at a table, whatever was chosen before', () => {
    for (const kind of ['solo', 'screen'])
      expect(bodyOf({ ...wish(`kind=${kind}`), rated: true }, EDITIONS)).toMatchObject({ rated: false });
  });
});

it('turns free seats into own ones at one screen, and back', () => {
  const asked = { ...wish(), others: ['open', 'waiter', 'open'] as [string, string, string] };
  const others = reseated({ ...asked, kind: 'screen' });
  expect(others).toEqual(['me', 'waiter', 'me']);
  expect(reseated({ ...asked, kind: 'table', others })).toEqual(['open', 'waiter', 'open']);
});

it('follows the address', () => {
  expect(firstWish(new URLSearchParams('kind=screen&players=4&public=1'))).toMatchObject({
    kind: 'screen',
    players: '4',
    public: true,
  });
  expect(firstWish(new URLSearchParams('kind=nonsense&players=9'))).toMatchObject({
    kind: 'table',
    players: '2',
    public: false,
  });
});
