import { describe, expect, it } from 'vitest';
import { monogramOf, monogramsOf } from './monogram';

describe('monograms', () => {
  it('are the first letter, or the number of one of several', () => {
    expect(monogramOf('klara')).toBe('K');
    expect(monogramOf('Готельєр 2')).toBe('2');
    expect(monogramOf('')).toBe('·');
  });

  it('tell two guests apart by their seats', () => {
    expect(monogramsOf(['Guest 6816', 'Guest 7916'])).toEqual(['1', '2']);
    expect(monogramsOf(['Milan', 'Klara', 'Mara'])).toEqual(['1', 'K', '3']);
  });

  it('are never the same twice', () => {
    expect(monogramsOf(['Guest 6816', 'Guest 7916', 'Hotelier 1', 'Hotelier 2'])).toEqual([
      '1',
      '2',
      '3',
      '4',
    ]);
    expect(monogramsOf(['Guest 6816', 'Hotelier 1', 'Hotelier 2'])).toEqual(['G', '1', '2']);
  });

  it('do not count seats that are free', () => {
    expect(monogramsOf(['Klara', '', '', 'Hotelier 2'])).toEqual(['K', '·', '·', '2']);
  });
});
