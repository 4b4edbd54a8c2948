/** Which level would have made a closer game of one that was one-sided. */
import type { SeatShown, ScoresData } from '@/lib/shapes';

/** Points between oneself and the best of the others. */
export const ONE_SIDED = 40;

/** The next level above or below that of the computers one played against; none where it was close, where they were of
 *  several levels or where there is no other. `bots` are the levels, the simplest first. */
export function closerLevel(
  seats: readonly Pick<SeatShown, 'bot' | 'person'>[],
  scores: readonly Pick<ScoresData, 'total'>[],
  own: readonly number[],
  bots: readonly string[],
): string | null {
  const [seat = -1, several] = own;
  const others = seats.filter((_, index) => index !== seat);
  const at = bots.indexOf(others[0]?.bot ?? '');
  const level = others.every(({ bot, person }) => !person && bot === others[0]?.bot) ? at : -1;
  if (level < 0 || seat < 0 || several !== undefined) return null;
  const totals = scores.map(({ total }) => total);
  const lead = (totals[seat] ?? 0) - Math.max(...totals.filter((_, index) => index !== seat));
  return Math.abs(lead) < ONE_SIDED ? null : (bots[level + Math.sign(lead)] ?? null);
}
