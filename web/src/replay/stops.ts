/** The moments a replay stops at, and the way between them. */
import { TURN_ENDS, type LogEntry } from '@/lib/log';

export interface Stop {
  /** How many moves have happened. */
  moment: number;
  round: number;
  entries: LogEntry[];
  /** A turn ends here. */
  turn: boolean;
}

/** Where something was told, from the laid table to the last final move; of a game without a log, every move. */
export function stopsOf(entries: readonly LogEntry[], moves: number, opening = 0): Stop[] {
  const stops = new Map<number, Stop>([[opening, { moment: opening, round: 0, entries: [], turn: false }]]);
  for (const entry of entries) {
    if (entry.moment === null || entry.moment > moves) continue;
    const moment = Math.max(entry.moment, opening);
    const stop = stops.get(moment) ?? {
      moment,
      round: entry.round,
      entries: [],
      turn: false,
    };
    stop.entries.push(entry);
    stop.turn ||= TURN_ENDS.includes(entry.name);
    stops.set(moment, stop);
  }
  if (stops.size === 1)
    for (let moment = opening + 1; moment < moves; moment++)
      stops.set(moment, { moment, round: 0, entries: [], turn: false });
  if (!stops.has(moves)) stops.set(moves, { moment: moves, round: 0, entries: [], turn: false });
  return [...stops.values()].sort((a, b) => a.moment - b.moment);
}

/** The stop at a moment, or the last one before it. */
export function indexAt(stops: readonly Stop[], moment: number): number {
  const after = stops.findIndex((stop) => stop.moment > moment);
  return after < 0 ? stops.length - 1 : Math.max(0, after - 1);
}

export const STEPS = ['first', 'turn-back', 'back', 'on', 'turn-on', 'last'] as const;
export type Step = (typeof STEPS)[number];

/** The index a step leads to; where there is none further, the end on that side. */
export function stepFrom(stops: readonly Stop[], index: number, step: Step): number {
  const last = stops.length - 1;
  const turn = (from: number, way: 1 | -1): number => {
    for (let next = from + way; next > 0 && next < last; next += way) if (stops[next]?.turn) return next;
    return way > 0 ? last : 0;
  };
  const to: Record<Step, () => number> = {
    first: () => 0,
    'turn-back': () => turn(index, -1),
    back: () => Math.max(0, index - 1),
    on: () => Math.min(last, index + 1),
    'turn-on': () => turn(index, 1),
    last: () => last,
  };
  return to[step]();
}

export type Command = Step | 'play';

/** Keys of the player. Those that scroll a page do so, unless the focus is on the player itself. */
const ANYWHERE: Record<string, Command> = { ArrowLeft: 'back', ArrowRight: 'on' };
const ON_PLAYER: Record<string, Command> = {
  ' ': 'play',
  Home: 'first',
  End: 'last',
  PageUp: 'turn-back',
  PageDown: 'turn-on',
};
/** The slider does these by itself, and a button is pressed by its own key. */
const OF_SLIDER = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

export type Where = 'page' | 'player' | 'slider' | 'button' | 'field';

export function commandOf(key: string, where: Where): Command | null {
  if (where === 'field') return null;
  if (where === 'slider' && OF_SLIDER.includes(key)) return null;
  if (where === 'button' && key === ' ') return null;
  const known = where === 'page' ? ANYWHERE : { ...ANYWHERE, ...ON_PLAYER };
  return known[key] ?? null;
}

/** Which moments to fetch before they are asked for: those next door, in the direction of travel first. */
export function nearby(stops: readonly Stop[], index: number): number[] {
  return [index + 1, index + 2, index - 1].flatMap((at) => stops[at]?.moment ?? []);
}
