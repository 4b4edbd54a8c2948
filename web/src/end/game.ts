/** A game that has been played, with all the score sheet shows of it. */
import { get, query } from '@/lib/api';
import type { LogEntry } from '@/lib/log';
import type { Components, PositionData, State, TableShown } from '@/lib/shapes';
import type { Language } from '@/lib/texts.svelte';
import { readHistory } from '@/replay/history';

export interface Played {
  table: TableShown;
  components: Components;
  /** What happened; empty for a game that came as a file. */
  entries: LogEntry[];
  position: PositionData | null;
}

export async function readPlayed(id: string, code: string | null, language: Language): Promise<Played> {
  const [table, components, entries] = await Promise.all([
    get<TableShown>(`/tables/${id}${query({ code })}`),
    get<Components>(`/components${query({ language, table: id, code })}`),
    readHistory(id, code, language),
  ]);
  const shown = table.started !== null && table.status !== 'frozen';
  const state = shown ? await get<State>(`/tables/${id}/state${query({ code })}`) : null;
  return { table, components, entries, position: state?.position ?? null };
}
