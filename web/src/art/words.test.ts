import { describe, expect, it } from 'vitest';
import { choiceText, listText } from './words';

describe('lists in words', () => {
  it('joins what comes together, and what is one or the other', () => {
    const amounts = ['2', '5', '9', '15'];
    expect(listText(amounts)).toBe('2, 5, 9 and 15');
    expect(choiceText(amounts)).toBe('2, 5, 9 or 15');
  });
});
