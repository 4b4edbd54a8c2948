/** Advice for whoever has to decide: asked for, then shown until the table changes. */
import { get, query, refused } from '@/lib/api';
import type { Hint } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { language } from '@/lib/texts.svelte';

export class Advice {
  hint = $state.raw<Hint | null>(null);
  busy = $state(false);

  constructor(readonly store: TableStore) {}

  /** Where nobody else plays, or may come back to play; the server sees to that as well. */
  get possible(): boolean {
    const { table, state, isOwn } = this.store;
    const alone = !table?.seats.some(({ seat, person }) => person && !isOwn(seat));
    return alone && (state?.legal.length ?? 0) > 0;
  }

  /** Asks, or puts away what was said. */
  toggle = async (): Promise<void> => {
    if (this.busy || this.close()) return;
    const { store } = this;
    this.busy = true;
    try {
      const refusal = await refused(async () => {
        const hint = await get<Hint>(`/tables/${store.id}/hint${query({ language: language.now })}`);
        if (hint.revision === store.state?.revision) this.hint = hint; // or it has come too late
      });
      if (refusal) store.refusal = refusal;
    } finally {
      this.busy = false;
    }
  };

  /** Whether there was anything to put away. */
  close(): boolean {
    const had = this.hint !== null;
    this.hint = null;
    return had;
  }
}
