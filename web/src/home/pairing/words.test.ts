import { expect, it } from 'vitest';
import type { PaceShown } from '@/lib/shapes';
import { lastWish, remember } from './last-wish';
import { isSame, kindName, offerText, standing } from './words';

const KIND = { players: 3, pace: 'quick', rated: false } as const;
const OFFER = { level: 'innkeeper', seats: 1, agreed: 0, accepted: false, begins: null };
const pace = (name: PaceShown['name']) => ({ name }) as PaceShown;

it('names a wish, and says whether it is rated', () => {
  expect(kindName(KIND)).toBe('web-pairing-kind · web-pairing-pace-quick');
  expect(kindName({ ...KIND, rated: true })).toBe(
    'web-pairing-kind · web-pairing-pace-quick · web-pairing-rated',
  );
  expect([isSame(KIND, { ...KIND }), isSame(KIND, { ...KIND, rated: true })]).toEqual([true, false]);
});

it('says how it stands: who is missing, what is offered, who agrees', () => {
  expect(standing(KIND, 2, null)).toBe('web-pairing-missing');
  expect(standing(KIND, 2, OFFER)).toBe('web-pairing-offer-some');
  expect(offerText(OFFER, 1)).toBe('web-pairing-offer-alone');
  expect(offerText({ ...OFFER, agreed: 1 }, 2)).toBe('web-pairing-offer-asked');
  expect(offerText({ ...OFFER, agreed: 1, accepted: true }, 2)).toBe('web-pairing-offer-accepted');
});

it('begins with the last wish, as far as it is offered', () => {
  localStorage.removeItem('gah-wish');
  expect(lastWish([pace('steady'), pace('daily')], true)).toEqual({
    players: 2,
    pace: 'steady',
    rated: false,
  });
  remember({ players: 4, pace: 'daily', rated: true });
  expect(lastWish([pace('steady'), pace('daily')], true)).toEqual({ players: 4, pace: 'daily', rated: true });
  expect(lastWish([pace('steady'), pace('daily')], false).rated).toBe(false);
  expect(lastWish([pace('steady')], true).pace).toBe('steady');
  localStorage.setItem('gah-wish', 'spoilt');
  expect(lastWish([pace('quick')], true).players).toBe(2);
});
