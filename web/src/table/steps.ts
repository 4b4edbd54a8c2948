/** The steps of a turn, and which of them are on: gold only where something can be done. */
import type { PositionData } from '@/lib/shapes';

/** Each has its word, `web-table-step-<step>`. */
export const STEPS = ['guest', 'die', 'end'] as const;
export type Step = (typeof STEPS)[number];

type Facts = Pick<PositionData, 'turn' | 'pending'>;

/** While the action of a die is decided, its step goes on; what is decided after it belongs to the end of the turn. */
export function stepsNow(
  { turn, pending }: Facts,
  dieDone: boolean,
  may: { guest: boolean; die: boolean },
): Step[] {
  if (dieDone) return ['end'];
  if (pending.length) return turn.die ? ['die'] : [];
  return STEPS.filter((step) => step !== 'end' && may[step]);
}

export function stepsDone({ turn }: Facts, dieDone: boolean): Step[] {
  return [...(turn.guest ? ['guest' as const] : []), ...(dieDone ? ['die' as const] : [])];
}
