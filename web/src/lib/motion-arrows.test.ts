import { describe, expect, it } from 'vitest';
import { nearest } from './motion-arrows';

describe('arrows', () => {
  const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
  const rooms = [box(0, 0), box(20, 0), box(0, 20), box(20, 20)];
  it('lead to the neighbour that way', () => {
    expect(nearest(rooms[0]!, rooms, 'ArrowRight')).toBe(1);
    expect(nearest(rooms[0]!, rooms, 'ArrowDown')).toBe(2);
    expect(nearest(rooms[3]!, rooms, 'ArrowLeft')).toBe(2);
  });
  it('lead nowhere where there is none', () => {
    expect(nearest(rooms[0]!, rooms, 'ArrowLeft')).toBeNull();
    expect(nearest(rooms[0]!, [rooms[0]!], 'ArrowDown')).toBeNull();
  });
});
