import { expect, it } from 'vitest';
import { timeText, warningOf } from './clock';

it('writes minutes and seconds, hours, days', () => {
  expect(timeText(75)).toBe('1:15');
  expect(timeText(3 * 3600 + 65)).toContain('web-clock-hours');
  expect(timeText(90_000)).toContain('web-clock-days-hours');
});

it('warns at a quarter, in the last ten seconds, and when nothing is left', () => {
  const clock = { seconds: 120 };
  expect([31, 30, 11, 10, 1, 0].map((left) => warningOf(left, clock))).toEqual([
    'none',
    'quarter',
    'quarter',
    'last',
    'last',
    'up',
  ]);
});
