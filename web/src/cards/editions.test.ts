import { expect, it } from 'vitest';
import { differencesOf, disputedOptions } from './editions';

const EDITIONS = {
  2022: { cost: '5', limit: 'none', same: 'x' },
  de2015: { cost: '3', limit: '12', same: 'x' },
  it2015: { cost: '3', limit: 'none', same: 'x' },
};

it('gathers the rulebooks that agree', () =>
  expect(differencesOf(EDITIONS, 'cost')).toEqual([
    { value: '5', presets: ['2022'] },
    { value: '3', presets: ['de2015', 'it2015'] },
  ]));
it('says nothing where all agree, or nobody knows', () => {
  expect(differencesOf(EDITIONS, 'same')).toEqual([]);
  expect(differencesOf(EDITIONS, 'other')).toEqual([]);
});
it('lists what is disputed', () => expect(disputedOptions(EDITIONS)).toEqual(['cost', 'limit']));
