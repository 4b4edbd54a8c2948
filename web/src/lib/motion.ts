/**
 * What moves on the table when something happens: which token, from which thing to which. Things are named as `data-thing`
 * names them; where several are named, the first that is in sight counts. Pure: nothing here looks at the page.
 */
import type { Food } from './food';
import type { GuestShown, PositionData, Told } from './shapes';
import { FOODS } from './vocabulary';

export type Token =
  | { kind: 'die'; face: number }
  | { kind: 'guest'; guest: number }
  | { kind: 'staff'; staff: number }
  | { kind: 'food'; food: Food }
  | { kind: 'krones' | 'emperor' | 'points'; amount: number };

export interface Flight {
  token: Token;
  from: string[];
  to: string[];
  /** Cause before effect: 0 starts at once, 1 when that has arrived. */
  wave: number;
}

export interface Plan {
  flights: Flight[];
  /** Things whose frame flashes first: a card that acts, an objective that is claimed. */
  flashes: string[];
  /** Doors that swing open when a room is prepared, and shut when somebody moves in. */
  doors: { thing: string; colour: GuestShown['colour']; opens: boolean }[];
  /** Dice that fall: the spaces they fall on. */
  falls: string[];
  /** Places of the queue that a guest slides to: from which place, 0 for a guest who has just come. */
  slides: { from: number; to: number }[];
}

/** The table before and after, and whose hotel is the large one. */
export interface Sight {
  before: PositionData;
  after: PositionData;
  eyes: number;
}

interface Cause {
  sight: Sight;
  event: Told;
  seat: number;
  own: boolean;
  /** The room the step is about; what a guest or a full group brings comes from there. */
  room: string[];
}

const none: Plan = { flights: [], flashes: [], doors: [], falls: [], slides: [] };

const number = (event: Told, name: 'die' | 'guest' | 'objective' | 'room' | 'staff') =>
  event.arguments[name] ?? 0;
const rival = (seat: number) => `rival-${seat}`;
const home = ({ seat, own }: Cause) => (own ? [`seat-${seat}`, `points-${seat}`] : [rival(seat)]);
const fromQueue = ({ sight, event }: Cause) =>
  `guest-place-${sight.before.queue.indexOf(number(event, 'guest')) + 1}`;

function atTable(position: PositionData, { event, seat, own }: Cause): string[] {
  const place =
    position.seats[seat]?.cafe.findIndex((guest) => guest?.guest === number(event, 'guest')) ?? -1;
  return own && place >= 0 ? [`table-${place + 1}`] : [rival(seat)];
}

const inRoom = ({ room }: Cause) => room;
const inKitchen = ({ seat, own }: Cause, food: Food) =>
  own ? [`kitchen-${food}`, 'kitchen'] : [rival(seat)];
const objective = ({ sight, event }: Cause) =>
  `objective-${'ABC'[sight.before.objectives.indexOf(number(event, 'objective'))] ?? ''}`;
const guest = (event: Told): Token => ({ kind: 'guest', guest: number(event, 'guest') });
const staff = (event: Told): Token => ({ kind: 'staff', staff: number(event, 'staff') });
/** The first two foods come from a 1, the others from a 2. */
const pantry = (item: Food) => ['tray', `die-${FOODS.indexOf(item) < 2 ? 1 : 2}`];

type ByEvent<What> = Partial<Record<Told['name'], What>>;
type Planner = (cause: Cause) => Omit<Flight, 'wave'>[];

/** An item on its way to the table of a guest. */
const toGuest =
  (from: (cause: Cause, food: Food) => string[]): Planner =>
  (cause) => {
    const { food } = cause.event.arguments;
    const to = atTable(cause.sight.after, cause);
    return food ? [{ token: { kind: 'food', food }, from: from(cause, food), to }] : [];
  };

/** What travels by an event itself. */
const TRAVELS: ByEvent<Planner> = {
  'takes-die': (cause) => [die(cause)],
  'takes-die-for-nothing': (cause) => [die(cause)],
  'leopold-die': (cause) => [die(cause)],
  'takes-guest': (cause) => [
    { token: guest(cause.event), from: [fromQueue(cause)], to: atTable(cause.sight.after, cause) },
  ],
  'takes-first-guest': (cause) => [
    { token: guest(cause.event), from: [fromQueue(cause)], to: atTable(cause.sight.after, cause) },
  ],
  'leopold-guest': (cause) => [{ token: guest(cause.event), from: [fromQueue(cause)], to: inRoom(cause) }],
  'checks-in': (cause) => [
    { token: guest(cause.event), from: atTable(cause.sight.before, cause), to: inRoom(cause) },
  ],
  serves: toGuest(inKitchen),
  'places-food': toGuest((_, food) => pantry(food)),
  'stores-food': (cause) =>
    FOODS.filter((item) => cause.event.arguments.items?.[item]).map((item) => ({
      token: { kind: 'food', food: item },
      from: pantry(item),
      to: inKitchen(cause, item),
    })),
  hires: (cause) => [
    {
      token: staff(cause.event),
      from: cause.own
        ? [`hand-${number(cause.event, 'staff')}`, `offer-${number(cause.event, 'staff')}`]
        : [rival(cause.seat)],
      to: cause.own ? [`staff-${number(cause.event, 'staff')}`] : [rival(cause.seat)],
    },
  ],
};

