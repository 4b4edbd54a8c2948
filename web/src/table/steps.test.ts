import { describe, expect, it } from 'vitest';
import type { Position } from '@/lib/types';
import { stepsDone, stepsNow } from './steps';

const at = (guest: boolean, die: boolean, pending: object[] = []) =>
  ({ turn: { guest, die, begun: guest || die }, pending }) as unknown as Position;

describe('the steps of a turn', () => {
  it('gild the guest only when one can be taken', () => {
    expect(stepsNow(at(false, false), true)).toEqual(['guest', 'die']);
    expect(stepsNow(at(false, false), false)).toEqual(['die']);
  });

  it('go on from the guest to the die to the end', () => {
    expect(stepsNow(at(true, false), false)).toEqual(['die']);
    expect(stepsNow(at(true, true), false)).toEqual(['end']);
    expect(stepsDone(at(true, true))).toEqual(['guest', 'die']);
    expect(stepsDone(at(false, false))).toEqual([]);
  });

  it('stay with the die until its action is decided', () => {
    const deciding = at(false, true, [{ frame: 'die', a: 3 }]);
    expect(stepsNow(deciding, false)).toEqual(['die']);
    expect(stepsDone(deciding)).toEqual([]);
  });
});
