/** Turns in sentences. */
import { percentOf } from '@/lib/outlook';
import type { TurnJudged, TurnListed, TurnStep } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { costOf } from './judged';

export const sentences = (steps: readonly TurnStep[]) => steps.map(({ text }) => text).join(' ');

export const headOf = (turn: TurnListed, names: readonly string[]) =>
  t('web-analysis-turn', { round: turn.round, name: names[turn.seat] ?? '' });

/** All of it, for those who listen. */
export function tellTurn(turn: TurnListed, report: TurnJudged | undefined, names: readonly string[]): string {
  const cost = costOf(report);
  const judged = report
    ? t(cost ? 'web-analysis-judged' : 'web-analysis-judged-good', {
        before: percentOf(report.before.chance),
        after: percentOf(report.after.chance),
        points: cost,
        better: sentences(report.best),
      })
    : t('web-analysis-not-yet');
  return t('web-analysis-told', { turn: headOf(turn, names), played: sentences(turn.steps), judged });
}
