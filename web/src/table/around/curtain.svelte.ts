/** Hot seat: who of the people at this screen has said that they are here. */
import type { TableStore } from '@/lib/table/store.svelte';

const key = (table: string) => `gah-here-${table}`;

function kept(table: string): string | null {
  try {
    return sessionStorage.getItem(key(table));
  } catch {
    return null;
  }
}

export class CurtainState {
  #here = $state<string | null>(null);

  constructor(private readonly store: TableStore) {
    this.#here = kept(store.id);
  }

  /** The seat that has to come to the screen; null while the table may be seen. */
  get waitsFor(): number | null {
    const { table, state } = this.store;
    if (!table?.hot_seat || table.you.seats.length < 2 || state?.status !== 'running' || state.seat === null)
      return null;
    return this.#here === String(state.seat) ? null : state.seat;
  }

  /** Until somebody else's turn comes, also over a reload. */
  open(): void {
    this.#here = String(this.store.state?.seat);
    try {
      sessionStorage.setItem(key(this.store.id), this.#here);
    } catch {
      // then it is asked again after a reload
    }
  }
}
