import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawn } from './drawn';
import { miniature, roof } from './house';
import { attributes, escaped } from './markup';
import { dice, disc, row } from './pieces';
import { roomMarkup } from './room';

const NS = 'http://www.w3.org/2000/svg';
const layout = ['BYRRB', 'YYRRY', 'BRBYY', 'BRBRB'];

function read(markup: string): SVGSVGElement {
  const svg = document.createElementNS(NS, 'svg');
  svg.innerHTML = markup;
  return svg;
}

describe('texts of people', () => {
  const name = `<b onclick="x">&'`;
  it('are letters in every drawing, never markup', () => {
    expect(escaped(name)).toBe("&lt;b onclick=&quot;x&quot;&gt;&amp;'");
    for (const markup of [disc(0, name), roof({ left: 0, right: 330 }, 112, name)]) {
      const svg = read(markup);
      expect(svg.querySelector('b')).toBeNull();
      expect(svg.textContent).toContain(name);
    }
    expect(
      read(`<g${attributes({ title: name, none: undefined })}/>`).firstElementChild?.outerHTML,
    ).toContain('onclick=&quot;x&quot;');
  });
});

describe('drawings', () => {
  it('show all rooms of a kind as one path', () => {
    const empty = read(miniature(layout, [], []));
    const mixed = read(miniature(layout, [0, 1], [2]));
    expect(empty.querySelectorAll('path')).toHaveLength(1 + 2 * 3 + 2); // roof, two for each colour, seams and walls
    expect(mixed.querySelectorAll('path').length).toBeGreaterThan(empty.querySelectorAll('path').length);
  });

  it.each([
    ['empty', '.leaf', 0],
    ['prepared', '.leaf', 1],
    ['occupied', '.lamp', 1],
  ] as const)('tell a room that is %s', (state, part, count) => {
    const room = { colour: 'red', state, width: 66, height: 87, points: 2, prefix: 'x-' } as const;
    const svg = read(roomMarkup(room));
    expect(svg.querySelectorAll(part)).toHaveLength(count);
    expect(svg.innerHTML).toContain('url(#x-p');
    expect(svg.textContent).toBe(state === 'empty' ? '+2' : '');
  });

  it('put up to six dice beside each other, and more into a number', () => {
    const count = (markup: string) => read(markup).querySelectorAll('svg').length;
    expect([1, 3, 6, 7].map((n) => count(dice(4, n, false, false)))).toEqual([1, 3, 6, 1]);
    expect(count(dice(4, 3, false, true))).toBe(1);
  });

  it('draw a row of tokens, small points with their number before the wreath', () => {
    expect(row([{ token: 'laurel', amount: 3 }], 15)).toContain('<b>3</b>');
    expect(row([{ token: 'laurel', amount: 3 }], 20)).not.toContain('<b>');
  });
});

describe('markup', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read twice at most, however often it is drawn, and changes with its text', () => {
    const set = vi.spyOn(Element.prototype, 'innerHTML', 'set');
    const places = Array.from({ length: 5 }, () => document.createElementNS(NS, 'g'));
    for (const place of places) drawn('<path d="M0 0H7"/>')(place);
    expect(set).toHaveBeenCalledTimes(2);
    expect(places.map((place) => place.firstElementChild?.namespaceURI)).toEqual(Array(5).fill(NS));
    const first = places[0]!.firstElementChild;
    drawn('<path d="M0 0H7"/>')(places[0]!);
    expect(places[0]!.firstElementChild).toBe(first); // it may be under a finger
    drawn('<path d="M1 1V7"/>')(places[0]!);
    expect(places[0]!.innerHTML).toContain('M1 1V7');
    expect(places[1]!.innerHTML).toContain('M0 0H7');
  });
});
