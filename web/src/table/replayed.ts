/** What surrounds a table at which a game is shown again, in the place of what one plays with. */
import type { Snippet } from 'svelte';

export interface Replayed {
  /** Where the turn bar is; on a phone it is compact. */
  bar: Snippet<[compact: boolean]>;
  /** Where the log is; in low windows there is no room for a list. */
  log: Snippet<[low: boolean]>;
  /** Keys, voice, dialogs, and what things tell beside themselves. */
  around: Snippet;
}
