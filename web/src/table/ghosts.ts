/** What a previewed option would change on the own side of the table, read from the events that would follow. */
import type { AheadShown, OptionShown, Told } from '@/lib/shapes';
import { FOODS } from '@/lib/vocabulary';

export interface Ghosts {
  /** By guest, items that would arrive: strudel, cake, wine, coffee. */
  served: Record<number, number[]>;
  /** Guests whose order would be complete. */
  full: number[];
  /** Change of the kitchen, food by food. */
  kitchen: number[];
  krones: number;
  emperor: number;
  points: number;
  prepared: number[];
  occupied: number[];
  removed: number[];
  /** Rooms that could be prepared and staff that could be hired then, with their prices. */
  rooms: Record<string, number>;
  staff: Record<string, number>;
}

type Teller = (event: Told, ghosts: Ghosts) => void;

const room =
  (list: 'prepared' | 'occupied' | 'removed'): Teller =>
  ({ arguments: { room } }, ghosts) => {
    if (room !== undefined) ghosts[list].push(room);
  };

const serve: Teller = ({ arguments: { guest, food } }, ghosts) => {
  if (!guest || !food) return;
  const served = (ghosts.served[guest] ??= [0, 0, 0, 0]);
  const kind = FOODS.indexOf(food);
  served[kind] = (served[kind] ?? 0) + 1;
};

const fill: Teller = ({ arguments: { guest } }, ghosts) => {
  if (guest) ghosts.full.push(guest);
};

const TELLERS: Partial<Record<Told['name'], Teller>> = {
  serves: serve,
  'places-food': serve,
  'order-complete': fill,
  'completes-order': fill,
  'prepares-room': room('prepared'),
  'occupies-room': room('occupied'),
  'checks-in': room('occupied'),
  'room-removed': room('removed'),
};

/** An option, and what could follow from it. */
export const ghostsOfOption = ({ events, ahead }: OptionShown, seat: number): Ghosts =>
  withAhead(ghostsOf(events, seat), ahead);

/** What could follow tells of food by itself: the events end before it is handed out. */
export function withAhead(ghosts: Ghosts, ahead: AheadShown | null): Ghosts {
  if (!ahead) return ghosts;
  const { servings, kitchen, rooms, staff } = ahead;
  return {
    ...ghosts,
    served: Object.fromEntries(servings.map(({ guest, food }) => [guest, food])),
    full: servings.filter(({ full }) => full).map(({ guest }) => guest),
    kitchen,
    rooms,
    staff,
  };
}

export function ghostsOf(events: readonly Told[], seat: number): Ghosts {
  const own = events.filter((event) => event.seat === seat);
  const ghosts = none();
  for (const event of own) {
    TELLERS[event.name]?.(event, ghosts);
    add(event.effects, ghosts);
  }
  ghosts.kitchen = ghosts.kitchen.map((change, food) => change + gainedBefore(own, food));
  return ghosts;
}

/** Items that were gained by an earlier step and lie beside the kitchen: more is placed and stored than these events gain. */
function gainedBefore(events: readonly Told[], index: number): number {
  const food = FOODS[index]!;
  let missing = 0;
  for (const { name, effects, arguments: given } of events) {
    if (name === 'places-food') missing += given.food === food ? 1 : 0;
    else if (name === 'stores-food') missing += given.items?.[food] ?? 0;
    else missing -= Math.max(0, effects[food] ?? 0);
  }
  return Math.max(0, missing);
}

function add(effects: Record<string, number>, ghosts: Ghosts): void {
  for (const [name, amount] of Object.entries(effects)) {
    const food = FOODS.findIndex((kind) => kind === name);
    if (food >= 0) ghosts.kitchen[food] = (ghosts.kitchen[food] ?? 0) + amount;
    else if (name === 'krones' || name === 'emperor') ghosts[name] += amount;
    else if (name.startsWith('points.')) ghosts.points += amount;
  }
}

export const none = (): Ghosts => ({
  served: {},
  full: [],
  kitchen: [0, 0, 0, 0],
  krones: 0,
  emperor: 0,
  points: 0,
  prepared: [],
  occupied: [],
  removed: [],
  rooms: {},
  staff: {},
});
