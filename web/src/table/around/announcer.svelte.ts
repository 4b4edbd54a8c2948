/** What is said to those who do not see the table: sentences politely one after the other, errors at once. */
const KEPT = 80;

class Announcer {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  error = $state('');
  #next = 0;

  say = (...texts: string[]): void => {
    const fresh = texts.filter(Boolean).map((text) => ({ id: this.#next++, text }));
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-KEPT);
  };

  alarm = (text: string): void => {
    this.error = text;
  };
}

export const announcer = new Announcer();
