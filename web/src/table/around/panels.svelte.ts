/** Which of the dialogs over the table is open; one at a time. */
const PANELS = ['help', 'rules', 'chat', 'people', 'log', 'settings', 'notation'] as const;
export type Panel = (typeof PANELS)[number];

/** From this width on there is room for a panel beside the table, so wide. */
const [DOCK_FROM, DOCK] = [1700, 340];

let open = $state<Panel | null>(null);

export const panels = {
  get open(): Panel | null {
    return open;
  },
  /** How much of a window the open panel takes from the table, standing beside it: talk does, where there is room. */
  dock(width: number): number {
    return open === 'chat' && width >= DOCK_FROM ? DOCK : 0;
  },
};

export function openPanel(panel: Panel): void {
  open = panel;
}

export function closePanel(): void {
  open = null;
}

/** What cannot be read is not open. */
export async function orClosed<T>(reading: Promise<T>, close = closePanel): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    close();
    throw error;
  }
}
