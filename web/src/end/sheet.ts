/** The score sheet: its rows, the best of each, and how far it has been told. */
import type { ScoresData, Told } from '@/lib/shapes';

/** Sources of points in the order of the sheet; ids `web-end-source-<source>`. */
export const DURING = ['guests', 'rooms', 'groups', 'objectives', 'emperor', 'tiles', 'staff'] as const;
export const FINAL = ['staff_end', 'floors', 'krones', 'kitchen', 'cafe'] as const;
export type Source = (typeof DURING)[number] | (typeof FINAL)[number];

/** The events that tell each part of the final scoring. */
const TOLD_BY: Record<(typeof FINAL)[number], Told['name']> = {
  staff_end: 'final-staff',
  floors: 'final-floors',
  krones: 'final-krones',
  kitchen: 'final-kitchen',
  cafe: 'final-cafe',
};

/** Told to the end. */
export const ALL_TOLD = FINAL.length;

export interface Row {
  source: Source;
  values: number[];
  best: number | null;
}

/** The one who has most, if it is one. */
export function bestOf(values: number[]): number | null {
  const most = Math.max(...values);
  const first = values.indexOf(most);
  return values.length > 1 && values.lastIndexOf(most) === first ? first : null;
}

export function rowsOf(scores: ScoresData[], sources: readonly Source[]): Row[] {
  return sources.map((source) => {
    const values = scores.map((score) => score[source]);
    return { source, values, best: bestOf(values) };
  });
}

const sum = (score: ScoresData, sources: readonly Source[]) =>
  sources.reduce((total, source) => total + score[source], 0);

/** Points when the last die was taken, and after the first `told` parts of the final scoring. */
export const beforeFinal = (score: ScoresData) => sum(score, DURING);
export const totalAfter = (score: ScoresData, told: number) =>
  sum(score, [...DURING, ...FINAL.slice(0, told)]);

/** The sentences of one part of the final scoring, one for each seat it concerns. */
export function tellingOf(events: readonly Told[], part: (typeof FINAL)[number]): Told[] {
  return events.filter((event) => event.name === TOLD_BY[part]);
}

export type Headline =
  | { kind: 'wins'; winner: number; by: number }
  | { kind: 'tiebreak' | 'leopold-tie'; winner: number }
  | { kind: 'shared'; winners: number[] }
  | { kind: 'beats-leopold' | 'leopold-wins'; winner: number; by: number };

/** How it ended, in one line. In a solo game Leopold is the second seat. */
export function headlineOf(scores: ScoresData[], winners: number[], solo: boolean): Headline {
  if (winners.length > 1) return { kind: 'shared', winners };
  const winner = winners[0] ?? 0;
  const rivals = scores.filter((_, seat) => seat !== winner).map((score) => score.total);
  const by = (scores[winner]?.total ?? 0) - Math.max(...rivals);
  if (solo && winner === 1)
    return by === 0 ? { kind: 'leopold-tie', winner } : { kind: 'leopold-wins', winner, by };
  if (solo) return { kind: 'beats-leopold', winner, by };
  return by === 0 ? { kind: 'tiebreak', winner } : { kind: 'wins', winner, by };
}

/** The guest who brought a seat most points by checking in, and how many. */
export function bestGuestOf(events: readonly Told[], seat: number): { guest: number; points: number } | null {
  const guests = events
    .filter((event) => event.seat === seat && (event.name === 'checks-in' || event.name === 'leopold-guest'))
    .map((event) => ({ guest: event.arguments.guest ?? 0, points: event.effects['points.guests'] ?? 0 }));
  return guests.sort((a, b) => b.points - a.points)[0] ?? null;
}

/** How long a game lasted, in the unit that says most; ids `web-end-lasted-<unit>`. */
const LASTED = ['minutes', 'hours', 'days'] as const;
export function lastedOf(seconds: number): { unit: (typeof LASTED)[number]; n: number; minutes: number } {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return { unit: 'minutes', n: minutes, minutes };
  if (minutes < 24 * 60) return { unit: 'hours', n: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { unit: 'days', n: Math.round(minutes / (24 * 60)), minutes: 0 };
}

/** How small a name is set, from 0, the largest: so that its longest word is not broken, unless it is one of people. */
export function sizeOf(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return [7, 9, 12].filter((letters) => longest > letters).length;
}
