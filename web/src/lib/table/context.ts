/** The table of a screen, for everything that lies on it. */
import { getContext, setContext } from 'svelte';
import type { TableStore } from './store.svelte';

export const layTable = (store: TableStore) => setContext('table', store);
export const useTable = () => getContext<TableStore>('table');