/** Where what an event brings comes from. */
const SOURCES: ByEvent<(cause: Cause) => string[]> = {
  'takes-die': ({ event }) => [`die-${number(event, 'die')}`],
  'uses-staff': ({ event, seat, own }) => [own ? `staff-${number(event, 'staff')}` : rival(seat)],
  splits: () => ['tray', 'die-4'],
  reward: inRoom,
  'checks-in': inRoom,
  'prepares-room': inRoom,
  'occupies-room': inRoom,
  'occupancy-bonus': inRoom,
  emperor: ({ seat }) => [`emperor-${seat}`],
  claims: (cause) => [objective(cause)],
  'leopold-claims': (cause) => [objective(cause)],
  hires: ({ event, seat, own }) => [own ? `staff-${number(event, 'staff')}` : rival(seat)],
};
const FLASHES: ByEvent<(cause: Cause) => string[]> = {
  'uses-staff': SOURCES['uses-staff']!,
  claims: (cause) => [objective(cause)],
};
/** Events that open a door, or shut it. */
const DOORS: ByEvent<boolean> = { 'prepares-room': true, 'occupies-room': false, 'checks-in': false };

function die({ event, ...cause }: Cause): Omit<Flight, 'wave'> {
  const face = number(event, 'die');
  return { token: { kind: 'die', face }, from: [`die-${face}`], to: home({ event, ...cause }) };
}

/** All that moves by these events, in their order. */
export function planOf(events: Told[], sight: Sight): Plan {
  const plans = events.map((event, index) =>
    planEvent(event, sight, roomOf(events.slice(0, index + 1), sight)),
  );
  return {
    flights: plans.flatMap((plan) => plan.flights),
    flashes: plans.flatMap((plan) => plan.flashes),
    doors: plans.flatMap((plan) => plan.doors),
    falls: plans.flatMap((plan) => plan.falls),
    slides: slidesOf(sight),
  };
}

/** The last room that was named; rivals' rooms are not in sight. */
function roomOf(events: Told[], { eyes }: Sight): string[] {
  const last = events.findLast((event) => event.arguments.room !== undefined);
  const seat = events.at(-1)?.seat ?? eyes;
  if (seat !== eyes) return [rival(seat)];
  return last ? [`room-${number(last, 'room')}`] : ['tray', `seat-${seat}`, `points-${seat}`];
}

function planEvent(event: Told, sight: Sight, room: string[]): Plan {
  if (event.name === 'dice-rolled') return { ...none, falls: rolled(event) };
  if (event.seat === null) return none;
  const cause = { sight, event, seat: event.seat, own: event.seat === sight.eyes, room };
  const travels = (TRAVELS[event.name]?.(cause) ?? []).map((flight) => ({ ...flight, wave: 0 }));
  const flashes = FLASHES[event.name]?.(cause) ?? [];
  const doors = doorsOf(cause);
  const wave = travels.length || flashes.length || doors.length ? 1 : 0;
  return { ...none, flights: [...travels, ...gainsOf(cause, wave)], flashes, doors };
}

function doorsOf({ event, own, room }: Cause): Plan['doors'] {
  const opens = DOORS[event.name];
  const { colour } = event.arguments;
  return own && opens !== undefined && colour ? room.map((thing) => ({ thing, colour, opens })) : [];
}

const rolled = (event: Told) =>
  (event.arguments.dice ?? []).flatMap((count, index) => (count ? [`die-${index + 1}`] : []));

/** Krones, steps at court and points, each as one token with its number. */
function gainsOf(cause: Cause, wave: number): Flight[] {
  const { event, seat } = cause;
  const from = SOURCES[event.name]?.(cause);
  if (!from) return [];
  const points = Object.entries(event.effects).reduce(
    (sum, [kind, amount]) => sum + (kind.startsWith('points.') ? amount : 0),
    0,
  );
  const amounts = { krones: event.effects.krones ?? 0, emperor: event.effects.emperor ?? 0, points };
  return (Object.keys(amounts) as (keyof typeof amounts)[])
    .filter((kind) => amounts[kind] > 0)
    .map((kind) => ({
      token: { kind, amount: amounts[kind] },
      from,
      to: [`${kind}-${seat}`, rival(seat)],
      wave,
    }));
}

/** Guests who stay move up; whoever is new comes in from outside. */
function slidesOf({ before, after }: Sight): Plan['slides'] {
  return after.queue.flatMap((guest, index) => {
    const from = before.queue.indexOf(guest) + 1;
    return guest && from !== index + 1 ? [{ from, to: index + 1 }] : [];
  });
}

/** The same backwards, for what is taken back. */
export const reversed = (plan: Plan): Plan => ({
  ...none,
  flights: plan.flights
    .filter(({ wave }) => wave === 0)
    .map(({ from, to, ...flight }) => ({ ...flight, from: to, to: from })),
});
