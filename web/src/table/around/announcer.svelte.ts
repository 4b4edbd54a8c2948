/** What is said to those who do not see the table: sentences politely one after the other, errors at once. */
import { untrack } from 'svelte';

const KEPT = 80;

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  error = $state('');
  #next = 0;

  say = (...texts: string[]): void => {
    const fresh = texts.filter(Boolean).map((text) => ({ id: this.#next++, text }));
    // said within an effect it must not call that effect again
    if (fresh.length) this.lines = [...untrack(() => this.lines), ...fresh].slice(-KEPT);
  };

  alarm = (text: string): void => {
    this.error = text;
  };
}

export const announcer = new Announcer();
