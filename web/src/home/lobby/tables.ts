/** Lists of tables, and what a look at one of them tells. */
import { get, post, query } from '@/lib/api';
import type { SeatData, State, TablePage, TableShown, Told, Update, Updates } from '@/lib/shapes';
import { language } from '@/lib/texts.svelte';

/** What a row of a running game shows beyond the table itself. */
export interface Glance {
  round: number;
  due: number | null;
  late: boolean;
  seat: SeatData | null;
  /** The last thing that happened, as a sentence. */
  news: string | null;
}

/** Updates looked at for the last thing that happened: an undo may have left some without events. */
const LOOK_BACK = 6;

export const myTables = () => get<TablePage>('/me/games');

export interface Wanted {
  players?: string;
  rules?: string;
  rated?: string;
  cursor?: string | null;
  limit?: number;
}

export const publicTables = (status: 'open' | 'running', wanted: Wanted = {}) =>
  get<TablePage>(`/tables${query({ status, ...wanted })}`);

export const archived = (mine: boolean, wanted: Wanted = {}) =>
  get<TablePage>(`/archive${query({ mine: String(mine), ...wanted })}`);

export async function glanceAt(table: TableShown): Promise<Glance> {
  const since = Math.max(0, table.revision - LOOK_BACK);
  const [state, { updates }] = await Promise.all([
    get<State>(`/tables/${table.id}/state`),
    get<Updates>(`/tables/${table.id}/updates${query({ since, language: language.now })}`),
  ]);
  const seat = table.you.seats[0];
  return {
    round: state.position.round,
    due: state.due,
    late: state.late,
    seat: seat === undefined ? null : (state.position.seats[seat] ?? null),
    news: lastNews(updates),
  };
}

/** The sentence of the last event that was not taken back. */
function lastNews(updates: Update[]): string | null {
  const told: Told[] = [];
  for (const update of updates) {
    const first = update.events[0]?.index;
    if (update.kind === 'undo') told.pop();
    else if (first !== undefined) told.push(...update.events.filter(({ text }) => text));
  }
  return told.at(-1)?.text ?? null;
}

/** The tables of a page of them. */
export const tablesOf = (page: TablePage) => page.tables;

/** Opens a table and, when nobody else has to come, begins. */
export async function openTable(form: object, start: boolean): Promise<TableShown> {
  const table = await post<TableShown>('/tables', form);
  return start ? post<TableShown>(`/tables/${table.id}/start`) : table;
}

/** A whole game at once: you against two bots of one level, everything else as the rulebook has it. */
export const quickGame = (bot: string) => ({ players: 3, seats: ['me', { bot }, { bot }] });
export const soloGame = (solo: string) => ({ players: 2, solo });
export const oneScreen = (players: number) => ({ players, hot_seat: true });
export const withFriends = (players: number) => ({ players });
