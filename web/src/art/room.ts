/** A room in a hotel's drawing, as markup: dashed door = not yet, open door with light = prepared, a person at home = occupied. */
import type { RoomColour, RoomState } from './hotel';
import { figure } from './markup';
import { SHAPES } from './pieces';

export interface RoomDrawn {
  colour: RoomColour;
  state: RoomState;
  width: number;
  height: number;
  /** Points for whoever prepares it. */
  points: number;
  /** Of the patterns. */
  prefix: string;
}

/** What is measured by the size of a room: its door stands in the middle, on the floor. */
function measures(width: number, height: number) {
  const door = Math.min(width * 0.46, height * 0.42);
  const [tall, r, floor, middle] = [height * 0.66, door / 2, height - 3, width / 2];
  const [top, hinge] = [floor - tall, middle - r];
  /** The arch of the door, moved in by `inset`. */
  const arch = (inset: number) =>
    `M${hinge + inset} ${floor}V${top + r}A${r - inset} ${r - inset} 0 0 1 ${hinge + door - inset} ${top + r}V${floor}Z`;
  return { door, tall, r, floor, middle, top, hinge, arch };
}
type Measures = ReturnType<typeof measures>;

function ground(
  { colour, width, height, prefix }: RoomDrawn,
  fill: string,
  pattern: string,
  opacity: number,
) {
  const size = `width="${width}" height="${height}"`;
  return `<rect ${size} fill="${fill}"/><rect ${size} fill="url(#${prefix}${pattern}-${colour})" opacity="${opacity}"/>`;
}

/** Things that swing on the hinge are drawn at x = 0. */
const hung = (hinge: number, leaf: string) =>
  `<g transform="translate(${hinge} 0)"><g class="leaf">${leaf}</g></g>`;

const STATES: Record<RoomState, (room: RoomDrawn, measures: Measures) => string> = {
  occupied(room, { door, r, floor, middle, top, hinge, arch }) {
    const { colour, width, height } = room;
    const [deep, panel] = [`var(--${colour}-deep)`, { y: top + r * 2, height: floor - top - r * 2 - 3 }];
    const sign = SHAPES[colour](middle, panel.y + panel.height / 2, Math.min(5, door * 0.17));
    const leaf =
      `<path d="${arch(0)}" fill="${deep}"/>` +
      `<rect x="${middle - door * 0.34}" y="${panel.y}" width="${door * 0.68}" height="${panel.height}" fill="none" stroke="var(--${colour}-light)" stroke-width="1.1"/>` +
      `<path d="${sign}" fill="var(--${colour === 'yellow' ? 'yellow-light' : 'on-chrome'})"/>`;
    const person =
      `M${middle - r * 0.46} ${top + r * 1.48}A${r * 0.46} ${r * 0.42} 0 0 1 ${middle + r * 0.46} ${top + r * 1.48}` +
      `A${r * 0.66} ${r * 0.66} 0 0 1 ${middle - r * 0.46} ${top + r * 1.48}Z`;
    return (
      `<rect width="${width}" height="${height}" fill="var(--${colour}-tint)"/>` +
      `<g class="glow">${ground(room, `var(--${colour})`, 'pd', 0.42)}</g>` +
      `<path d="${arch(-3)}" fill="var(--coin)" stroke="${deep}"/>` +
      hung(hinge, `<g transform="translate(${-hinge} 0)">${leaf}</g>`) +
      `<g class="lamp"><circle cx="${middle}" cy="${top + r * 1.02}" r="${r * 0.66}" fill="var(--lamplight)"/>` +
      `<circle cx="${middle}" cy="${top + r * 0.82}" r="${r * 0.25}" fill="${deep}"/><path d="${person}" fill="${deep}"/></g>`
    );
  },
  prepared(room, { door, tall, r, floor, top, hinge, arch }) {
    const { colour } = room;
    const deep = `var(--${colour}-deep)`;
    const sign = SHAPES[colour](door * 0.265, top + tall * 0.56, Math.min(4.2, door * 0.14));
    const leaf =
      `<path d="M0 ${floor}V${top + r * 0.95}L${door * 0.54} ${top + r * 1.35}V${floor + 2}Z" fill="var(--${colour})" stroke="${deep}" stroke-width="1.2" stroke-linejoin="round"/>` +
      `<path d="${sign}" fill="var(--on-${colour})"/>` +
      `<circle cx="${door * 0.46}" cy="${top + tall * 0.68}" r="1.2" fill="var(--coin)"/>`;
    return (
      ground(room, `var(--${colour}-tint)`, 'pt', 0.75) +
      `<path d="${arch(-4)}" fill="var(--paper)" stroke="var(--${colour})" stroke-width="1.8"/>` +
      `<path class="glow" d="${arch(0)}" fill="var(--lamplight)" stroke="${deep}" stroke-width="1.4"/>` +
      hung(hinge, leaf)
    );
  },
  empty(room, { door, tall, middle, top, arch }) {
    const { colour, width, height, points } = room;
    const sign = SHAPES[colour](middle, top + tall * 0.55, Math.min(5.6, door * 0.18));
    const [down, larger] = height > 80 ? [7, ''] : [3, ' scale(1.2)'];
    const line = `stroke="var(--${colour}-line)"`;
    return (
      ground(room, `var(--${colour}-tint)`, 'pt', 0.5) +
      `<path d="${arch(0)}" fill="var(--${colour}-tint)" ${line} stroke-width="1.3" stroke-dasharray="3 2.6"/>` +
      `<path d="${sign}" fill="none" ${line} stroke-width="1.5"/>` +
      (points
        ? `<g transform="translate(${width - 28} ${down})${larger}">` +
          `<rect width="21" height="15" rx="2" fill="var(--paper)" stroke="var(--brass)"/>` +
          `${figure(10.5, 11.4, 12, 'var(--ink)', `+${points}`)}</g>`
        : '')
    );
  },
};

export const roomMarkup = (room: RoomDrawn): string =>
  STATES[room.state](room, measures(room.width, room.height));
