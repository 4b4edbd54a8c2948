import { describe, expect, it } from 'vitest';
import { UNTIL, untilOf } from './until';

describe('what may be waited for', () => {
  it('is sent with what its kind needs, and nothing else', () => {
    expect(untilOf('round')).toEqual({ kind: 'round' });
    expect(untilOf('die 4')).toEqual({ kind: 'die', face: 4 });
    expect(untilOf('guest red')).toEqual({ kind: 'guest', colour: 'red' });
  });

  it('is each a word of its own', () => {
    expect(new Set(UNTIL).size).toBe(13);
    expect(new Set(UNTIL.map((word) => JSON.stringify(untilOf(word)))).size).toBe(13);
  });
});
