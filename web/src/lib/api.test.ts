import { afterEach, expect, test, vi } from 'vitest';
import { Refusal, get, refusalId } from './api';

afterEach(() => vi.unstubAllGlobals());

test('who cannot be reached is told apart from what went wrong there', async () => {
  const reasons: [string, () => Promise<Response>][] = [
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['offline', async () => new Response('Bad Gateway', { status: 502 })],
    ['internal', async () => new Response('oh', { status: 500 })],
    ['busy', async () => Response.json({ error: { reason: 'busy', message: '' } }, { status: 503 })],
  ];
  for (const [reason, fetch] of reasons) {
    vi.stubGlobal('fetch', fetch);
    await expect(get('/me')).rejects.toMatchObject({ reason });
  }
});

test('what operators say about a refusal is told, and nothing else of its details', () => {
  expect(new Refusal('maintenance', 'no', { notice: 'Back at ten' }).notice).toBe('Back at ten');
  expect(new Refusal('stale', 'no', { revision: 12 }).notice).toBe('');
  expect(new Refusal('maintenance', 'no', { notice: 12 }).notice).toBe('');
});

test('why a game is not rated is said as exactly as it is known', () => {
  expect(refusalId(new Refusal('rated', 'no', { why: 'clock' }))).toBe('web-refusal-rated-clock');
  expect(refusalId(new Refusal('rated', 'no', { why: 'the weather' }))).toBe('web-refusal-rated');
  expect(refusalId(new Refusal('full', 'no', { why: 'clock' }))).toBe('web-refusal-full');
  expect(refusalId(new TypeError('no'))).toBe('web-refusal-internal');
});
