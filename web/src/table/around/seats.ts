/** What can be said about who sits where. */
import type { SeatShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';

/** Ids of messages end with these. */
const SEAT_STATES = ['thinking', 'asked', 'here', 'away', 'bot', 'stead', 'leopold', 'free'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export function stateOf(store: TableStore, shown: SeatShown): SeatState {
  const asked = store.state?.status === 'running' && store.state.run.seat === shown.seat;
  if (shown.leopold) return asked ? 'thinking' : 'leopold';
  if (shown.bot) {
    if (asked) return 'thinking';
    return shown.given_up ? 'stead' : 'bot';
  }
  if (!shown.person) return 'free';
  if (asked) return 'asked';
  return store.hearing.present.includes(shown.person.id) ? 'here' : 'away';
}

/** How many have the table open without sitting there; of many, not all are named. */
export function watching(store: TableStore): number {
  const seated = new Set(store.table?.seats.map((seat) => seat.person?.id));
  const { present, count } = store.hearing;
  return count - present.filter((person) => seated.has(person)).length;
}

/** Whether this person may decide about the seat that lets the others wait. */
export function mayDecideLate(store: TableStore): boolean {
  const { table, state } = store;
  if (!table || !state?.late || state.run.seat === null || store.isOwn(state.run.seat)) return false;
  return table.seats.some((seat) => store.isOwn(seat.seat) && !seat.bot);
}

/** Whether the game counts: one that shares its luck always, a rated one from its first die on. Without one no turn ends. */
export function counts({ table, state, prospects }: TableStore): boolean {
  if (table?.sealed) return true;
  if (!table?.rated || !state) return false;
  const { round, turn } = state.position;
  return round > 1 || turn.die || (prospects?.order.some(({ taken }) => taken) ?? false);
}

/** The own seats that the computer plays until they are taken back. */
export function givenUp(store: TableStore): SeatShown[] {
  if (store.table?.status !== 'running') return [];
  return store.table.seats.filter((seat) => store.isOwn(seat.seat) && seat.bot !== null && !seat.resigned);
}

/** Whether this person plays here, with nobody in their stead. */
export const plays = ({ table, isOwn }: TableStore) =>
  table?.status === 'running' && table.seats.some(({ seat, bot }) => isOwn(seat) && !bot);

/** Somebody else for whom the game waits, and who is not there: since when. */
export function awaited(store: TableStore): { seat: number; since: number } | null {
  const { table, state, hearing } = store;
  const shown = state?.status === 'running' && !state.late ? table?.seats[state.run.seat ?? -1] : null;
  if (!shown?.person || shown.bot || store.isOwn(shown.seat)) return null;
  const since = hearing.away[shown.person.id];
  return since === undefined ? null : { seat: shown.seat, since: Math.max(since, state?.turn_since ?? 0) };
}

/** Something is asked of all, or somebody is waited for who is not there. */
export const isHeldUp = (store: TableStore) => !!store.state?.question || awaited(store) !== null;
