/** What seats are called. Two bots of the same level are numbered. */
import type { RatingShown, SeatShown, TableShown } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';

export function seatName(table: TableShown | null, seat: number): string {
  const shown = table?.seats[seat];
  const several = table?.seats.filter(({ person }) => person && person.id === shown?.person?.id).length ?? 0;
  const unknown = table?.status !== 'open' && shown && !shown.person && !shown.bot && !shown.leopold; // a game that came as a file
  if (!table || !shown || several > 1 || unknown) return t('web-player-number', { number: seat + 1 }); // hot seat: one name for several players
  const alike = table.seats.filter((other) => other.bot && !other.person && other.bot === shown.bot);
  if (shown.person || alike.length < 2) return nameOf(shown);
  return t('web-table-bot-number', { name: nameOf(shown), number: alike.indexOf(shown) + 1 });
}

/** All of them by seat, as discs need them; free seats have none. */
export function namesOf(table: TableShown | null): string[] {
  return table?.seats.map((shown, seat) => (isVacant(table, shown) ? '' : seatName(table, seat))) ?? [];
}

const isVacant = (table: TableShown, { person, bot, leopold }: SeatShown) =>
  table.status === 'open' && !person && !bot && !leopold;

export function nameOf(shown: SeatShown): string {
  if (shown.leopold) return t('web-leopold');
  if (shown.person) return shown.person.name;
  return shown.bot ? botName(shown.bot) : t(shown.closed ? 'web-seat-closed' : 'web-seat-free');
}

/** Of a level; how long it may think, `director@20000`, does not change its name. */
export const botName = (level: string) => t(`web-bot-${level.split('@')[0]}`);

/** How somebody is rated; a sign and a word say where that is not known well yet. */
export const ratingWords = ({ rating, provisional }: Pick<RatingShown, 'rating' | 'provisional'>) =>
  t(provisional ? 'web-ratings-told-provisional' : 'web-ratings-told', { rating: String(rating) });

/** The same of a seat, where it is shown. */
export function ratingOf(table: TableShown | null, seat: number): string | null {
  const shown = table?.ratings?.[seat];
  return shown ? ratingWords(shown) : null;
}

export function isBot(table: TableShown | null, seat: number): boolean {
  const shown = table?.seats[seat];
  return !!shown?.bot || !!shown?.leopold;
}

/** What a result says of a seat: that it was given up, or that the computer has played it to the end for somebody. */
export function noteOf(
  { status, result }: TableShown,
  { given_up, bot, resigned }: SeatShown,
): string | null {
  if (resigned && result) return t('web-leaving-note');
  return status === 'over' && given_up && bot !== null ? t('web-seat-finished-by-bot') : null;
}
