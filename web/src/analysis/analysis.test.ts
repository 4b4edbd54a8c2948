import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Analysis } from './analysis.svelte';

const TURNS = [1, 2, 3].map((number) => ({ number, seat: 0, round: number, event: number, steps: [] }));
let asked: string[] = [];
let refusals: Record<string, string[]> = {};

const answers = (path: string): unknown => {
  const number = /analysis\/(\d+)/.exec(path)?.[1];
  if (number) return { number: Number(number), before: {}, after: {}, best: [], cost: 0 };
  return path.includes('/analysis') ? { turns: TURNS } : {};
};

beforeEach(() => {
  [asked, refusals] = [[], {}];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, 'http://house').pathname.replace('/api/v1', '');
    asked.push(path);
    const reason = refusals[path]?.shift();
    const body = reason ? { error: { reason, message: reason } } : answers(path);
    return Response.json(body, { status: reason ? 503 : 200 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('looking at a game', () => {
  const judgedOf = () => asked.filter((path) => /analysis\/\d/.test(path)).map((path) => path.slice(-1));

  it('asks about one turn after the other', async () => {
    const analysis = new Analysis('t', null, 'en');
    await analysis.open();
    expect(judgedOf()).toEqual(['1', '2', '3']);
    expect(analysis.done).toBe(true);
  });

  it('waits where many ask', async () => {
    refusals = { '/tables/t/analysis/2': ['busy', 'too-many'] };
    const analysis = new Analysis('t', null, 'en');
    const opened = analysis.open();
    await vi.advanceTimersByTimeAsync(10_000);
    await opened;
    expect(judgedOf()).toEqual(['1', '2', '2', '2', '3']);
    expect(analysis.refusal).toBeNull();
  });

  it('goes on where it stopped', async () => {
    refusals = { '/tables/t/analysis/2': ['internal'] };
    const analysis = new Analysis('t', null, 'en');
    await analysis.open();
    expect([analysis.refusal?.reason, analysis.reports.size]).toEqual(['internal', 1]);
    await analysis.open();
    expect(judgedOf()).toEqual(['1', '2', '2', '3']);
    expect([analysis.refusal, analysis.done]).toEqual([null, true]);
  });

  it('asks no more when it is left', async () => {
    const analysis = new Analysis('t', null, 'en');
    const opened = analysis.open();
    analysis.close();
    await opened;
    expect(judgedOf()).toEqual([]);
  });
});
