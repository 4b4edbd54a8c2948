/**
 * The drawings: all are read at once, and each is put into the page when it is first used; most never are. Not as an
 * address: their colours are the page's.
 */
import address from 'virtual:sprite';

const SYMBOL = /<symbol id="([^"]+)".*?<\/symbol>/gs;
const wanted = new Set<string>();
let drawings: Map<string, string> | null = null;
let loading: Promise<void> | null = null;

/** Where `<use>` finds a drawing, such as `guest-68` or `icon-undo`. */
export function drawing(id: string): string {
  if (!wanted.has(id)) {
    wanted.add(id);
    put([id]); // now: put in later, the page would be laid out twice
  }
  return `#${id}`;
}

/** Settles when those that are wanted are in the page; asked for once. */
export function loadSprite(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const text = await (await fetch(address)).text();
  drawings = new Map(Array.from(text.matchAll(SYMBOL), ([symbol, id]) => [id ?? '', symbol]));
  put([...wanted]);
}

function put(ids: string[]): void {
  if (drawings) place().insertAdjacentHTML('beforeend', ids.map((id) => drawings?.get(id) ?? '').join(''));
}

function place(): Element {
  const known = document.getElementById('drawings');
  if (known) return known;
  const made = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  made.id = 'drawings';
  made.setAttribute('class', 'sprite');
  made.setAttribute('aria-hidden', 'true');
  document.body.prepend(made);
  return made;
}
