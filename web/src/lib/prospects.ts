/** What may be done and what would come of it: `GET /tables/{id}/prospects`. All sentences are in the language asked for. */
import type { Colour, Scores, Seat, State, Told } from './types';

/** Something you may do now, with all that follows from it by itself. */
export interface Option {
  action: number;
  notation: string;
  /** What it is, as a short sentence: "Take a 1 at strength 4." */
  text: string;
  /** The same without what it brings, where that is told by tokens. */
  brief?: string;
  gains?: Record<string, number>;
  /** It reveals something or ends the turn: it cannot be taken back. */
  final: boolean;
  events: Told[];
}

/** Something people may try that is not possible now, and why. */
export interface Refused {
  notation: string;
  text: string;
}

export interface Die {
  face: number;
  dice: number;
  /** Of the seat asked, or of the eyes; 0 where no die lies. */
  strength: number;
  boosted: number;
  /** Krones to be paid for taking it (the 6), without the boost. */
  price: number;
  /** How the strength comes about: "3 dice, 1 staff". */
  text: string;
}

export interface EmperorOutlook {
  /** Where the seat will stand after going back. */
  after: number;
  points: number;
  outcome: 'bonus' | 'penalty' | 'nothing';
  /** What the coming tile would do if the round ended now. */
  text: string;
}

export interface Group {
  rooms: number[];
  colour: Colour;
  occupied: number;
  /** What it brings when full, such as { points: 9 }. */
  bonus: Record<string, number>;
  /** Whether it has been gained already. */
  paid: boolean;
}

export interface ObjectiveProgress {
  number: number;
  have: number;
  need: number;
  met: boolean;
  /** Points the seat has from it, or would get by claiming now; 0 when no space is left. */
  points: number;
  claimed: boolean;
}

export interface SeatProspects {
  seat: number;
  /** The player as sentences name them; bots of one level at a table are numbered. */
  name: string;
  /** The turn-order numbers of the seat in this round. */
  numbers: number[];
  /** Points on the track. */
  points: number;
  /** Points by source as if the game ended now, with `total`. */
  scores: Scores;
  emperor: EmperorOutlook | null;
  objectives: ObjectiveProgress[];
  groups: Group[];
  /** What each end-of-game card at work would bring now. */
  staff_end: Record<string, number>;
  /** Krones to prepare each room that has no tile yet, by room; null where it cannot be reached. */
  room_prices: (number | null)[];
}

export interface Prospects {
  revision: number;
  seat: Seat;
  /** One sentence: what is expected of whom. */
  ask: string;
  options: Option[];
  refusals: Refused[];
  dice: Die[];
  /** Krones for the guest in each place of the queue. */
  queue_prices: number[];
  /** The next scoring of the emperor; null after the last. */
  emperor: {
    round: number;
    tile: string;
    back: number;
    outcomes: EmperorOutlook['outcome'][];
    points: number[];
  } | null;
  /** Turn-order numbers of this round in their order. */
  order: { number: number; seat: number; taken: boolean }[];
  seats: SeatProspects[];
  /** Only the bare legal actions of a state whose prospects are still on their way. */
  provisional?: true;
}

/** Until the prospects of a new state are here: what is legal in it, without consequences and reasons. */
export function provisional(before: Prospects, state: State): Prospects {
  const known = new Map(before.options.map((option) => [option.notation, option]));
  const options = state.legal.map(({ action, notation }) => {
    const old = known.get(notation);
    return { action, notation, text: old?.text ?? '', final: old?.final ?? false, events: [] };
  });
  return { ...before, revision: state.revision, options, refusals: [], provisional: true };
}
