/** What does not move of a hotel, as markup: the small one at a glance, roof and wings of the large one. */
import type { BoardShown } from '@/lib/shapes';
import {
  cellOf,
  colourOf,
  COLUMNS,
  FLOORS,
  stateOf,
  wallsOf,
  type RoomColour,
  type RoomState,
} from './hotel';
import { clipped } from './letters';
import { attributes, box, escaped, figure, framed, line, round } from './markup';
import { BOXES, krone, laurel, SHAPES } from './pieces';

/** The size of a room at a glance. */
export const ROOM = { width: 21, height: 16 };

type At = (x: number, y: number) => string;
const ROOMS = Array.from({ length: COLUMNS * FLOORS }, (_, room) => room);
const COLOURS: RoomColour[] = ['blue', 'red', 'yellow'];

/** How rooms of a colour and a state are painted: their ground, and what stands on it; all of a kind are one path. */
const KINDS: Record<RoomState, (colour: RoomColour) => { fill: string; mark: At; paint: string }> = {
  occupied: (colour) => ({
    fill: `var(--${colour})`,
    mark: (x, y) => SHAPES[colour](x + 10.5, y + 8, 3.2),
    paint: `fill="var(--${colour === 'yellow' ? 'yellow-deep' : 'on-chrome'})"`,
  }),
  prepared: (colour) => ({
    fill: `var(--${colour}-tint)`,
    mark: (x, y) => `M${x + 6.9} ${y + 16}V${y + 7.5}a3.6 3.6 0 0 1 7.2 0V${y + 16}Z`,
    paint: `fill="var(--lamplight)" stroke="var(--${colour}-line)" stroke-width="1.1"`,
  }),
  empty: (colour) => ({
    fill: `var(--${colour}-tint)`,
    mark: (x, y) => SHAPES[colour](x + 10.5, y + 8, 1.7),
    paint: `fill="var(--${colour}-soft)"`,
  }),
};

export function miniature(layout: string[], prepared: number[], occupied: number[]): string {
  const { width, height } = ROOM;
  const { walls, seams } = wallsOf(layout, width, height);
  const kinds = COLOURS.flatMap((colour) =>
    (Object.keys(KINDS) as RoomState[]).map((state) => {
      const { fill, mark, paint } = KINDS[state](colour);
      const cells = ROOMS.filter(
        (room) => colourOf(layout, room) === colour && stateOf(room, prepared, occupied) === state,
      ).map((room) => cellOf(room, width, height));
      const drawn = (draw: At, how: string) =>
        cells.length ? `<path d="${cells.map(({ x, y }) => draw(x, y)).join('')}" ${how}/>` : '';
      return [drawn((x, y) => box(x, y, width, height), `fill="${fill}"`), drawn(mark, paint)] as const;
    }),
  );
  return (
    `<path d="M0 0L8 -8H${COLUMNS * width - 8}L${COLUMNS * width} 0Z" fill="var(--copper)"/>` +
    [0, 1].map((layer) => kinds.map((kind) => kind[layer]).join('')).join('') +
    `<path d="${seams}" fill="none" stroke="var(--paper)" stroke-width=".8" opacity=".7"/>` +
    `<path d="${walls}" fill="none" stroke="var(--wall)" stroke-width="1.5" stroke-linecap="square"/>`
  );
}

/** Left and right end of the rooms below. */
export interface Span {
  left: number;
  right: number;
}

/** The leaves of the dome, in three rings, each turned outwards. */
const LEAVES = [4, 9, 13].flatMap((count, ring) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI + ring * 0.4;
    const away = [3, 6.6, 10][ring]!;
    return { x: Math.cos(angle) * away, y: 13 + Math.sin(angle) * away, turn: angle + Math.PI / 6 };
  }),
);
function leaf(x: number, y: number, turn: number): string {
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, across: number) =>
    `${(x + along * dx - across * dy).toFixed(2)} ${(y + along * dy + across * dx).toFixed(2)}`;
  return `M${at(-2.2, 0)}Q${at(0, -1.7)} ${at(2.2, 0)}Q${at(0, 1.7)} ${at(-2.2, 0)}Z`;
}

