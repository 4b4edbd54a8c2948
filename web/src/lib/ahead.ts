/** Answers that are asked for before the screen that needs them has been read. */
import { get, query } from './api';
import type { Language } from './texts.svelte';

const asked = new Map<string, Promise<unknown>>();

/** What a table is opened with. */
export const opening = (id: string, code: string | null, language: Language) => ({
  /** Who sits there, how it stands, what may be done and all that is said about it. */
  table: `/tables/${id}${query({ state: 'true', language, prospects: 'true', code })}`,
  updates: `/tables/${id}/updates${query({ since: 0, language, code })}`,
  components: `/components${query({ language, table: id, code })}`,
});

export function askAhead(paths: string[]): void {
  for (const path of paths) {
    const answer = get(path);
    answer.catch(() => null); // whoever takes it hears of it
    asked.set(path, answer);
  }
}

/** What was asked ahead, once; otherwise it is asked for now. */
export function take<T>(path: string): Promise<T> {
  const ahead = asked.get(path);
  asked.delete(path);
  return (ahead as Promise<T> | undefined) ?? get<T>(path);
}
