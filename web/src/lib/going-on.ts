import { tick } from 'svelte';

/** The button that was pressed is gone afterwards: whoever came by keyboard goes on at what is found instead. */
export async function goOnAt(selector: string, done?: Promise<unknown> | void): Promise<void> {
  await done;
  await tick();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus();
}
