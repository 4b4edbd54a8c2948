import { describe, expect, it } from 'vitest';
import type { FrameData } from '@/lib/shapes';
import { stepsDone, stepsNow } from './steps';

const at = (guest: boolean, die: boolean, pending: FrameData[] = []) => ({
  turn: { guest, die, begun: guest || die, extra: false, extra_turns: 0 },
  pending,
});

const DIE = { guest: false, die: true };

describe('the steps of a turn', () => {
  it('gild guest and die only where one can be taken', () => {
    expect(stepsNow(at(false, false), { guest: true, die: true })).toEqual(['guest', 'die']);
    expect(stepsNow(at(false, false), DIE)).toEqual(['die']);
    expect(stepsNow(at(false, false), { guest: false, die: false })).toEqual([]);
  });

  it('go on from the guest to the die to the end', () => {
    expect(stepsNow(at(true, false), DIE)).toEqual(['die']);
    expect(stepsNow(at(true, true), DIE)).toEqual(['end']);
    expect(stepsDone(at(true, true))).toEqual(['guest', 'die']);
    expect(stepsDone(at(false, false))).toEqual([]);
  });

  it('stay with the die until its action is decided', () => {
    const deciding = at(false, true, [{ frame: 'die', a: 3, b: 0, c: 0 }]);
    expect(stepsNow(deciding, DIE)).toEqual(['die']);
    expect(stepsDone(deciding)).toEqual([]);
  });
});
