/** Arrow keys among things that lie in rows: the nearest one in that direction gets the focus, and Tab leaves the group. */

const AXES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or null; what lies off the line counts double. */
export function nearest(spots: Spot[], from: number, [dx, dy]: [number, number]): number | null {
  const start = spots[from];
  if (!start) return null;
  let [best, least] = [null as number | null, Infinity];
  spots.forEach((spot, index) => {
    const along = (spot.x - start.x) * dx + (spot.y - start.y) * dy;
    const aside = Math.abs((spot.x - start.x) * dy) + Math.abs((spot.y - start.y) * dx);
    if (along > 1 && aside <= along + (dy ? 400 : 1) && along + 2 * aside < least)
      [best, least] = [index, along + 2 * aside];
  });
  return best;
}

export function roving(group: HTMLElement): { destroy: () => void; update: () => void } {
  const things = () => [...group.querySelectorAll<HTMLElement>('button')];
  const single = (chosen: HTMLElement | undefined) => {
    for (const thing of things()) thing.tabIndex = thing === chosen ? 0 : -1;
  };
  const move = (event: KeyboardEvent) => {
    const axis = AXES[event.key];
    if (!axis) return;
    const all = things();
    const spots = all
      .map((thing) => thing.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));
    const next = nearest(spots, all.indexOf(document.activeElement as HTMLElement), axis);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const keep = (event: FocusEvent) => single((event.target as HTMLElement).closest('button') ?? undefined);
  group.addEventListener('keydown', move);
  group.addEventListener('focusin', keep);
  const watch = new MutationObserver(() => {
    if (!things().some((thing) => thing.tabIndex === 0)) single(things()[0]);
  });
  watch.observe(group, { childList: true });
  single(things()[0]);
  return {
    update: () => single(things()[0]),
    destroy: () => {
      watch.disconnect();
      group.removeEventListener('keydown', move);
      group.removeEventListener('focusin', keep);
    },
  };
}
