import { expect, it } from 'vitest';
import { clockTime, isShort } from './time';

it('shows minutes and seconds', () => {
  expect(clockTime(75)).toBe('1:15');
  expect(clockTime(4.2)).toBe('0:05');
});

it('is shown when it runs short, never for days', () => {
  expect(isShort(11, 60)).toBe(true);
  expect(isShort(30, 60)).toBe(false);
  expect(isShort(3600, 86_400)).toBe(false);
  expect(isShort(0, 60)).toBe(false);
});
