/**
 * Where on the table an action is done. One row for each family of notations (docs/notation.md); what has no thing of its
 * own on the table, or whose thing is not there now, is offered in the tray, so that nothing legal is out of reach.
 */
import type { Food } from '@/lib/food';
import type { PositionData } from '@/lib/shapes';
import { FOODS } from '@/lib/vocabulary';

/** The parts of the screen things lie in. */
export type Area =
  'dice' | 'queue' | 'cafe' | 'kitchen' | 'hotel' | 'hand' | 'work' | 'objectives' | 'tray' | 'bar';

export interface Target {
  family: string;
  area: Area;
  /** The `data-thing` the action is done on; null in the tray and in the bar. */
  thing: string | null;
  /** What the words of the notation stand for, where a part of the screen needs them. */
  face?: number;
  boosted?: boolean;
  place?: number;
  room?: number;
  guest?: number;
  food?: Food;
  staff?: number;
  amount?: number;
  letter?: string;
}

type Reader = (words: string[], position: PositionData) => Omit<Target, 'family'>;

const tray = (): Omit<Target, 'family'> => ({ area: 'tray', thing: null });
const bar = (): Omit<Target, 'family'> => ({ area: 'bar', thing: null });
const space: Reader = ([face = '']) => ({
  area: 'dice',
  thing: `die-${parseInt(face)}`,
  face: parseInt(face),
  boosted: face.endsWith('+'),
});
const room: Reader = ([number = '']) => ({ area: 'hotel', thing: `room-${number}`, room: Number(number) });
const amount: Reader = ([number = '']) => ({ ...tray(), amount: Number(number) });
const item: Reader = ([food = '', ...guest], position) => ({
  ...seated(guest, position),
  food: food as Food,
});
const table: Reader = (guest, position) => seated(guest, position);
/** A card to be played or put away lies in the hand, or among the cards on offer. */
const card: Reader = ([number = ''], position) =>
  position.offer.includes(Number(number))
    ? { area: 'tray', thing: `offer-${number}`, staff: Number(number) }
    : { area: 'hand', thing: `hand-${number}`, staff: Number(number) };
const packed: Reader = ([number = '']) => ({ area: 'tray', thing: `offer-${number}`, staff: Number(number) });
const atWork: Reader = ([number = '']) => ({ area: 'work', thing: `staff-${number}`, staff: Number(number) });

const FAMILIES: Record<string, Reader> = {
  end: bar,
  pass: bar,
  done: bar,
  pay: tray,
  suffer: amount,
  bonus: tray,
  reward: amount,
  die: space,
  action: space,
  guest: ([place = '']) => ({ area: 'queue', thing: `guest-place-${place}`, place: Number(place) }),
  claim: ([letter = '']) => ({ area: 'objectives', thing: `objective-${letter}`, letter }),
  food: ([food = '']) => ({ area: 'kitchen', thing: `kitchen-${food}`, food: food as Food }),
  place: item,
  serve: item,
  complete: table,
  split: amount,
  prepare: room,
  occupy: room,
  remove: room,
  'check-in': (words, position) => {
    const at = words.indexOf('room');
    return { ...seated(words.slice(0, at), position), room: Number(words[at + 1]) };
  },
  hire: card,
  under: card,
  keep: packed,
  use: atWork,
  dismiss: atWork,
};

export const FAMILY_NAMES = Object.keys(FAMILIES);

/** `check-in 63 room 10` is done on the table of guest 63. Unknown families go to the tray. */
export function targetOf(notation: string, position: PositionData): Target {
  const [family = '', ...words] = notation.split(' ');
  return { family, ...(FAMILIES[family] ?? tray)(words, position) };
}

/** A table of the café is named by its guest; an empty one by its number. */
function seated(words: string[], position: PositionData): Omit<Target, 'family'> {
  const cafe = position.seats[position.actor]?.cafe ?? [];
  const guest = words[0] === 'table' ? undefined : Number(words[0]);
  const table = guest === undefined ? Number(words[1]) : cafe.findIndex((seat) => seat?.guest === guest) + 1;
  return table
    ? { area: 'cafe', thing: `table-${table}`, ...(guest && { guest }) }
    : { ...tray(), ...(guest && { guest }) };
}

/** Every thing that lies on the table of a seat now, by the names `data-thing` has. */
export function thingsOf(position: PositionData, seat: number): Set<string> {
  const own = position.seats[seat];
  return new Set([
    ...[1, 2, 3, 4, 5, 6].map((face) => `die-${face}`),
    ...position.queue.flatMap((guest, index) => (guest ? [`guest-place-${index + 1}`] : [])),
    ...position.objectives.flatMap((number, index) => (number ? [`objective-${'ABC'[index]}`] : [])),
    ...FOODS.map((food) => `kitchen-${food}`),
    ...Array.from({ length: 20 }, (_, number) => `room-${number}`),
    ...(own?.cafe ?? []).flatMap((guest, index) => (guest ? [`table-${index + 1}`] : [])),
    ...(own?.hand ?? []).filter(Boolean).map((number) => `hand-${number}`),
    ...(own?.played ?? []).map((number) => `staff-${number}`),
  ]);
}

/** What can only be done in the tray: it has no thing on the table, or the thing is not there. */
export function inTray<T extends { notation: string }>(
  options: readonly T[],
  position: PositionData,
  seat: number,
): T[] {
  const things = thingsOf(position, seat);
  return options.filter(({ notation }) => {
    const { area, thing } = targetOf(notation, position);
    return area === 'tray' || (area !== 'bar' && (thing === null || !things.has(thing)));
  });
}
