/** The small line over the turn sentence: who, and which turn. */
import type { TileShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import { seatName } from './names';

/** Of the state that is shown, as the sentence below it: both name the same one by the same name, and the same moment. */
export function headOf(store: TableStore): string {
  const { state, table } = store;
  if (!state || !table) return '';
  const seat = state.asked ? store.eyes : state.run.seat;
  if (state.status !== 'running' || seat === null) return t('web-table-head-over');
  const name = store.prospectsOf(seat)?.name ?? seatName(table, seat);
  if (!state.asked)
    return t(table.you.seats.length ? 'web-table-head-other' : 'web-table-head-watching', { name });
  const number = store.prospects?.turn;
  return number ? t('web-table-head-turn', { name, number }) : t('web-table-head-choice', { name });
}

/** Frames that may be finished or declined; each has its word, `web-table-done-<frame>`. */
const DONE_FRAMES = [
  'pick',
  'food',
  'prepare',
  'first_rooms',
  'hire',
  'occupy',
  'guest',
  'gizia',
  'die-3',
  'die-5',
  'serve',
] as const;

/** What the large button says when it finishes or declines something. */
export function doneText(store: TableStore): string {
  const frame = store.state?.position.pending.at(-1);
  const name = frame?.frame === 'die' ? `die-${frame.a}` : frame?.frame;
  const known = DONE_FRAMES.find((each) => each === name);
  return known ? t(`web-table-done-${known}`) : t('web-table-done');
}

/** The tile of the coming scoring. */
export const tileOf = (store: TableStore): TileShown | null =>
  store.components?.tiles[store.prospects?.emperor?.tile ?? ''] ?? null;

/** What the coming scoring of the emperor would do to a seat; null after the last. Tiles speak to whoever reads them. */
export function outlookOf(store: TableStore, seat: number): string | null {
  const next = store.prospectsOf(seat)?.emperor;
  const round = store.prospects?.emperor?.round;
  if (!next || !round) return null;
  const text = store.isOwn(seat)
    ? next.text
    : t('web-table-rival-outcome', { outcome: next.outcome, tile: tileOf(store)?.name ?? '' });
  return t('web-table-emperor-outlook', { round, points: next.points, space: next.after, text });
}
