/** Where a list stands when its last line is in sight. */

/** The height of a line of the log. */
const LINE = 17;
/** More room than this is not left empty below. */
const MOST = 44;

/**
 * Pixels to be left free below, so that the first line in sight is a whole one: the beginning of an entry, or, where that
 * would leave too much empty, a line within it. `end`: how far the list scrolls; `entries`: top and height of each.
 */
export function restOf(end: number, entries: readonly (readonly [number, number])[]): number {
  if (end <= 0) return 0;
  const next = entries.find(([top]) => top >= end);
  if (next && next[0] - end <= MOST) return next[0] - end;
  const cut = entries.findLast(([top]) => top < end);
  return cut ? (LINE - ((end - cut[0]) % LINE)) % LINE : 0;
}
