import { expect, it } from 'vitest';
import { nearest } from './roving';

/** Two rows of three, and a short third row. */
const SPOTS = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  x: (index % 3) * 100,
  y: Math.floor(index / 3) * 120,
}));

it('goes along the row and stops at its end', () => {
  expect(nearest(SPOTS, 0, [1, 0])).toBe(1);
  expect(nearest(SPOTS, 2, [1, 0])).toBeNull();
  expect(nearest(SPOTS, 4, [-1, 0])).toBe(3);
});
it('goes to the card above and below', () => {
  expect(nearest(SPOTS, 1, [0, 1])).toBe(4);
  expect(nearest(SPOTS, 4, [0, -1])).toBe(1);
});
it('finds the short row', () => expect(nearest(SPOTS, 5, [0, 1])).toBe(6));
