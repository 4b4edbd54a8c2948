import { describe, expect, it } from 'vitest';
import { minus, signed } from './signs';

describe('numbers below zero', () => {
  it('have a minus sign', () => {
    expect(minus(-21)).toBe('−21');
    expect(minus('-1.5')).toBe('−1.5');
    expect(minus(7)).toBe('7');
  });

  it('have it inside a sentence, where words and ranges keep their hyphens', () => {
    expect(minus('Ann-1 has -10 points after turns 1-3')).toBe('Ann-1 has −10 points after turns 1-3');
  });

  it('and a change says its direction', () => {
    expect([3, -3, 0].map(signed)).toEqual(['+3', '−3', '0']);
  });
});
