/** The turns of a finished game and what became of the outlook with each: `GET /tables/{id}/analysis`, made into lines. */
import type { Line, Sample } from '@/end/curve';
import type { ScoresData, TurnJudged, TurnListed } from '@/lib/shapes';

export type Reports = ReadonlyMap<number, TurnJudged>;

export const VALUES = ['chance', 'margin'] as const;
export type Value = (typeof VALUES)[number];

/** Where a turn lies on the axis, in rounds. */
export interface Span {
  from: number;
  to: number;
}

/** The turns of a round share it equally. */
export function spansOf(turns: readonly TurnListed[]): Span[] {
  const all = new Map<number, number>();
  for (const { round } of turns) all.set(round, (all.get(round) ?? 0) + 1);
  const done = new Map<number, number>();
  return turns.map(({ round }) => {
    const [before, of] = [done.get(round) ?? 0, all.get(round) ?? 1];
    done.set(round, before + 1);
    return { from: round - 1 + before / of, to: round - 1 + (before + 1) / of };
  });
}

/** A line for each seat of which something is known: it sees the game at its own turns only. */
export function linesOf(
  turns: readonly TurnListed[],
  reports: Reports,
  value: Value,
  finals: readonly number[] | null,
): Line[] {
  const spans = spansOf(turns);
  const seats = [...new Set(turns.map(({ seat }) => seat))].sort((a, b) => a - b);
  return seats.flatMap((seat) => {
    const samples: Sample[] = [];
    const marks = new Map<number, Sample>(); // the last of each round
    turns.forEach((turn, index) => {
      const [report, span] = [reports.get(turn.number), spans[index]];
      if (turn.seat !== seat || !report || !span) return;
      const after = { x: span.to, points: report.after[value] };
      samples.push({ x: span.from, points: report.before[value] }, after);
      marks.set(turn.round, after);
    });
    return samples.length
      ? [{ seat, samples, marks: [...marks.values()], final: finals?.[seat] ?? null }]
      : [];
  });
}

/** How it ended, in the same measure. */
export function finalsOf(scores: readonly ScoresData[], winners: readonly number[], value: Value): number[] {
  return scores.map(({ total }, seat) => {
    if (value === 'chance') return winners.includes(seat) ? 1 / winners.length : 0;
    const others = scores.filter((_, other) => other !== seat).map((score) => score.total);
    return total - Math.max(...others);
  });
}

/** Whole points; less than half a one is nothing that can be told from chance. */
export const costOf = (report: TurnJudged | undefined): number => Math.round(report?.cost ?? 0);

/** The turns that gave away most, the worst first. */
export function mistakesOf(turns: readonly TurnListed[], reports: Reports, most = 5): TurnListed[] {
  const cost = ({ number }: TurnListed) => costOf(reports.get(number));
  return turns
    .filter((turn) => cost(turn) > 0)
    .sort((a, b) => (reports.get(b.number)?.cost ?? 0) - (reports.get(a.number)?.cost ?? 0))
    .slice(0, most);
}

const [SMALL, GROWTH, LARGE] = [3, 0.9, 9.5];

/** Half the width of a mistake's mark: its area grows with what it cost, to a limit. */
export const radiusOf = (cost: number): number => Math.min(LARGE, SMALL + GROWTH * Math.sqrt(cost));

/** The turn at this place of the axis, or the nearest. */
export function turnAt(turns: readonly TurnListed[], at: number): number {
  const spans = spansOf(turns);
  const away = ({ from, to }: Span) => Math.max(from - at, at - to, 0);
  return spans.reduce(
    (nearest, span, index) => (away(span) < away(spans[nearest] ?? span) ? index : nearest),
    0,
  );
}

/** Where a key leads to from a turn; null for other keys. Pages are rounds. */
export function turnBy(key: string, turns: readonly TurnListed[], index: number): number | null {
  const last = turns.length - 1;
  const within = (to: number) => Math.max(0, Math.min(last, to));
  const round = turns[index]?.round ?? 0;
  const ways: Record<string, () => number> = {
    ArrowLeft: () => index - 1,
    ArrowDown: () => index - 1,
    ArrowRight: () => index + 1,
    ArrowUp: () => index + 1,
    Home: () => 0,
    End: () => last,
    PageUp: () => turns.findIndex((turn) => turn.round >= round - 1),
    PageDown: () => {
      const next = turns.findIndex((turn) => turn.round > round);
      return next < 0 ? last : next;
    },
  };
  const way = ways[key];
  return way ? within(way()) : null;
}
