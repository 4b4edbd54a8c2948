/** A list that comes page by page; asked for anew when what is wanted changes. */
export class Paged<Page extends { next: string | null }, Item> {
  items = $state.raw<Item[] | null>(null);
  /** The page that came last, with what else stands on it. */
  last = $state.raw<Page | null>(null);
  next = $state.raw<string | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  #asked = 0;

  /** `ask` gives the page that begins at a cursor. */
  constructor(
    readonly ask: (cursor: string | null) => Promise<Page>,
    readonly itemsOf: (page: Page) => Item[],
  ) {}

  again = () => this.#read(null);
  more = () => this.#read(this.next);

  async #read(cursor: string | null): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.error = null;
    try {
      const page = await this.ask(cursor);
      if (asked !== this.#asked) return; // something else is wanted by now
      const items = this.itemsOf(page);
      this.items = cursor === null ? items : [...(this.items ?? []), ...items];
      this.last = page;
      this.next = page.next;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
