/** The other seats, clockwise from one's own. */
import type { TableStore } from '@/lib/table/store.svelte';

export function rivalsOf(store: TableStore): number[] {
  const seats = store.state?.position.seats.length ?? 0;
  return Array.from({ length: Math.max(0, seats - 1) }, (_, step) => (store.eyes + 1 + step) % seats);
}
