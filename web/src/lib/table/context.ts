/** The table of a screen, for everything that lies on it. */
import { createContext } from 'svelte';
import type { TableStore } from './store.svelte';

export const [useTable, layTable] = createContext<TableStore>();
