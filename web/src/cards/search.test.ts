import { describe, expect, it } from 'vitest';
import type { Components } from '@/lib/shapes';
import { besides, entriesOf, filtered, finds, fold, sectionsOf, type Names } from './search';

const NAMES: Names = {
  kind: (kind) =>
    ({
      guest: 'Guests',
      staff: 'Staff',
      objective: 'Objectives',
      tile: 'Emperor tiles',
      hotel: 'Hotels',
      leopold: 'Leopold',
    })[kind],
  part: (part) => part,
  hotel: (name) => (name === 'night' ? 'Night hotel' : name),
  leopold: (number) => `Leopold, card ${number}`,
};
const BOX = {
  guests: {
    68: {
      number: 68,
      name: 'Princess',
      colour: 'blue',
      order: [1, 1, 1, 0],
      points: 4,
      reward: [{ kind: 'emperor', amount: 3, text: 'Go 3 steps up the emperor track.' }],
    },
    97: {
      number: 97,
      name: 'E. Gizia',
      colour: 'green',
      order: [0, 0, 0, 1],
      points: 0,
      reward: [{ kind: 'action', amount: 1, text: 'Afterwards you may do an action in your café.' }],
    },
  },
  staff: {
    17: {
      number: 17,
      name: 'Kitchen Hand',
      cost: 5,
      timing: 'always',
      text: 'When you take a 6, it costs no krone.',
    },
  },
  objectives: { 105: { number: 105, group: 'A', name: 'Full Purse', text: 'Have 20 krones.', amount: 20 } },
  tiles: { A1: { id: 'A1', name: 'The Privy Purse', bonus: 'Gain 8 krones.', penalty: 'Lose 3 krones.' } },
  hotels: { night: [] },
  leopold: { 193: { number: 193, texts: ['takes a blue guest'] } },
} as unknown as Components;

const entries = entriesOf(BOX, NAMES);
const ids = (query: string, kind: null | 'guest' | 'tile' = null, part: string | null = null) =>
  filtered(entries, { kind, part, query }).map((entry) => entry.id);

describe('finding cards', () => {
  it('knows every component', () =>
    expect(entries.map((entry) => entry.id)).toEqual(['68', '97', '17', '105', 'A1', 'night', '193']));
  it('folds case and accents', () => expect(fold('Café GERMKNÖDEL')).toBe('cafe germknodel'));
  it('finds by name, effect, kind, in any order of words', () => {
    expect(ids('princess')).toEqual(['68']);
    expect(ids('purse gain')).toEqual(['A1']);
    expect(ids('cafe')).toEqual(['97']);
    expect(ids('staff')).toEqual(['17']);
  });
  it('takes a number as a whole', () => {
    expect(ids('6')).toEqual(['17']);
    expect(ids('68')).toEqual(['68']);
    expect(ids('20')).toEqual(['105']);
  });
  it('puts the card of that number first', () => expect(ids('17')[0]).toBe('17'));
  it('keeps to a kind and a part', () => {
    expect(ids('', 'guest', 'green')).toEqual(['97']);
    expect(ids('purse', 'tile')).toEqual(['A1']);
  });
  it('refuses what is not there', () =>
    expect(entries.some((entry) => finds(entry, 'zeppelin'))).toBe(false));
  it('sets headings in the order of the book', () =>
    expect(sectionsOf(entries).map(({ kind, part }) => `${kind} ${part}`.trim())).toEqual([
      'guest blue',
      'guest green',
      'staff always',
      'objective',
      'tile',
      'hotel',
      'leopold',
    ]));
  it('goes on to the next card, around the end', () => {
    expect(besides(entries, '193', 1)?.id).toBe('68');
    expect(besides(entries, '68', -1)?.id).toBe('193');
    expect(besides(entries, 'x', 1)).toBeNull();
  });
});
