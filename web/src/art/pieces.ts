/** The small pieces that lie everywhere, as markup; each is drawn in its box. */
import type { GuestShown } from '@/lib/shapes';
import { minus } from '@/lib/signs';
import { t } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/vocabulary';
import type { Token } from './formula';
import { LEAVES, STEM_WIDTH, STEMS } from './laurel';
import { box, escaped, figure, framed, round } from './markup';
import { drawing } from './sprite.svelte';

export type Colour = GuestShown['colour'];
export const BOXES = { token: '0 0 24 24', laurel: '0 0 28 28', glyph: '0 0 12 12', lock: '0 0 17 17' };

/** The sign of a colour: blue lozenge, red square, yellow disc, green triangle. */
export const SHAPES: Record<Colour, (x: number, y: number, r: number) => string> = {
  blue: (x, y, r) => `M${x} ${y - r * 1.25}L${x + r * 0.95} ${y}L${x} ${y + r * 1.25}L${x - r * 0.95} ${y}Z`,
  red: (x, y, r) => box(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76),
  yellow: round,
  green: (x, y, r) => `M${x} ${y - r * 1.1}L${x + r * 1.1} ${y + r * 0.85}H${x - r * 1.1}Z`,
};

/** `on`: as it stands on its own colour. */
export const glyph = (colour: Colour, on = false): string =>
  on
    ? `<path d="${SHAPES[colour](6, 6, 4.4)}" fill="var(--on-${colour})"/>`
    : `<path d="${SHAPES[colour](6, 6, 4.4)}" fill="var(--${colour})" stroke="var(--${colour}-line)" stroke-width=".8"/>`;

const CROWN = 'M-7 4L-8 -3Q-6 -1 -4.5 -1Q-3 -5 0 -5.5Q3 -5 4.5 -1Q6 -1 8 -3L7 4Z';

/** The size of a number on a token. */
const digits = (amount: number | string) => (String(amount).length > 1 ? 12.5 : 15);

/** A krone, or so many of them. */
export const krone = (amount: number | string = ''): string =>
  '<circle cx="12" cy="12" r="10.8" fill="var(--coin)" stroke="var(--coin-ink)" stroke-width="1.3"/>' +
  '<circle cx="12" cy="12" r="8.6" fill="none" stroke="var(--coin-ink)" stroke-width=".7" stroke-dasharray="1.2 1.4" opacity=".7"/>' +
  (amount === ''
    ? '<path d="M7.4 15.4L6.5 9.2L9.6 11.6L12 7.8L14.4 11.6L17.5 9.2L16.6 15.4Z" fill="var(--coin-ink)"/>'
    : figure(12, 17, digits(amount), 'var(--coin-ink)', amount));

/** The court's octagon, or so many steps on its track. */
export function court(amount: number | string = ''): string {
  const [tone, place] =
    amount === ''
      ? ['var(--on-burgundy)', 'translate(12 14.2) scale(.72)']
      : ['var(--coin)', 'translate(12 6.6) scale(.34)'];
  return (
    '<path d="M7.6 1.6H16.4L22.4 7.6V16.4L16.4 22.4H7.6L1.6 16.4V7.6Z" fill="var(--burgundy)" stroke="var(--coin)" stroke-width="1.2"/>' +
    `<path transform="${place}" d="${CROWN}" fill="${tone}"/>` +
    `<path transform="${place}" d="M0 -5.5V-9M-1.6 -7.6H1.6" stroke="${tone}" stroke-width="1.4"/>` +
    (amount === '' ? '' : figure(12, 19.6, digits(amount), 'var(--on-burgundy)', amount))
  );
}

const DIGITS = [13.9, 13.9, 11.9, 9.6];

export const wreath = (tone = 'var(--brass)'): string =>
  `<path d="${STEMS}" fill="none" stroke="${tone}" stroke-width="${STEM_WIDTH}"/><path d="${LEAVES}" fill="${tone}"/>`;

