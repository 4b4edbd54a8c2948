/** The guests of the poster, read from their drawings. */
import { drawing, loadSprite } from '@/art/sprite';
import { WINDOWS, bustsOf } from './bust';

/** By number. The drawings stay in the page: their patterns are used. */
export async function readBusts(): Promise<Record<number, string>> {
  for (const { guest } of WINDOWS.flat()) drawing(`guest-${guest}`);
  await loadSprite();
  return bustsOf(document);
}
