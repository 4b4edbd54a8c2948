import { expect, test } from 'vitest';
import { missingOf, placesOf } from './orders';

const states = (order: number[], served?: number[], ghost?: number[]) =>
  placesOf(order, served, ghost).map(({ food, state }) => `${food}${state[0]}`);

test('an order has a place for each item, food by food', () => {
  expect(states([2, 0, 1, 1])).toEqual(['0o', '0o', '2o', '3o']);
});

test('what is served comes first, then what would arrive', () => {
  expect(states([3, 0, 0, 1], [1, 0, 0, 1], [1, 0, 0, 0])).toEqual(['0f', '0g', '0o', '3f']);
});

test('no more arrives than is asked for', () => {
  expect(states([1, 1, 0, 0], [1, 0, 0, 0], [3, 1, 2, 0])).toEqual(['0f', '1g']);
});

test('what is missing', () => {
  expect(missingOf([2, 1, 0, 1], [1, 1, 0, 0])).toEqual([1, 0, 0, 1]);
});
