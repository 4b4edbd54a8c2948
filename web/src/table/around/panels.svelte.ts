/** Which dialogs of the table are open: one over it, and the talk, which stays beside it where there is room. */
import { device } from '@/lib/device.svelte';

const PANELS = ['help', 'rules', 'cards', 'chat', 'people', 'log', 'settings', 'notation', 'plan'] as const;
export type Panel = (typeof PANELS)[number];

/** From this width on there is room for the talk beside the table, so wide. */
const [DOCK_FROM, DOCK] = [1700, 340];

let over = $state<Panel | null>(null);
let talk = $state(false);

export const panels = {
  get open(): Panel[] {
    return [...(talk ? ['chat' as const] : []), ...(over ? [over] : [])];
  },
  /** How much of the window the talk takes from the table, standing beside it. */
  get dock(): number {
    return talk && device.width >= DOCK_FROM ? DOCK : 0;
  },
};

export function openPanel(panel: Panel): void {
  over = panel === 'chat' ? null : panel;
  talk = panel === 'chat' || panels.dock > 0;
}

/** What lies over the table, not what stands beside it. */
export function closePanel(): void {
  over = null;
}

export function closeTalk(): void {
  talk = false;
}

export function closeAll(): void {
  closePanel();
  closeTalk();
}

/** What cannot be read is not open. */
export async function orClosed<T>(reading: Promise<T>, close = closeAll): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    close();
    throw error;
  }
}
