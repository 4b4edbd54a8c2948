/** An option's consequences as short pieces: what can be drawn as tokens, and sentences for the rest. */
import type { Food } from '@/lib/food';
import type { OptionShown, ServingShown, Told } from '@/lib/shapes';
import { FOODS } from '@/lib/vocabulary';
import { ghostsOfOption, type Ghosts } from './ghosts';

export interface Serving {
  guest: number;
  food: Food[];
  full: boolean;
}

export interface Telling {
  servings: Serving[];
  /** Guests who become full without an item that is told, by a card. */
  full: number[];
  kitchen: Food[];
  krones: number;
  emperor: number;
  points: number;
  /** What could follow, in few words. */
  phrases: string[];
  sentences: string[];
}

/** Told by the option's own text, or by the tokens. */
const DRAWN = new Set<Told['name']>([
  'takes-die', 'takes-guest', 'takes-first-guest', 'splits', 'chooses-food', 'places-food', 'stores-food', 'serves',
  'order-complete', 'completes-order', 'checks-in', 'prepares-room', 'occupies-room', 'room-removed', 'claims',
  'uses-staff', 'hires', 'loses', 'passes', 'ends-turn', 'draft-keeps', 'staff-under', 'dismisses', 'declines',
  'copies-action', 'extra-action',
]); // prettier-ignore

export function tellingOf(option: OptionShown, seat: number): Telling {
  const ghosts = ghostsOfOption(option, seat);
  /** Its own sentence names the guest and the item. */
  const said = /^(serve|place) /.test(option.notation);
  const served: ServingShown[] = said ? [] : (option.ahead?.servings ?? servedBy(ghosts));
  const servings = served.map(({ guest, food, full }) => ({ guest, food: foods(food), full }));
  const toKitchen = ghosts.kitchen.map((count) => Math.max(0, count));
  return {
    servings,
    full: ghosts.full.filter((guest) => said || !(guest in ghosts.served)),
    kitchen: foods(toKitchen),
    krones: ghosts.krones - pricesOf(option.events, seat),
    emperor: ghosts.emperor,
    points: ghosts.points,
    phrases: option.ahead?.phrases ?? [],
    sentences: option.events
      .filter((event) => event.seat === seat && isSaid(event))
      .map(({ text }) => text ?? ''),
  };
}

/** What is paid is said by the sentence that names the price. */
const pricesOf = (events: readonly Told[], seat: number) =>
  events
    .filter((event) => event.seat === seat && event.arguments.price)
    .reduce((sum, { effects }) => sum + (effects.krones ?? 0), 0);

const servedBy = ({ served, full }: Ghosts) =>
  Object.entries(served).map(([guest, food]) => ({ guest: +guest, food, full: full.includes(+guest) }));

/** What has an effect is drawn; what is the option itself is its text. */
const isSaid = ({ name, text, effects }: Told) =>
  text !== '' && !DRAWN.has(name) && Object.keys(effects).length === 0;

const foods = (counts: number[]) =>
  FOODS.flatMap((food, index) => Array<Food>(counts[index] ?? 0).fill(food));
