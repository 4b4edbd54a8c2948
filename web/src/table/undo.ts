/** What undo would take back, by the first event of the last step. */
import { post } from '@/lib/api';
import type { LogEntry } from '@/lib/log';
import type { State } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';

/** Events that begin a step; each has its word in the catalogue, `web-table-undo-<name>`. */
const UNDOABLE = [
  'takes-die',
  'takes-die-for-nothing',
  'copies-action',
  'extra-action',
  'splits',
  'chooses-food',
  'places-food',
  'stores-food',
  'serves',
  'completes-order',
  'checks-in',
  'reward',
  'occupancy-bonus',
  'prepares-room',
  'occupies-room',
  'hires',
  'uses-staff',
  'claims',
  'declines',
  'staff-under',
  'draft-keeps',
  'penalty-paid-off',
  'loses',
  'room-removed',
  'dismisses',
] as const satisfies LogEntry['name'][];

/** The name of what was done last by this seat, or null if there is no word for it. */
export function lastStep(log: readonly LogEntry[], seat: number): (typeof UNDOABLE)[number] | null {
  const last = log.at(-1)?.revision;
  const step = log.find((entry) => entry.revision === last && entry.seat === seat);
  return UNDOABLE.find((name) => name === step?.name) ?? null;
}

/** Ask all others to take back the own turn, which has ended. */
export async function askBack(store: TableStore): Promise<void> {
  try {
    store.show(await post<State>(`/tables/${store.id}/ask`, { what: 'back' }));
  } catch (error) {
    store.refuse(error);
  }
}
