/** The steps of a turn, and which of them are on: gold only where something can be done. */
import type { PositionData } from '@/lib/shapes';

/** Each has its word, `web-table-step-<step>`. */
export const STEPS = ['guest', 'die', 'end'] as const;
export type Step = (typeof STEPS)[number];

type Facts = Pick<PositionData, 'turn' | 'pending'>;

/** While the action of a die, a reward or the like is decided, the step it belongs to goes on. */
export function stepsNow({ turn, pending }: Facts, may: { guest: boolean; die: boolean }): Step[] {
  if (pending.length) return turn.die ? ['die'] : [];
  if (turn.die) return ['end'];
  return STEPS.filter((step) => step !== 'end' && may[step]);
}

export function stepsDone({ turn, pending }: Facts): Step[] {
  const die = turn.die && !pending.length;
  return [...(turn.guest ? ['guest' as const] : []), ...(die ? ['die' as const] : [])];
}
