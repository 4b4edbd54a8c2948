/** A list that comes page by page; asked for anew when what is wanted changes. */
import type { TablePage, TableShown } from '@/lib/shapes';

export class Paged {
  tables = $state.raw<TableShown[] | null>(null);
  next = $state.raw<string | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  #asked = 0;

  /** `ask` gives the page that begins at a cursor. */
  constructor(readonly ask: (cursor: string | null) => Promise<TablePage>) {}

  again = () => this.#read(null);
  more = () => this.#read(this.next);

  async #read(cursor: string | null): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.error = null;
    try {
      const page = await this.ask(cursor);
      if (asked !== this.#asked) return; // something else is wanted by now
      this.tables = cursor === null ? page.tables : [...(this.tables ?? []), ...page.tables];
      this.next = page.next;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
