/** Puts all drawings into the page, once, where `<use>` finds them. Not as an address: their colours are the page's. */
import address from 'virtual:sprite';

let loading: Promise<void> | null = null;

/** Settles when they are there; asked for once. */
export function loadSprite(): Promise<void> {
  return (loading ??= load());
}

async function load(): Promise<void> {
  const text = await (await fetch(address)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('class', 'sprite');
  sprite.setAttribute('aria-hidden', 'true');
  document.body.prepend(document.adoptNode(sprite));
}
