/** Where the arrow keys lead among things that lie beside each other. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const ARROWS = Object.keys(WAYS);

/** The index of the nearest box that way; what lies straight ahead is nearer than what lies aside. */
export function nearest(from: Box, boxes: Box[], arrow: string): number | null {
  const [dx, dy] = WAYS[arrow] ?? [0, 0];
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;
  const [fx, fy] = middle(from);
  let [found, least] = [null as number | null, Infinity];
  for (const [index, box] of boxes.entries()) {
    const [x, y] = middle(box);
    const ahead = (x - fx) * dx + (y - fy) * dy;
    const aside = Math.abs((x - fx) * dy) + Math.abs((y - fy) * dx);
    const distance = ahead + 3 * aside;
    if (ahead > 4 && aside < ahead * 2 && distance < least) [found, least] = [index, distance];
  }
  return found;
}
