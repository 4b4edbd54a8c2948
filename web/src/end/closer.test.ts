import { expect, it } from 'vitest';
import type { SeatShown } from '@/lib/shapes';
import { closerLevel, ONE_SIDED } from './closer';

const BOTS = ['low', 'middle', 'high'];
const ME = { bot: null, person: { id: 'me', name: 'Me' } } as Pick<SeatShown, 'bot' | 'person'>;
const against = (...levels: string[]) => [ME, ...levels.map((bot) => ({ bot, person: null }))];
const closer = (levels: string[], totals: number[], own = [0]) =>
  closerLevel(
    against(...levels),
    totals.map((total) => ({ total })),
    own,
    BOTS,
  );

it('goes up after a clear victory and down after a clear defeat', () => {
  expect(closer(['middle', 'middle'], [100, 100 - ONE_SIDED, 20])).toBe('high');
  expect(closer(['middle', 'middle'], [100, 20, 100 + ONE_SIDED])).toBe('low');
});

it('is silent where it was close, or where there is no other level', () => {
  expect(closer(['middle', 'middle'], [100, 101 - ONE_SIDED, 20])).toBeNull();
  expect(closer(['high'], [200, 20])).toBeNull();
  expect(closer(['low'], [20, 200])).toBeNull();
});

it('is silent where somebody else played, at one screen, or against levels that are not offered', () => {
  expect(closer(['middle', 'high'], [200, 20, 20])).toBeNull();
  expect(closer(['waiter'], [200, 20])).toBeNull();
  expect(closer(['middle'], [200, 20], [])).toBeNull();
  expect(closer(['middle', 'middle'], [200, 20, 20], [0, 1])).toBeNull();
  const stood = [ME, { ...ME, bot: 'middle' }];
  expect(closerLevel(stood, [{ total: 200 }, { total: 20 }], [0], BOTS)).toBeNull();
});
