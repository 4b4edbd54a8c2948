/** Which of its two forms the table has. */
import { device } from '@/lib/device.svelte';

/** The size the wide one is drawn in. In other windows everything is larger or smaller, within these bounds. */
export const DRAWN = { width: 1366, height: 768, smallest: 0.92, largest: 1.35 };

/** Everything at once: for a pointer, in a window it can be made small enough for. */
export const isWide = () => !device.touch && device.width >= DRAWN.width * DRAWN.smallest;

/** Rivals, what happened, and where the game comes from. */
export const readLater = () => import('./later');
