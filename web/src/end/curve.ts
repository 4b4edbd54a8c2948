/** Points over the game, computed from what each event changed. */
import { TURN_ENDS, type LogEntry } from '@/lib/log';

export interface Sample {
  /** In rounds: 3.5 is the middle of the fourth round. */
  x: number;
  points: number;
}

export interface Series {
  seat: number;
  samples: Sample[];
  /** Points at the end of each round. */
  rounds: number[];
  /** After the final scoring. */
  final: number;
}

/** What is drawn of a seat. */
export interface Line {
  seat: number;
  samples: Sample[];
  /** Places with the seat's marker. */
  marks: Sample[];
  /** Where the line goes from its last sample after the last round, if that is known. */
  final: number | null;
}

export interface Moment {
  seat: number;
  x: number;
  points: number;
  gain: number;
  entry: LogEntry;
}

const EMPEROR: LogEntry['name'][] = ['emperor', 'emperor-bonus', 'emperor-penalty'];

/** Points an event brought its seat, of all sources or of one. */
export function gainOf(event: Pick<LogEntry, 'effects'>, source: string | null = null): number {
  return Object.entries(event.effects)
    .filter(([kind]) => (source ? kind === `points.${source}` : kind.startsWith('points.')))
    .reduce((sum, [, amount]) => sum + amount, 0);
}

/** How many rounds were begun: fewer than the board has where a game was cut short. */
export const roundsOf = (entries: readonly LogEntry[]) => Math.max(0, ...entries.map(({ round }) => round));

/** After which of these rounds the emperor has scored. */
export const emperorsOf = (entries: readonly LogEntry[], rounds: readonly number[]) =>
  rounds.filter((after) => entries.some(({ name, round }) => round === after && EMPEROR.includes(name)));

/** Where each event stands on the axis: turns share their round equally, each event in the middle of its turn, the emperor at the end. */
export function placesOnAxis(entries: readonly LogEntry[]): number[] {
  const turns = new Map<number, number>();
  for (const entry of entries)
    if (TURN_ENDS.includes(entry.name)) turns.set(entry.round, (turns.get(entry.round) ?? 0) + 1);
  const done = new Map<number, number>();
  return entries.map((entry) => {
    if (entry.round === 0) return 0;
    const [before, all] = [done.get(entry.round) ?? 0, turns.get(entry.round) ?? 1];
    if (TURN_ENDS.includes(entry.name)) done.set(entry.round, before + 1);
    const share = TURN_ENDS.includes(entry.name) ? before + 1 : before + 0.5;
    return entry.round - 1 + Math.min(1, share / all);
  });
}

/** One series for each seat; `finals` are the totals of the sheet, where all sources count. */
export function seriesOf(
  entries: readonly LogEntry[],
  seats: number,
  finals: number[] | null,
  source: string | null = null,
): Series[] {
  const places = placesOnAxis(entries);
  const last = roundsOf(entries);
  return Array.from({ length: seats }, (_, seat) => {
    const samples: Sample[] = [{ x: 0, points: 0 }];
    const rounds = Array.from({ length: last }, () => 0);
    let points = 0;
    entries.forEach((entry, index) => {
      points += entry.seat === seat ? gainOf(entry, source) : 0;
      if (entry.round > 0) rounds.fill(points, entry.round - 1);
      addSample(samples, { x: places[index] ?? 0, points });
    });
    return { seat, samples, rounds, final: finals?.[seat] ?? points };
  });
}

/** To the end of the last round, marked at the end of each, and then to the final points. */
export function lineOf({ seat, samples, rounds, final }: Series, last: number, ends: boolean): Line {
  const points = samples.at(-1)?.points ?? 0;
  return {
    seat,
    samples: [...samples, { x: last, points }],
    marks: rounds.map((points, index) => ({ x: index + 1, points })),
    final: ends ? final : null,
  };
}

/** One sample for each place of the axis. */
function addSample(samples: Sample[], sample: Sample): void {
  if (samples.at(-1)?.x === sample.x) samples.pop();
  samples.push(sample);
}

/** The single events that brought most, in the order they happened; the emperor has marks of his own. */
export function greatMoments(entries: readonly LogEntry[], seats: number, most = 3, least = 5): Moment[] {
  const places = placesOnAxis(entries);
  const totals = Array.from({ length: seats }, () => 0);
  const moments: Moment[] = [];
  entries.forEach((entry, index) => {
    const gain = gainOf(entry);
    if (entry.seat === null || gain === 0) return;
    totals[entry.seat] = (totals[entry.seat] ?? 0) + gain;
    if (gain < least || EMPEROR.includes(entry.name)) return;
    moments.push({ seat: entry.seat, x: places[index] ?? 0, points: totals[entry.seat] ?? 0, gain, entry });
  });
  const kept = new Set([...moments].sort((a, b) => b.gain - a.gain).slice(0, most));
  return moments.filter((moment) => kept.has(moment));
}

/** Steps of the scale: 1, 2 or 5 times a power of ten, five lines at most. */
export function scaleOf(lowest: number, highest: number): number[] {
  const range = Math.max(10, highest - Math.min(0, lowest));
  const power = 10 ** Math.floor(Math.log10(range / 4));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => range / n <= 5) ?? power * 10;
  const first = Math.floor(Math.min(0, lowest) / step);
  const count = Math.ceil(Math.max(10, highest) / step) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}

/** Labels moved apart where they would lie on each other: downwards, and from the lowest place there is upwards again. */
export function spread<T extends { at: number }>(labels: readonly T[], room: number, lowest: number): T[] {
  const moved = [...labels].sort((a, b) => a.at - b.at).map((label) => ({ ...label }));
  let last = -Infinity;
  for (const label of moved) last = label.at = Math.max(label.at, last + room);
  let next = lowest + room;
  for (const label of moved.reverse()) next = label.at = Math.min(label.at, next - room);
  return moved.reverse();
}
