import { describe, expect, it } from 'vitest';
import type { ResultShown } from '@/lib/shapes';
import { gapsOf, rollingMean, streakNow, strengthsOf } from './statistics';

const results = (...won: boolean[]) => won.map((victory) => ({ won: victory }) as ResultShown);

describe('form', () => {
  it('counts the wins since the last defeat', () => {
    expect(streakNow(results(true, false, true, true))).toBe(2);
    expect(streakNow(results(true, true))).toBe(2);
    expect(streakNow(results(true, false))).toBe(0);
    expect(streakNow([])).toBe(0);
  });
  it('smooths over the last games only', () =>
    expect(rollingMean([10, 20, 30, 40], 2)).toEqual([10, 15, 25, 35]));
});

describe('against the winners', () => {
  const gaps = gapsOf({ guests: 20, objectives: 5, krones: 2 }, { guests: 14, objectives: 20, krones: 2.5 });
  it('compares every source', () => {
    expect(gaps).toHaveLength(12);
    expect(gaps.find(({ source }) => source === 'guests')).toEqual({
      source: 'guests',
      own: 20,
      winner: 14,
      gap: 6,
    });
  });
  it('finds the strongest and the weakest side', () => {
    expect(strengthsOf(gaps).best?.source).toBe('guests');
    expect(strengthsOf(gaps).worst?.source).toBe('objectives');
  });
  it('makes nothing of nothing', () =>
    expect(strengthsOf(gapsOf({ krones: 2 }, { krones: 2.5 }))).toEqual({ best: null, worst: null }));
});
