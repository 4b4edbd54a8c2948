import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place } from '@/lib/router.svelte';
import type { Pairing } from '@/lib/shapes';
import { waiting } from '@/lib/waiting.svelte';
import { Seeking, pauseAfter } from './seeking.svelte';

const KIND = { players: 3, pace: 'quick', rated: false } as const;
const NOBODY: Pairing = { now: 1000, wish: null, together: 0, offer_at: null, offer: null, table: null };
const WAITS: Pairing = {
  ...NOBODY,
  wish: { ...KIND, since: 940, until: 1020 },
  together: 2,
  offer_at: 1000,
};
const OFFER = { level: 'innkeeper', seats: 1, agreed: 0, accepted: false, begins: null };

/** What the server says next; none: it cannot be reached. */
let answer: Pairing | null = WAITS;
const asked: string[] = [];
let seeking = new Seeking();
let end = () => {};

function fakeServer(path: string, { method }: { method: string }): Promise<Response> {
  asked.push(`${method} ${path.replace('/api/v1', '')}`);
  return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new Error('lost'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(fakeServer));
  vi.stubGlobal('scrollTo', () => {});
  [answer, asked.length, waiting.on, waiting.said] = [WAITS, 0, false, ''];
  seeking = new Seeking();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waiting for a game', () => {
  it('is asked after within a fifth of the silence that is granted', () => {
    expect(pauseAfter(WAITS)).toBe(4000);
    expect(pauseAfter({ ...WAITS, now: 1016 })).toBe(3000);
    expect(pauseAfter({ ...WAITS, wish: { ...WAITS.wish!, until: 4600 } })).toBe(20_000);
  });

  it('goes on, after a reload too, and counts by what has passed here', async () => {
    waiting.on = true;
    end = seeking.keep();
    await vi.advanceTimersByTimeAsync(0);
    expect([seeking.wish?.players, seeking.together, seeking.since]).toEqual([3, 2, 60]);
    await vi.advanceTimersByTimeAsync(3000);
    expect([seeking.since, asked.length]).toEqual([63, 1]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(['GET /pairing', 'GET /pairing']);
  });

  it('is kept where the connection is lost, and ended where nothing was heard for too long', async () => {
    await seeking.begin(KIND);
    end = seeking.keep();
    answer = null;
    await vi.advanceTimersByTimeAsync(4000);
    expect([seeking.unheard, seeking.error, seeking.wish?.players]).toEqual([true, null, 3]);
    answer = NOBODY;
    await vi.advanceTimersByTimeAsync(4000);
    expect([seeking.lost?.players, seeking.wish, waiting.on]).toEqual([3, null, true]);
    const before = asked.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(before);
    answer = WAITS;
    await seeking.begin(KIND);
    expect([seeking.lost, seeking.wish?.players]).toEqual([null, 3]);
  });

  it('goes on in a page that is hidden, by a worker whose time is not put off', async () => {
    const told: unknown[] = [];
    let ring = () => {};
    class Bell {
      postMessage = (pause: unknown) => told.push(pause);
      set onmessage(listener: () => void) {
        ring = listener;
      }
    }
    vi.stubGlobal('Worker', Bell);
    await seeking.begin(KIND);
    end = seeking.keep();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told.at(-1)).toBe(4000);
    const before = asked.length;
    ring();
    ring(); // it is asked once
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.slice(before)).toEqual(['GET /pairing']);
    expect(told.slice(-2)).toEqual([null, 4000]);
    end();
    expect(told.at(-1)).toBeNull();
  });

  it('ends without a word of trouble when it is stopped, here or in another window', async () => {
    await seeking.begin(KIND);
    answer = NOBODY;
    await seeking.stop();
    expect([seeking.lost, waiting.on, waiting.said]).toEqual([null, false, 'web-pairing-stopped']);

    answer = WAITS;
    await seeking.begin(KIND);
    localStorage.removeItem('gah-waiting');
    answer = NOBODY;
    await seeking.look();
    expect([seeking.lost, waiting.on]).toEqual([null, false]);
  });

  it('is over when the table is there: the page goes to it, and the server may forget it', async () => {
    await seeking.begin(KIND);
    answer = { ...WAITS, table: 'N_0NvgFw3yYa' };
    await seeking.look();
    expect(place.now).toMatchObject({ screen: 'table', parts: { id: 'N_0NvgFw3yYa' } });
    expect([waiting.on, waiting.said, asked.at(-1)]).toEqual([false, 'web-pairing-begun', 'DELETE /pairing']);
  });

  it('hears nothing of an answer that was overtaken', async () => {
    await seeking.begin(KIND);
    let late: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (late = resolve)));
    const look = seeking.look();
    vi.stubGlobal('fetch', vi.fn(fakeServer));
    await seeking.begin({ ...KIND, players: 2 });
    late(new Response(JSON.stringify(NOBODY)));
    await look;
    expect([seeking.wish?.players, seeking.lost]).toEqual([3, null]);
  });
});

it('an offer that was put off comes back when it is asked for, or when somebody agrees to it', async () => {
  answer = { ...WAITS, offer: OFFER };
  await seeking.begin(KIND);
  expect(seeking.offer?.seats).toBe(1);
  seeking.waitOn(true);
  expect([seeking.offer, seeking.isPutOff]).toEqual([null, true]);
  seeking.waitOn(false);
  expect(seeking.isPutOff).toBe(false);
  seeking.waitOn(true);
  answer = { ...WAITS, offer: { ...OFFER, agreed: 1, begins: 1012.5 } };
  await seeking.look();
  expect([seeking.offer?.agreed, seeking.begins]).toEqual([1, 13]);
});

it('what was asked for in vain is said, until something else is wanted', async () => {
  await seeking.begin(KIND);
  answer = null;
  await seeking.fill('steward');
  expect([(seeking.error as { reason?: string }).reason, seeking.busy]).toEqual(['offline', false]);
  answer = WAITS;
  await seeking.look();
  expect([seeking.error === null, seeking.unheard]).toEqual([false, false]);
  await seeking.fill(null);
  expect(seeking.error).toBeNull();
});
