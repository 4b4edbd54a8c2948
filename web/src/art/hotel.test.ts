import { describe, expect, test } from 'vitest';
import { cellOf, colourOf, groupsOf, neighbour, outlineOf, stateOf, wallsOf } from './hotel';

const NIGHT = ['BYRRB', 'YYRRY', 'BRBYY', 'BRBRB'];
const count = (path: string) => path.split('M').length - 1;

describe('the hotel', () => {
  test('has ten groups of the printed sizes', () => {
    const sizes = groupsOf(NIGHT).map((group) => group.length);
    expect(sizes.sort((a, b) => b - a)).toEqual([4, 3, 3, 2, 2, 2, 1, 1, 1, 1]);
  });

  test('puts the ground floor at the bottom of the drawing', () => {
    expect(cellOf(0, 66, 87)).toEqual({ room: 0, x: 0, y: 261 });
    expect(cellOf(19, 66, 87)).toEqual({ room: 19, x: 264, y: 0 });
  });

  test('reads colours by room number', () => {
    expect([0, 1, 2, 5, 19].map((room) => colourOf(NIGHT, room))).toEqual([
      'blue',
      'yellow',
      'red',
      'yellow',
      'blue',
    ]);
  });

  test('knows no neighbours across the outer walls', () => {
    expect(neighbour(4, 1)).toBeNull();
    expect(neighbour(5, -1)).toBeNull();
    expect(neighbour(17, 5)).toBeNull();
    expect(neighbour(7, -5)).toBe(2);
  });

  test('draws every line between rooms once', () => {
    const { walls, seams } = wallsOf(NIGHT, 10, 10);
    const outer = 2 * (5 + 4);
    const inner = 4 * 4 + 3 * 5;
    expect(count(walls) + count(seams)).toBe(outer + inner);
    expect(count(seams)).toBe(11); // one joint less than rooms in each of the ten groups, and one more in the square of four
  });

  test('goes round a group, not through it', () => {
    expect(count(outlineOf([2, 3, 7, 8], 10, 10, 1))).toBe(8);
    expect(count(outlineOf([0], 10, 10, 1))).toBe(4);
  });

  test('an occupied room is occupied even if listed as prepared', () => {
    expect(stateOf(3, [3], [3])).toBe('occupied');
    expect(stateOf(3, [3], [])).toBe('prepared');
    expect(stateOf(3, [], [])).toBe('empty');
  });
});
