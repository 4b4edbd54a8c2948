/** What was said at a table and has not been read on this device. */
import { me } from '@/lib/me.svelte';
import type { TableStore } from '@/lib/table/store.svelte';

let read = $state.raw<Record<string, number>>({});
const key = (table: string) => `gah-read-${table}`;

function lastRead(table: string): number {
  const kept = read[table];
  if (kept !== undefined) return kept;
  try {
    return Number(localStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0;
  }
}

export function unread(store: TableStore): number {
  const last = lastRead(store.id);
  return store.talk.messages.filter((message) => message.id > last && message.person.id !== me.now.id).length;
}

export function markRead(store: TableStore): void {
  const last = store.talk.messages.at(-1)?.id;
  if (last === undefined || last === lastRead(store.id)) return;
  read = { ...read, [store.id]: last };
  try {
    localStorage.setItem(key(store.id), String(last));
  } catch {
    // then it counts as unread again after a reload
  }
}
