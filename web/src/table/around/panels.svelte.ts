/** Which of the dialogs over the table is open; one at a time. */
const PANELS = ['help', 'chat', 'people', 'log', 'settings', 'notation'] as const;
export type Panel = (typeof PANELS)[number];

let open = $state<Panel | null>(null);

export const panels = {
  get open(): Panel | null {
    return open;
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
