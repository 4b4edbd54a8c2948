/** All that happened at a table, folded into a log: read once, for the score sheet and the replay. */
import { get, query } from '@/lib/api';
import { LogBook, type LogEntry } from '@/lib/log';
import type { Updates } from '@/lib/shapes';
import type { Language } from '@/lib/texts.svelte';

export async function readHistory(id: string, code: string | null, language: Language): Promise<LogEntry[]> {
  const book = new LogBook();
  for (let more = true; more;) {
    const values = { since: book.told, language, code };
    const { revision, updates } = await get<Updates>(`/tables/${id}/updates${query(values)}`);
    for (const update of updates) book.take(update);
    more = updates.length > 0 && book.told < revision;
  }
  return book.entries;
}
