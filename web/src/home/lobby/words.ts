/** Sentences about tables. */
import { listText } from '@/art/words';
import { timeNow } from '@/lib/hour';
import type { SeatShown, TableShown } from '@/lib/shapes';
import { language, t } from '@/lib/texts.svelte';
import { nameOf } from '@/table/names';

const HOURS = ['morning', 'day', 'evening', 'night'] as const;

/** What one says at this hour. */
export function greetingAt(hour: number): (typeof HOURS)[number] {
  if (hour < 5 || hour >= 23) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** People first, then "and others": what a table without a title is called. */
export function titleOf(table: TableShown): string {
  if (table.title) return table.title;
  if (table.day) return t('web-title-day');
  if (table.setup.solo) return t('web-home-title-solo');
  const others = seatsOf(table).filter((seat) => !table.you.seats.includes(seat.seat));
  const people = others.flatMap(({ person }) => (person ? [person.name] : []));
  if (table.hot_seat) return t('web-home-title-screen');
  if (table.you.seats.length === 0)
    return t('web-home-title-of', { name: table.host?.name ?? nameOf(table.seats[0]!) });
  if (people.length > 0) return t('web-home-title-with', { names: listText(people) });
  return others.every(({ bot }) => bot !== null) ? t('web-home-title-house') : t('web-home-title-friends');
}

export const isFree = (seat: SeatShown) => !seat.person && !seat.bot && !seat.leopold && !seat.closed;
/** The seats the game will have: without those the host has closed. */
export const seatsOf = (table: TableShown) => table.seats.filter(({ closed }) => !closed);

/** A day or a time, as the language writes it. */
export function dayOf(seconds: number): string {
  return new Intl.DateTimeFormat(language.now, { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "in 2 days", "3 hours ago": the largest unit that fits. */
export function fromNow(seconds: number, now: number = timeNow()): string {
  const away = seconds - now;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1)!;
  return new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' }).format(
    Math.trunc(away / length),
    unit,
  );
}
