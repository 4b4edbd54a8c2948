/** Markup as what it draws: what is drawn again is copied, which takes a fraction of the time of reading it. */
const MOST = 600;
const seen = new Set<string>();
const known = new Map<string, DocumentFragment>();
/** What each place shows. */
const shown = new WeakMap<Element, string>();

/** For `{@attach drawn(markup)}`. */
export const drawn = (markup: string) => (place: Element) => {
  if (shown.get(place) === markup) return; // whoever is just being pressed must not be put anew
  shown.set(place, markup);
  const copied = known.get(markup);
  if (copied) place.replaceChildren(copied.cloneNode(true));
  else if (seen.has(markup)) place.replaceChildren(kept(markup, place).cloneNode(true));
  else {
    place.innerHTML = markup; // most are there once: nothing is kept of them but that
    seen.add(markup);
  }
};

function kept(markup: string, place: Element): DocumentFragment {
  const alike = document.createElementNS(place.namespaceURI, place.localName);
  alike.innerHTML = markup;
  const found = document.createDocumentFragment();
  found.append(...alike.childNodes);
  if (known.size >= MOST) known.clear(); // who plays for hours sees ever new numbers
  known.set(markup, found);
  return found;
}
