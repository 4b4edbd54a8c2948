import { tick } from 'svelte';

/** The button that was pressed is gone afterwards: whoever came by keyboard goes on at the first of these that is there. */
export async function goOnAt(selectors: string[], done?: Promise<unknown> | void): Promise<void> {
  await done;
  await tick();
  if (document.activeElement !== document.body) return;
  const found = selectors.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one);
  found?.focus();
}
