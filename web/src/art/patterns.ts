/** Which patterns the drawings below use; see Patterns.svelte. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('patterns');

export const usePatterns = (prefix: string) => setContext(KEY, prefix);
export const patternPrefix = (): string => getContext<string | undefined>(KEY) ?? '';
