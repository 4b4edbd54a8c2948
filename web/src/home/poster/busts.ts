/** The guests of the poster, read from their drawings. */
import { drawing, loadSprite } from '@/art/sprite.svelte';
import { WINDOWS, bustOf } from './bust';

/** By number. */
export async function readBusts(): Promise<Record<number, string>> {
  await loadSprite();
  const portrait = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const found = WINDOWS.flat().map(({ guest }) => {
    portrait.innerHTML = drawing(`guest-${guest}`);
    return [guest, bustOf(portrait)] as const;
  });
  return Object.fromEntries(found);
}
