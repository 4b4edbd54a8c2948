/** Pure geometry of a hotel: which rooms lie together, where its walls run. Rooms count from the bottom left, floor by floor. */
import type { COLOURS } from '@/lib/vocabulary';

export const COLUMNS = 5;
export const FLOORS = 4;
export type RoomState = 'empty' | 'prepared' | 'occupied';
export type RoomColour = (typeof COLOURS)[number];

const LETTERS: Record<string, RoomColour> = { B: 'blue', R: 'red', Y: 'yellow' };

/** A cell of the drawing; y grows downwards, as the page does. */
export interface Cell {
  room: number;
  x: number;
  y: number;
}

export const floorOf = (room: number) => Math.floor(room / COLUMNS);
export const columnOf = (room: number) => room % COLUMNS;
/** The number on the door, as sentences of the server have it: floor, then place. */
export const doorOf = (room: number) => 100 * (floorOf(room) + 1) + columnOf(room) + 1;
export const colourOf = (layout: string[], room: number): RoomColour =>
  LETTERS[layout[floorOf(room)]?.[columnOf(room)] ?? 'B'] ?? 'blue';

export function stateOf(room: number, prepared: number[], occupied: number[]): RoomState {
  if (occupied.includes(room)) return 'occupied';
  return prepared.includes(room) ? 'prepared' : 'empty';
}

export function cellOf(room: number, width: number, height: number): Cell {
  return { room, x: columnOf(room) * width, y: (FLOORS - 1 - floorOf(room)) * height };
}

/** The room next door, or null outside: -1, 1 along the floor, -5, 5 between floors. */
export function neighbour(room: number, step: number): number | null {
  const next = room + step;
  if (next < 0 || next >= COLUMNS * FLOORS) return null;
  return Math.abs(step) === 1 && floorOf(next) !== floorOf(room) ? null : next;
}

const STEPS = [1, -1, COLUMNS, -COLUMNS];

/** The groups of a layout: rooms of one colour that touch, each group in rising order. */
export function groupsOf(layout: string[]): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let room = 0; room < COLUMNS * FLOORS; room++) {
    if (seen.has(room)) continue;
    groups.push(spread(layout, room, seen).sort((a, b) => a - b));
  }
  return groups;
}

function spread(layout: string[], start: number, seen: Set<number>): number[] {
  const group: number[] = [];
  const waiting = [start];
  for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
    if (seen.has(room)) continue;
    seen.add(room);
    group.push(room);
    waiting.push(...alike(layout, room));
  }
  return group;
}

const alike = (layout: string[], room: number): number[] =>
  STEPS.map((step) => neighbour(room, step)).filter(
    (next): next is number => next !== null && colourOf(layout, next) === colourOf(layout, room),
  );

/** The sides of a cell by the step that leads over them, moved in by `inset`. */
function sides({ x, y }: Cell, width: number, height: number, inset: number): Record<number, string> {
  const [left, right, top, bottom] = [x + inset, x + width - inset, y + inset, y + height - inset];
  return {
    [COLUMNS]: `M${left} ${top}H${right}`,
    [-COLUMNS]: `M${left} ${bottom}H${right}`,
    [-1]: `M${left} ${top}V${bottom}`,
    [1]: `M${right} ${top}V${bottom}`,
  };
}

/** Thick walls around the groups and thin lines inside them, as path data. */
export function wallsOf(layout: string[], width: number, height: number): { walls: string; seams: string } {
  let [walls, seams] = ['', ''];
  for (let room = 0; room < COLUMNS * FLOORS; room++) {
    const side = sides(cellOf(room, width, height), width, height, 0);
    for (const step of STEPS) {
      const next = neighbour(room, step);
      if (next === null) walls += side[step];
      else if (step < 0)
        continue; // each inner line once
      else if (colourOf(layout, next) === colourOf(layout, room)) seams += side[step];
      else walls += side[step];
    }
  }
  return { walls, seams };
}

/** The line just inside a group's walls. */
export function outlineOf(group: number[], width: number, height: number, inset: number): string {
  return group
    .map((room) => {
      const side = sides(cellOf(room, width, height), width, height, inset);
      return STEPS.filter((step) => !group.includes(neighbour(room, step) ?? -1))
        .map((step) => side[step])
        .join('');
    })
    .join('');
}