/** The roof with its golden dome and lamps, down to the sign with the player's name. */
export function roof({ left, right }: Span, height: number, sign: string): string {
  const middle = (left + right) / 2;
  const slope = `M${left - 6} ${height - 12}L${left + 16} 26H${right - 16}L${right + 6} ${height - 12}Z`;
  const lamps = Array.from(
    { length: 13 },
    (_, index) => left + 22 + index * ((right - left - 44) / 12),
  ).filter((x) => Math.abs(x - middle) > 26);
  const squares = [left - 4, right - 37].flatMap((start) =>
    Array.from({ length: 5 }, (_, index) => box(start + index * 9, height - 9, 5, 5)),
  );
  return (
    `<path d="${slope}" fill="var(--copper)"/><path d="${slope}" fill="url(#seam)"/>` +
    `<rect x="${left + 12}" y="22" width="${right - left - 24}" height="5" fill="var(--copper-deep)"/>` +
    `<path d="${lamps.map((x) => `M${x} 22v-3`).join('')}" stroke="var(--brass)" stroke-width="1.4"/>` +
    `<path d="${lamps.map((x) => round(x, 17, 2.3)).join('')}" fill="var(--coin)" stroke="var(--brass)"/>` +
    `<path d="M${middle - 30} 27V20H${middle + 30}V27Z" fill="var(--stone)" stroke="var(--frame)"/>` +
    `<circle cx="${middle}" cy="13" r="12.5" fill="var(--coin)" stroke="var(--coin-ink)" stroke-width="1.2"/>` +
    `<path d="${LEAVES.map(({ x, y, turn }) => leaf(middle + x, y, turn)).join('')}" fill="#7A5A18"/>` +
    `<rect x="${left - 10}" y="${height - 13}" width="${right - left + 20}" height="13" fill="var(--stone)" stroke="var(--frame)"/>` +
    line(
      middle,
      height - 2.8,
      12,
      'var(--ink)',
      sign,
      ` class="d sign"${attributes(clipped(sign, 19, 228))}`,
    ) +
    `<path d="${squares.join('')}" fill="none" stroke="var(--brass)"/>`
  );
}

/** On a phone: the roof alone, with the sign on it. */
export const lowRoof = ({ left, right }: Span, height: number, sign: string): string =>
  `<path d="M${left - 4} ${height}L${left + 10} ${height - 20}H${right - 10}L${right + 4} ${height}Z" fill="var(--copper)"/>` +
  line(
    (left + right) / 2,
    height - 5.5,
    13,
    'var(--on-chrome)',
    sign,
    ` class="d sign"${attributes(clipped(sign, 22, 258))}`,
  );

/** The table on the roof: what a full group of each size brings. */
export function bonuses(
  { left, right }: Span,
  bonus: BoardShown['group_bonus'],
  title: string,
  kindOf: (kind: string) => string,
): string {
  const [x, top, width] = [left + 42, 33, right - left - 84];
  const column = (index: number) => x + 96 + index * ((width - 98) / 3.5);
  const rows = COLOURS.map((colour, index) => {
    const [y, kind] = [top + 28.5 + index * 15.2, kindOf(bonus[colour]?.kind ?? 'points')];
    const amounts = (bonus[colour]?.amounts ?? []).map((amount, size) =>
      line(column(size), y + 1, 12.5, 'var(--ink)', amount, ' font-weight="600"'),
    );
    return (
      `<path d="${SHAPES[colour](x + 15, y - 3.5, 5)}" fill="var(--${colour})" stroke="var(--${colour}-line)" stroke-width=".8"/>` +
      `<text x="${x + 27}" y="${y + 0.6}" font-size="12" fill="var(--ink)"${attributes(clipped(kind, 9, 60))}>${escaped(kind)}</text>` +
      amounts.join('')
    );
  });
  return (
    `<rect x="${x}" y="${top}" width="${width}" height="66" fill="var(--paper)" stroke="var(--coin)" stroke-width="1.6"/>` +
    `<text x="${x + 10}" y="${top + 13.5}" font-size="12" font-weight="600" fill="var(--ink-quiet)"${attributes(clipped(title, 12, 76))}>${escaped(title)}</text>` +
    [1, 2, 3, 4].map((size, index) => figure(column(index), top + 13.5, 12.5, 'var(--ink)', size)).join('') +
    `<path d="M${x + 6} ${top + 18}H${x + width - 6}" stroke="var(--line)"/>${rows.join('')}`
  );
}

interface Wings extends Span {
  top: number;
  /** Height of a floor. */
  floor: number;
  prices: number[];
  points: number[];
}
const WING = 32;

/** The wings beside the rooms: what a room costs on each floor, and what it is worth in the end; in words too, on stone. */
export function wings(
  { left, right, top, floor, prices, points }: Wings,
  words: [string, string] | null,
): string {
  const [bottom, raised] = [top + FLOORS * floor, words ? 6 : 0];
  const floors = Array.from({ length: FLOORS }, (_, index) => top + (FLOORS - 1 - index) * floor);
  const stone = box(left - WING, top, WING, bottom - top) + box(right, top, WING, bottom - top);
  const joints = floors.map((y) => `M${left - WING} ${y}H${left}M${right} ${y}H${right + WING}`);
  const label = (x: number, y: number, word: string) =>
    line(x, y, 12, 'var(--ink-quiet)', word, attributes(clipped(word, 4, 29)));
  return (
    (words
      ? `<path d="${stone}" fill="var(--stone)"/>` +
        `<path d="M${left - WING} ${top}V${bottom}M${right + WING} ${top}V${bottom}" stroke="var(--frame)"/>` +
        `<path d="${joints.join('')}" stroke="var(--stone-deep)"/>`
      : '') +
    floors
      .map((y, index) => {
        const middle = y + floor / 2 - raised;
        return (
          (words ? label(left - 17, middle + 25, words[0]) + label(right + 17, middle + 25, words[1]) : '') +
          framed(BOXES.token, 26, krone(prices[index] ?? 0), { x: left - 30, y: middle - 13 }) +
          framed(BOXES.laurel, 28, laurel(points[index] ?? 0), { x: right + 3.5, y: middle - 14 })
        );
      })
      .join('')
  );
}
