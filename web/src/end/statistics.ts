/** What one's games say together: `GET /me/statistics`, and what the page makes of it. */
import type { ResultShown, Statistics } from '@/lib/shapes';
import { DURING, FINAL, type Source } from './sheet';

/** Games won in a row up to now. */
export function streakNow(results: readonly ResultShown[]): number {
  const lost = results.findLastIndex((result) => !result.won);
  return results.length - 1 - lost;
}

/** The mean of each game and those just before it. */
export function rollingMean(scores: readonly number[], width = 5): number[] {
  return scores.map((_, index) => {
    const some = scores.slice(Math.max(0, index - width + 1), index + 1);
    return some.reduce((sum, score) => sum + score, 0) / some.length;
  });
}

export interface Gap {
  source: Source;
  own: number;
  winner: number;
  gap: number;
}

/** Each source of points: one's own mean beside that of the winners. */
export function gapsOf(own: Statistics['by_source'], winners: Statistics['winners_by_source']): Gap[] {
  return [...DURING, ...FINAL].map((source) => {
    const [mine, theirs] = [own[source] ?? 0, winners[source] ?? 0];
    return { source, own: mine, winner: theirs, gap: mine - theirs };
  });
}

/** Where one is furthest ahead of the winners, and furthest behind; nothing where it is hardly a point. */
export function strengthsOf(gaps: readonly Gap[]): { best: Gap | null; worst: Gap | null } {
  const sorted = [...gaps].sort((a, b) => b.gap - a.gap);
  const [best, worst] = [sorted[0] ?? null, sorted.at(-1) ?? null];
  return { best: best && best.gap >= 1 ? best : null, worst: worst && worst.gap <= -1 ? worst : null };
}
