import { afterEach, expect, it, vi } from 'vitest';
import { get } from './api';
import { noteTime, timeNow } from './hour';

const NOON = 1_700_000_000;
const said = (seconds: number) => new Date(seconds * 1000).toUTCString();

afterEach(() => {
  noteTime(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is that of the server, whatever the clock of the device shows', async () => {
  vi.useFakeTimers({ now: (NOON - 3600) * 1000 });
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { Date: said(NOON) } }));
  await get('/me');
  expect(timeNow()).toBe(NOON);
  vi.advanceTimersByTime(90_000);
  expect(timeNow()).toBe(NOON + 90);
});

it('is that of the device where it is right, or the server says nothing', () => {
  vi.useFakeTimers({ now: NOON * 1000 });
  noteTime(said(NOON - 2));
  expect(timeNow()).toBe(NOON);
  noteTime(null);
  expect(timeNow()).toBe(NOON);
});
