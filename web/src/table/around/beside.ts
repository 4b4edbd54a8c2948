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

/** Above, below, right and left of a box: in its middle, or along one of its edges. */
function around({ left, top, width, height }: Box, note: Box): Box[] {
  const [above, below] = [top - note.height - GAP, top + height + GAP];
  const [right, before] = [left + width + GAP, left - note.width - GAP];
  const spread = (from: number, length: number, own: number) => [
    from + (length - own) / 2,
    from,
    from + length - own,
  ];
  const across = spread(left, width, note.width);
  const along = spread(top, height, note.height);
  const at = (lefts: number[], tops: number[]) =>
    lefts.flatMap((left) => tops.map((top) => ({ ...note, left, top })));
  return [...at(across, [above]), ...at(across, [below]), ...at([right], along), ...at([before], along)];
}

const within = (note: Box, window: Box): Box => ({
  ...note,
  left: Math.max(GAP, Math.min(window.width - note.width - GAP, note.left)),
  top: Math.max(GAP, Math.min(window.height - note.height - GAP, note.top)),
});

/** How much worse it is to cover one kind of thing than the next. */
const WORSE = 50;

/**
 * Beside the thing, beside the part of the table it belongs to, or beside what is kept free: in the first place that covers
 * nothing of these, otherwise where it covers least; of several such places where it covers least of what could be used.
 * Where there is no room at all, what must be seen is the last to be covered, and the thing the last but one.
 */
export function placeBeside(
  thing: Box,
  part: Box,
  note: Box,
  window: Box,
  must: readonly Box[],
  free: readonly Box[] = [],
  usable: readonly Box[] = [],
): Box {
  const places = [thing, part, ...must, ...free, window]
    .flatMap((kept) => around(kept, note))
    .map((place) => within(place, window));
  const all = (place: Box, boxes: readonly Box[]) =>
    boxes.reduce((sum, kept) => sum + covered(place, kept), 0);
  const cost = (place: Box) =>
    [must, [thing], [part, ...free], usable].reduce((sum, boxes) => sum * WORSE + all(place, boxes), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
