/** All components of the game with their names and sentences: `GET /components?language=…&rules=…`. */
import type { Colour } from './types';

export interface Effect {
  kind: string;
  amount: number;
  food?: number[];
  discount?: number;
  floor_limit?: number;
  text: string;
}

export interface GuestCard {
  number: number;
  name: string;
  colour: Colour;
  order: number[];
  points: number;
  reward: Effect[];
  /** Rule options by which it differs between the rulebooks. */
  options: string[];
}

export interface StaffCard {
  number: number;
  name: string;
  cost: number;
  timing: 'once' | 'round' | 'always' | 'end';
  text: string;
  // The same as data, for drawing: what it gives when played or used, what it does when something happens, what it scores.
  effects?: Effect[];
  triggers?: StaffTrigger[];
  scores?: { kind: string; amount: number }[];
  /** Rule options by which it differs between the rulebooks. */
  options: string[];
}

export interface StaffTrigger {
  event: string;
  colour: string | null;
  dice: number[];
  order: number;
  kind: string;
  amount: number;
}

export interface ObjectiveCard {
  number: number;
  group: string;
  name: string;
  text: string;
  kind: string;
  amount: number;
  /** Blue, red and yellow rooms to be occupied, for the kind `rooms`. */
  rooms: number[];
}

export interface EmperorTile {
  id: string;
  name: string;
  bonus: string;
  penalty: string;
  /** The same as data, for drawing; of two penalties the second is for those who cannot pay the first. */
  effect?: Effect;
  penalties?: { kind: string; amount: number }[];
  /** Rule options by which it differs between the rulebooks. */
  options: string[];
}

export interface LeopoldCard {
  number: number;
  texts: string[];
}

export interface Components {
  version: string;
  guests: Record<string, GuestCard>;
  staff: Record<string, StaffCard>;
  objectives: Record<string, ObjectiveCard>;
  tiles: Record<string, EmperorTile>;
  leopold: Record<string, LeopoldCard>;
  /** Floors from the ground up, a letter for each room: B, R, Y. */
  hotels: Record<string, string[]>;
  /** Each rulebook with the values of all rule options; 2022 is the usual one. */
  editions: Record<string, Record<string, string>>;
  board: {
    rounds: number;
    /** By number of players. */
    dice: Record<string, number>;
    /** In a café. */
    tables: number;
    /** What everybody begins with; the kitchen in the order of the foods. */
    start_krones: number;
    start_kitchen: number[];
    start_hand: number;
    start_rooms: number;
    queue_prices: number[];
    boost_price: number;
    six_price: number;
    serve_price: number;
    serve_items: number;
    /** Points of each space of the emperor track at a scoring. */
    emperor_points: number[];
    /** The rounds after which the emperor scores, and the spaces back then. */
    emperor_rounds: number[];
    emperor_back: number[];
    /** Points for each step beyond the end of the track. */
    emperor_beyond: number;
    /** The space from which on he gives his bonus, after going back. */
    bonus_from: number;
    room_points: number[];
    floor_prices: number[];
    floor_points: number[];
    objective_points: number[];
    most_krones: number;
    /** Points at the end for each; those for a guest still in the café are never above 0. */
    final_krone: number;
    final_kitchen_item: number;
    final_cafe_guest: number;
    /** By colour, what a full group of 1 to 4 rooms brings. */
    group_bonus: Record<string, { kind: string; amounts: number[] }>;
  };
}
