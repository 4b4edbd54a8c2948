/**
 * The drawings of cards and icons: all are read at once, as one text. Each is put, as markup, right where it is used:
 * a reference would be copied there by the browser all the same, and what it refers to would be in the page as well.
 */
import address from 'virtual:sprite';

const SYMBOL = /<symbol id="([^"]+)">(.*?)<\/symbol>/gs;
let drawings = $state.raw<Map<string, string> | null>(null);
let loading: Promise<void> | null = null;

/** The markup of a drawing, such as `guest-68` or `icon-undo`; nothing until they are here. */
export const drawing = (id: string): string => drawings?.get(id) ?? '';

/** Settles when they are here; asked for once. */
export function loadSprite(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const text = await (await fetch(address)).text();
  drawings = new Map(Array.from(text.matchAll(SYMBOL), ([, id = '', markup = '']) => [id, markup]));
}
