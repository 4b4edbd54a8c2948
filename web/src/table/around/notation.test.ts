import { describe, expect, it } from 'vitest';
import type { OptionShown, Prospects } from '@/lib/shapes';
import { readNotation, suggestions } from './notation';

const option = (notation: string, text = ''): OptionShown => ({
  action: 0,
  notation,
  text,
  brief: text,
  gains: {},
  final: false,
  then: null,
  ahead: null,
  events: [],
});
const options = [
  option('die 4'),
  option('die 4+'),
  option('guest 2', 'Take the Baron.'),
  option('claim A'),
  option('check-in 63 room 10'),
];
const prospects = {
  options,
  refusals: [{ notation: 'pass', text: 'The turn has begun.' }],
} as unknown as Prospects;

describe('typing an action', () => {
  it('is read without regard to case and spaces', () => {
    expect(readNotation(prospects, ' Claim  a ')).toEqual({ option: options[3] });
    expect(readNotation(prospects, 'die 4 +')).toEqual({ option: options[1] });
  });
  it('is refused with the reason, if there is one', () => {
    expect(readNotation(prospects, 'pass')).toEqual({ why: 'The turn has begun.' });
    expect(readNotation(prospects, 'fly')).toEqual({ why: null });
  });
  it('finds what begins so before what holds the words', () => {
    expect(suggestions(options, 'die').map(({ notation }) => notation)).toEqual(['die 4', 'die 4+']);
    expect(suggestions(options, 'baron').map(({ notation }) => notation)).toEqual(['guest 2']);
    expect(suggestions(options, '')).toHaveLength(5);
  });
});
