import { describe, expect, it } from 'vitest';
import { restOf } from './scrolling';

const entries = [
  [0, 34],
  [39, 17],
  [57, 68],
  [130, 17],
] as const;

describe('the end of the log', () => {
  it('begins with a whole entry', () => {
    expect(restOf(30, entries)).toBe(9);
    expect(restOf(39, entries)).toBe(0);
  });

  it('begins with a whole line of a long entry', () => {
    expect(restOf(70, entries)).toBe(4); // the second line of the third entry
    expect((70 + restOf(70, entries) - 57) % 17).toBe(0);
  });

  it('leaves nothing free where nothing scrolls', () => {
    expect(restOf(0, entries)).toBe(0);
    expect(restOf(-20, entries)).toBe(0);
  });
});
