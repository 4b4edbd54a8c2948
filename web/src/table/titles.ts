/** What a thing is, in one sentence: for the strip and for those who do not see the drawing. */
import { listText } from '@/art/words';
import { colourOf, doorOf, floorOf, stateOf } from '@/art/hotel';
import type { GuestShown, StaffShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/vocabulary';
import { ratingOf } from './names';
import { outlookOf } from './sentence';

/** "2 strudels and 1 coffee" of counts in the order of the foods. */
export function foodList(counts: readonly number[]): string {
  const parts = FOODS.flatMap((food, index) =>
    counts[index] ? [t(`web-table-count-${food}`, { count: counts[index] })] : [],
  );
  return parts.length ? listText(parts) : t('web-table-count-none');
}

export function guestTitle(guest: GuestShown, price: number | null): string {
  const values = {
    name: guest.name,
    colour: t(`web-table-colour-${guest.colour}`),
    order: foodList(guest.order),
    points: guest.points,
    reward: t('web-about-check-in', { reward: rewardOf(guest) }),
  };
  return price === null ? t('web-table-guest', values) : t('web-table-guest-price', { ...values, price });
}

export const rewardOf = (guest: GuestShown) =>
  guest.reward.map(({ text }) => text).join(' ') || t('web-table-reward-none');

export const missingOf = (order: readonly number[], served: readonly number[]) =>
  order.map((count, index) => count - (served[index] ?? 0));

/** A guest in the café: what still waits. */
export function seatedTitle(guest: GuestShown, served: readonly number[]): string {
  const missing = missingOf(guest.order, served);
  const values = {
    name: guest.name,
    colour: t(`web-table-colour-${guest.colour}`),
    points: guest.points,
    reward: t('web-about-check-in', { reward: rewardOf(guest) }),
  };
  if (missing.every((count) => count <= 0)) return t('web-table-seated-full', values);
  return t('web-table-seated', { ...values, missing: foodList(missing) });
}

export function staffTitle(staff: StaffShown): string {
  return t('web-table-staff', {
    name: staff.name,
    cost: staff.cost,
    timing: t(`web-table-timing-${staff.timing}`),
    text: staff.text,
  });
}

/** A room of the own hotel: where and how it is, and all that is told of it. */
export function roomTitle(store: TableStore, room: number): string[] {
  const own = store.seatAt(store.eyes);
  const name = t('web-table-room', {
    floor: floorOf(room) + 1,
    column: String(doorOf(room)),
    colour: t(`web-table-colour-${colourOf(store.components?.hotels[own?.hotel ?? ''] ?? [], room)}`),
    state: stateOf(room, own?.prepared ?? [], own?.occupied ?? []),
  });
  const { lines = [], rooms = [] } = store.prospects?.about ?? {};
  return [name, ...(rooms[room] ?? []).map((line) => lines[line]!)];
}

/** All that is told of another hotel. */
export const rivalLines = (store: TableStore, seat: number) =>
  [...(store.prospectsOf(seat)?.about ?? []), outlookOf(store, seat), ratingOf(store.table, seat)].filter(
    (line) => line !== null,
  );