/** Points; on the copper-green bands the numbers are light and need no disc behind them. */
export function laurel(points: number | string, chrome = false): string {
  const [tone, ground, ink] = chrome ? ['gold-light', 'chrome', 'on-chrome'] : ['brass', 'paper', 'ink'];
  const written = minus(points);
  return (
    `${wreath(`var(--${tone})`)}<circle cx="14" cy="14" r="7.7" fill="var(--${ground})"/>` +
    figure(14, 18.5, DIGITS[written.length] ?? 8.6, `var(--${ink})`, written)
  );
}

const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]],
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
}; // prettier-ignore

/** An alive die has an ink outline, as everything that may be acted on. */
export function die(face: number, alive = false): string {
  const edge = alive ? 'var(--coin-ink)' : 'var(--frame)';
  const pips = (PIPS[face] ?? []).map(([x, y]) => round(x, y - 0.6, 2.15)).join('');
  return (
    `<rect x="1" y="1.9" width="22" height="21.6" rx="4.5" fill="${edge}"/>` +
    `<rect x="1" y=".4" width="22" height="22" rx="4.5" fill="var(--die)" stroke="${edge}" stroke-width="1.2"/>` +
    `<path d="${pips}" fill="var(--die-pip)"/>`
  );
}

/** The dice on one action space: up to 3 large, 4 to 6 small; more, or folded, as one die and a number. */
export const dice = (face: number, count: number, alive: boolean, folded: boolean): string =>
  count > 6 || folded
    ? framed(BOXES.token, 29, die(face, alive)) +
      (count > 1 ? `<b>${escaped(t('web-pieces-times', { count }))}</b>` : '')
    : framed(BOXES.token, count > 3 ? 20 : 29, die(face, alive)).repeat(count);

/** A player's disc: the colour of the seat and a letter or number; `ring`: whose turn it is. */
export function disc(seat: number, monogram: string, ring = false): string {
  const player = `player-${(seat % 4) + 1}`;
  const edge = ring ? 'stroke="var(--gold)" stroke-width="2"' : 'stroke="var(--ink)" stroke-width="1.2"';
  return (
    `<circle cx="12" cy="12" r="10.6" fill="var(--${player})" ${edge}/>` +
    `<circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--on-${player})" stroke-width=".8" opacity=".55"/>` +
    figure(12, 16.8, 13.8, `var(--on-${player})`, monogram)
  );
}

export const lock =
  '<rect x=".5" y=".5" width="16" height="16" rx="2" fill="var(--coin-ink)" stroke="var(--gold-light)"/>' +
  '<path d="M4.6 7.8H12.4V13H4.6Z" fill="var(--gold-light)"/>' +
  '<path d="M6.3 7.8V6a2.2 2.2 0 0 1 4.4 0V7.8" fill="none" stroke="var(--gold-light)" stroke-width="1.3"/>';

/** The drawings bring a plate of their own; a place has one already. */
const PLATE = /^<rect[^>]*--plate[^>]*\/>/;
const pictures = new Map<string, string>();

/** Food has the same colours by day and by night: it is a picture, which is drawn once and shown wherever it lies. */
function picture(kind: string | number, bare: boolean): string {
  const name = `icon-${typeof kind === 'number' ? FOODS[kind] : kind}`;
  const [key, lines] = [`${name}${bare}`, drawing(name)];
  if (!lines) return '';
  const known = pictures.get(key);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOXES.token}">${bare ? lines.replace(PLATE, '') : lines}</svg>`;
  const made = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  pictures.set(key, made);
  return made;
}

export const food = (kind: string | number): string =>
  `<image href="${picture(kind, false)}" width="24" height="24"/>`;

