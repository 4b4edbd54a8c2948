import { expect, it } from 'vitest';
import type { RatingThen } from '@/lib/shapes';
import { kindsOf, placesOf, scaleAround } from './course';

const game = (players: number, pace: 'live' | 'days') => ({ players, pace }) as RatingThen;

it('begins with the kind that was played most', () => {
  const history = [game(2, 'live'), game(3, 'days'), game(3, 'days'), game(2, 'days')];
  expect(kindsOf(history)).toEqual(['3 days', '2 live', '2 days']);
  expect(kindsOf([])).toEqual([]);
});

it('has lines at round numbers around what is shown', () => {
  expect(scaleAround(1512, 1540)).toEqual([1500, 1525, 1550]);
  expect(scaleAround(1320, 1790)).toEqual([1200, 1400, 1600, 1800]);
  expect(scaleAround(1500, 1500)).toEqual([1500, 1525]);
  expect(scaleAround(0, 2800)).toEqual([0, 1000, 2000, 3000]);
  for (const [low, high] of [
    [1101, 1874],
    [1499, 1526],
    [1450, 1850],
  ] as const) {
    const scale = scaleAround(low, high);
    expect(scale[0]).toBeLessThanOrEqual(low);
    expect(scale.at(-1)).toBeGreaterThanOrEqual(high);
    expect(scale.length).toBeLessThanOrEqual(5);
  }
});

it('places games by when they ended', () => {
  expect(placesOf([100, 150, 300])).toEqual([0, 0.25, 1]);
  expect(placesOf([70])).toEqual([0.5]);
  expect(placesOf([70, 70])).toEqual([0.5, 0.5]);
});
