/** Where there is room beside a thing for what is told of it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** Where an element lies. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

const shared = (low: number, high: number, from: number, to: number) =>
  Math.max(0, Math.min(high, to) - Math.max(low, from));

function covered(one: Box, other: Box): number {
  return (
    shared(one.left, one.left + one.width, other.left, other.left + other.width) *
    shared(one.top, one.top + one.height, other.top, other.top + other.height)
  );
}

/** Above, below, right and left of a box, in its middle. */
function around({ left, top, width, height }: Box, note: Box): Box[] {
  const middle = { left: left + (width - note.width) / 2, top: top + (height - note.height) / 2 };
  return [
    { ...note, left: middle.left, top: top - note.height - GAP },
    { ...note, left: middle.left, top: top + height + GAP },
    { ...note, left: left + width + GAP, top: middle.top },
    { ...note, left: left - note.width - GAP, top: middle.top },
  ];
}

const within = (note: Box, window: Box): Box => ({
  ...note,
  left: Math.max(GAP, Math.min(window.width - note.width - GAP, note.left)),
  top: Math.max(GAP, Math.min(window.height - note.height - GAP, note.top)),
});

/** How much worse it is to cover what is kept free than what could be used as well. */
const WORSE = 50;

/**
 * Beside the thing, beside the part of the table it belongs to, or beside what is kept free: in the first place that covers
 * nothing of these, otherwise where it covers least; of several such places where it covers least of what could be used.
 */
export function placeBeside(
  thing: Box,
  part: Box,
  note: Box,
  window: Box,
  free: readonly Box[],
  usable: readonly Box[] = [],
): Box {
  const places = [thing, part, ...free]
    .flatMap((kept) => around(kept, note))
    .map((place) => within(place, window));
  const all = (place: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, kept) => sum + covered(place, kept), 0);
  const cost = (place: Box) => all(place, [thing, ...free]) * WORSE + all(place, usable);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
