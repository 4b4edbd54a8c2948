/** What a thing is, in one sentence: for the strip and for those who do not see the drawing. */
import { listText } from '@/art/words';
import type { GuestShown, StaffShown } from '@/lib/shapes';
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
    reward: guest.reward.map(({ text }) => text).join(' ') || t('web-table-reward-none'),
  };
  return price === null ? t('web-table-guest', values) : t('web-table-guest-price', { ...values, price });
}

/** A guest in the café: what still waits. */
export function seatedTitle(guest: GuestShown, served: readonly number[]): string {
  const missing = guest.order.map((count, index) => count - (served[index] ?? 0));
  const reward = guest.reward.map(({ text }) => text).join(' ') || t('web-table-reward-none');
  const values = {
    name: guest.name,
    colour: t(`web-table-colour-${guest.colour}`),
    points: guest.points,
    reward,
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
