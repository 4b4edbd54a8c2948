/** A rating over time: which kinds there are, and where its curve runs. */
import type { RatingThen } from '@/lib/shapes';

/** Kinds of rating, `2 live`: those of which there are games, the one with most of them first. */
export function kindsOf(history: readonly RatingThen[]): string[] {
  const games = new Map<string, number>();
  for (const then of history) games.set(kindOf(then), (games.get(kindOf(then)) ?? 0) + 1);
  return [...games].sort((one, other) => other[1] - one[1]).map(([kind]) => kind);
}

export const kindOf = ({ players, pace }: Pick<RatingThen, 'players' | 'pace'>) => `${players} ${pace}`;

/** Lines across, at round numbers, from below the lowest to above the highest: four spaces or fewer. */
export function scaleAround(lowest: number, highest: number): number[] {
  const step = [25, 50, 100, 200, 500].find((step) => (highest - lowest) / step <= 3) ?? 1000;
  const first = Math.floor(lowest / step);
  const count = Math.max(1, Math.ceil(highest / step) - first);
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}

/** Places from 0 to 1, by when each game ended; a single moment lies in the middle. */
export function placesOf(times: readonly number[]): number[] {
  const [first, last] = [Math.min(...times), Math.max(...times)];
  return times.map((at) => (last > first ? (at - first) / (last - first) : 0.5));
}