const PLACES = {
  full: [
    '<rect x="1" y="1" width="26" height="26" rx="7" fill="var(--coin)" stroke="var(--coin-ink)" stroke-width="1.4"/>' +
      '<rect x="3.4" y="3.4" width="21.2" height="21.2" rx="5" fill="var(--plate)"/>',
    '',
    '<rect x="16" y="16" width="12" height="12" rx="3" fill="var(--chrome)" stroke="var(--coin)"/>' +
      '<path d="M19 22.2l2.2 2.2l4-4.6" fill="none" stroke="#fff" stroke-width="1.8"/>',
  ],
  ghost: [
    '<rect x="1" y="1" width="26" height="26" rx="7" fill="var(--gold-light)" stroke="var(--coin-ink)" stroke-width="1.6" stroke-dasharray="3 2.4"/>',
    '',
    '<rect x="15" y="15" width="13" height="13" rx="3" fill="var(--coin-ink)"/>' +
      '<path d="M18 21.5h7M21.5 18v7" stroke="#FFE9A6" stroke-width="1.8"/>',
  ],
  open: [
    '<rect x="1.2" y="1.2" width="25.6" height="25.6" rx="7" fill="var(--plate)" stroke="var(--frame)" stroke-width="1.3" stroke-dasharray="2.6 2.6"/>',
    ' opacity=".82"',
    '',
  ],
} as const;

/** A place of an order: asked for (dashed), would arrive (gold, plus), served (gold rim, tick). */
export function pip(kind: string | number, state: keyof typeof PLACES): string {
  const [under, how, over] = PLACES[state];
  return `${under}<image href="${picture(kind, true)}" x="5" y="5" width="18" height="18"${how}/>${over}`;
}

/** The places of an order, one after the other. */
export const pips = (places: { food: number; state: keyof typeof PLACES }[]): string =>
  places.map(({ food, state }) => framed(BOXES.laurel, 25, pip(food, state))).join('');

/** What lies in a kitchen, with its numbers. */
export const larder = (counts: number[], size: number): string =>
  counts
    .map((count, kind) => `<span>${framed(BOXES.token, size, food(kind))}<b>${count}</b></span>`)
    .join('');

/** What a die of this face is good for. */
export const uses = (face: number, size: number): string =>
  (USES[face]?.() ?? [drawing(`icon-action-${face}`)]).map((one) => framed(BOXES.token, size, one)).join('');
const USES: Record<number, () => string[]> = {
  1: () => [food('strudel'), food('cake')],
  2: () => [food('wine'), food('coffee')],
  4: () => [krone(), court()],
};

/** Below it a number does not fit into the wreath, and stands before it. */
const SMALL = 18;
const TOKENS: { [kind in Token['token']]: (token: Token & { token: kind }, size: number) => string } = {
  food: (token, size) => framed(BOXES.token, size, food(token.food)),
  coin: ({ amount }, size) => framed(BOXES.token, size + 1, krone(amount)),
  emperor: ({ amount }, size) => framed(BOXES.token, size + 2, court(amount)),
  laurel: ({ amount }, size) =>
    size < SMALL
      ? `<b>${amount}</b>${framed(BOXES.laurel, 14, wreath())}`
      : framed(BOXES.laurel, size + 5, laurel(amount)),
  icon: ({ name }, size) => framed(BOXES.token, size, drawing(name)),
  die: ({ face }, size) => framed(BOXES.token, size, die(face, true)),
  glyph: ({ colour }, size) => framed(BOXES.glyph, size * 0.7, glyph(colour)),
  sign: ({ text }) => `<b>${escaped(text)}</b>`,
  word: ({ id }) => `<span>${escaped(t(id))}</span>`,
};

/** A row of tokens of this size; decoration beside the sentence that says the same. */
export const row = (tokens: Token[], size: number): string =>
  `<span class="tokens" aria-hidden="true">${tokens.map((token) => drawToken(token, size)).join('')}</span>`;

const drawToken = (token: Token, size: number): string =>
  (TOKENS[token.token] as (token: Token, size: number) => string)(token, size);
