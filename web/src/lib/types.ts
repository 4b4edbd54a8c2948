/** What the server sends; described in docs/server.md and at /api. */
import type { Prospects } from './prospects';
import { FOODS, type GUEST_COLOURS, type POINT_SOURCES } from './vocabulary';

export type Seat = number | null;
export type Status = 'open' | 'running' | 'over' | 'ended' | 'frozen';
export type Colour = (typeof GUEST_COLOURS)[number];
export type Food = (typeof FOODS)[number];
export { FOODS };

export interface Who {
  id: string;
  name: string;
}

export interface Me {
  id: string;
  name: string;
  account: boolean;
  language: string;
  email: string | null;
  webhook: string | null;
}

// A position, as docs/notation.md describes it

export interface Guest {
  guest: number;
  served: number[];
}

export type Points = Record<(typeof POINT_SOURCES)[number], number>;

export interface Scores extends Points {
  staff_end: number;
  floors: number;
  krones: number;
  kitchen: number;
  cafe: number;
  total: number;
}

export interface SeatPosition {
  hotel: string;
  krones: number;
  emperor: number;
  points: Points;
  kitchen: number[];
  cafe: (Guest | null)[];
  prepared: number[];
  occupied: number[];
  groups_paid: number[];
  hand: number[];
  played: number[];
  used: number[];
  known: number[];
  numbers: number;
}

export interface Frame {
  frame: string;
  a: number;
  b: number;
  c: number;
}

export interface Setup {
  players: number;
  rules: string | Record<string, string>;
  hotels: string | string[];
  staff: string;
  solo: string | null;
}

export interface Position {
  setup: Setup;
  phase: string;
  round: number;
  first: number;
  actor: number;
  turn: { begun: boolean; guest: boolean; die: boolean; extra: boolean; extra_turns: number };
  tiles: (string | null)[];
  objectives: (number | null)[];
  claims: number[][];
  dice: number[];
  to_roll: number;
  dustbin: number;
  passed: boolean[];
  queue: number[];
  guest_discard: number[];
  guest_deck: number;
  staff_deck: number;
  offer: number[];
  draft: number[][];
  leopold: { deck: number[]; staff: number[]; markers: number[] } | null;
  pending: Frame[];
  seats: SeatPosition[];
}

// A table, its state, its updates

export interface Run {
  seat: Seat;
  steps: number;
  complete: boolean;
  can_undo: boolean;
  can_redo: boolean;
}

export interface Legal {
  action: number;
  notation: string;
}

export interface State {
  revision: number;
  status: Status;
  seat: Seat;
  position: Position;
  run: Run;
  turn: number;
  turn_since: number | null;
  due: number | null;
  late: boolean;
  wanting_end: number[];
  legal: Legal[];
  scores: Scores[] | null;
  /** If asked for with it. */
  prospects?: Prospects | null;
}

/** Something that happened; `text` is its sentence in the language asked for. */
export interface Told {
  index: number;
  name: string;
  seat: Seat;
  effects: Record<string, number>;
  arguments: Record<string, unknown>;
  text: string;
  /** The sentence without what it brought, and what that was by kind. */
  brief?: string;
  gains?: Record<string, number>;
}

export interface Update {
  type: 'update';
  revision: number;
  kind: string;
  seat: Seat;
  at: number;
  moves: number;
  status: Status;
  run: Run | null;
  events: Told[];
  table?: Record<string, unknown>;
}

export interface SeatShown {
  seat: number;
  person: Who | null;
  bot: string | null;
  given_up: boolean;
  leopold: boolean;
}

export interface Table {
  id: string;
  code: string | null;
  title: string;
  status: Status;
  public: boolean;
  hot_seat: boolean;
  imported: boolean;
  players: number;
  rules: string;
  setup: Setup;
  seconds_per_turn: number | null;
  host: Who | null;
  seats: SeatShown[];
  you: { seats: number[]; host: boolean };
  your_turn: boolean;
  revision: number;
  moves: number;
  to_act: Seat;
  turn_since: number | null;
  created: number;
  started: number | null;
  finished: number | null;
  result: { scores: Scores[]; winners: number[] } | null;
  /** The place of each seat in the result, from 1. */
  places: number[] | null;
  rematch_of: string | null;
  rematch: { id: string; code: string | null } | null;
}

export interface ChatMessage {
  type: 'chat';
  id: number;
  person: Who;
  text: string;
  at: number;
}

/** The game as it stood after so many final events. */
export interface Moment {
  event: number;
  events: number;
  status: Status;
  seat: Seat;
  move: { seat: number; notation: string } | null;
  position: Position;
}
