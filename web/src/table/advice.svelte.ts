/** Advice for whoever has to decide: asked for, then shown until the table changes. */
import { get, query, refused } from '@/lib/api';
import type { Hint } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { language } from '@/lib/texts.svelte';

/** What is said, for one moment or another. */
export type Turns = Pick<Hint, 'seat' | 'turns'>;

export class Advice {
  hint = $state.raw<Turns | null>(null);
  busy = $state(false);

  constructor(readonly store: TableStore) {}

  /** Where nobody else plays, or may come back to play; the server sees to that as well. */
  get possible(): boolean {
    const { table, state, isOwn } = this.store;
    const alone = !table?.seats.some(({ seat, person }) => person && !isOwn(seat));
    return alone && !table?.rated && !table?.sealed && (state?.legal.length ?? 0) > 0;
  }

  /** Asks, or puts away what was said. */
  toggle = async (): Promise<void> => {
    if (this.busy || this.close()) return;
    this.busy = true;
    try {
      const refusal = await refused(async () => {
        this.hint = await this.ask();
      });
      if (refusal) this.store.refusal = refusal;
    } finally {
      this.busy = false;
    }
  };

  /** What is said about the state that is shown; null if it has come too late. */
  protected async ask(): Promise<Turns | null> {
    const { store } = this;
    const hint = await get<Hint>(`/tables/${store.id}/hint${query({ language: language.now })}`);
    return hint.revision === store.state?.revision ? hint : null;
  }

  /** Whether there was anything to put away. */
  close(): boolean {
    const had = this.hint !== null;
    this.hint = null;
    return had;
  }
}
