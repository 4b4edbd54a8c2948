/** What a thing is, in one sentence: for the strip and for those who do not see the drawing. */
import { listText } from '@/art/words';
import { colourOf, doorOf, floorOf, stateOf } from '@/art/hotel';
import type { GuestShown, StaffShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/vocabulary';

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

/** A room of the own hotel: where and how it is, and its group. */
export function roomTitle(store: TableStore, room: number): [string, string] {
  const own = store.seatAt(store.eyes);
  const group = store.prospectsOf(store.eyes)?.groups.find(({ rooms }) => rooms.includes(room));
  const name = t('web-table-room', {
    floor: floorOf(room) + 1,
    column: String(doorOf(room)),
    colour: t(`web-table-colour-${colourOf(store.components?.hotels[own?.hotel ?? ''] ?? [], room)}`),
    state: stateOf(room, own?.prepared ?? [], own?.occupied ?? []),
  });
  const [occupied, size] = [group?.occupied ?? 0, group?.rooms.length ?? 1];
  return [name, t('web-table-room-group', { occupied, size })];
}

/** Another hotel in figures. */
export function rivalFigures(store: TableStore, seat: number): string {
  const own = store.seatAt(seat)!;
  return t('web-table-rival-figures', {
    points: store.pointsOf(seat),
    krones: own.krones,
    steps: own.emperor,
    hand: own.hand.length,
    played: own.played.length,
    prepared: own.prepared.length,
    occupied: own.occupied.length,
  });
}
