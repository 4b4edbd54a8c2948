import { describe, expect, test } from 'vitest';
import type { EffectShown, StaffShown } from '@/lib/shapes';
import type { EFFECT_KINDS } from '@/lib/vocabulary';
import { effectTokens, penaltyTokens, rewardParts, staffTokens, type Token } from './formula';

const effect = (kind: string, more: Partial<EffectShown> = {}): EffectShown => ({
  kind,
  amount: 1,
  text: `${kind} ${more.discount ?? ''}`,
  ...more,
});
const staff = (more: Partial<StaffShown>): StaffShown => ({
  number: 1,
  name: '',
  printed: '',
  cost: 0,
  timing: 'always',
  text: '',
  effects: [],
  triggers: [],
  scores: [],
  options: [],
  ...more,
});
const trigger = { event: 'die', colour: null, dice: [6], order: 0, kind: 'no_fee', amount: 0 };

/** A formula in short: the drawings by their names, signs and words as they are. */
function short(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if (token.token === 'icon') return token.name.replace('icon-', '');
      if (token.token === 'sign') return token.text;
      if (token.token === 'word') return token.id.replace('web-pieces-', '');
      if (token.token === 'food') return `food${token.food}`;
      if (token.token === 'die') return `die${token.face}`;
      if (token.token === 'glyph') return token.colour;
      return `${token.token}${token.amount}`;
    })
    .join(' ');
}

const KINDS: Record<(typeof EFFECT_KINDS)[number], [Partial<EffectShown>, string]> = {
  food: [{ amount: 2, food: [1, 0, 1, 0] }, 'food0 food2'],
  any: [{ amount: 2 }, 'any-food ×2'],
  krones: [{ amount: 3 }, 'coin3'],
  emperor: [{ amount: 2 }, 'emperor2'],
  draw: [{ amount: 3 }, 'staff +3'],
  prepare: [{ discount: 99, floor_limit: 2 }, 'prepare coin0 floor-limit ≤2'],
  hire: [{ discount: 3 }, 'staff −3'],
  offer: [{ discount: 99 }, 'offer coin0'],
  occupy: [{ amount: 2 }, 'occupy ×2'],
  guest: [{ amount: 2 }, 'guest +2'],
  action: [{}, 'extra-action'],
  points: [{ amount: 8 }, 'laurel8'],
  points_per_staff: [{ amount: 2 }, 'laurel2 per staff'],
  occupy_new: [{ discount: 99 }, 'prepare + occupy'],
  complete: [{}, 'serve check'],
};

describe('formulas', () => {
  test.each(Object.entries(KINDS))('effect %s', (kind, [more, told]) => {
    expect(short(effectTokens(effect(kind, more)))).toBe(told);
  });

  test('a full price needs no sign, four of a kind need a number', () => {
    expect(short(effectTokens(effect('prepare')))).toBe('prepare');
    expect(short(effectTokens(effect('food', { food: [0, 0, 4, 0] })))).toBe('food2 ×4');
  });

  test('the same part twice is drawn once, and told twice', () => {
    const [part, ...rest] = rewardParts([
      effect('prepare', { discount: 1 }),
      effect('prepare', { discount: 1 }),
    ]);
    expect(rest).toEqual([]);
    expect(short(part!.tokens)).toBe('2× prepare −1');
    expect(part!.texts).toHaveLength(2);
  });

  test('different parts stay apart', () => {
    expect(rewardParts([effect('hire', { discount: 1 }), effect('prepare')])).toHaveLength(2);
  });

  test('of two penalties the second is for those who cannot pay', () => {
    expect(
      short(
        penaltyTokens([
          { kind: 'krones', amount: 3 },
          { kind: 'points', amount: 5 },
        ]),
      ),
    ).toBe('− coin3 / − laurel5');
  });

  test('two results of one cause name it once', () => {
    const card = staff({ triggers: [trigger, { ...trigger, kind: 'strength', amount: 1 }] });
    expect(short(staffTokens(card))).toBe('die6 : coin0 boost +1');
  });

  test('a price comes before what it spares', () => {
    const card = staff({ triggers: [{ ...trigger, event: 'penalty', dice: [], kind: 'pay', amount: 1 }] });
    expect(short(staffTokens(card))).toBe('coin1 : no-penalty');
  });

  test('scores of the end', () => {
    expect(short(staffTokens(staff({ scores: [{ kind: 'floor', amount: 5 }] })))).toBe('laurel5 floor');
    expect(short(staffTokens(staff({ scores: [{ kind: 'red', amount: 3 }] })))).toBe(
      'laurel3 per occupy red',
    );
  });
});
