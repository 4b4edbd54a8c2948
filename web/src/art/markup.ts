/**
 * Drawings as markup, made of numbers and of names of colours: the browser reads each in one go, and nothing of the
 * framework lies between its lines. Texts of people go through `escaped`.
 */
const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SPECIAL[sign]!);

type Value = string | number | undefined;

/** Attributes as they are written; those without a value are left out. */
export const attributes = (values: Record<string, Value>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'string' ? escaped(value) : value}"`)
    .join('');

/** A line of text in a drawing, `x` in its middle. */
export const line = (x: number, y: number, size: number, fill: string, text: Value, more = ''): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" fill="${fill}"${more}>${escaped(String(text))}</text>`;

/** The same in the letters of the signs. */
export const figure = (x: number, y: number, size: number, fill: string, text: Value): string =>
  line(x, y, size, fill, text, ' class="d"');

/** A whole drawing, which says nothing to those who listen; a width alone is both. */
export const framed = (box: string, width: number, inner: string, more: Record<string, Value> = {}): string =>
  `<svg viewBox="${box}" width="${width}" height="${width}"${attributes(more)} aria-hidden="true">${inner}</svg>`;

/** A circle as path data, so that many are one. */
export const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A rectangle as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
