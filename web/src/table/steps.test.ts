import { describe, expect, it } from 'vitest';
import type { FrameData } from '@/lib/shapes';
import { stepsDone, stepsNow } from './steps';

const at = (guest: boolean, die: boolean, pending: FrameData[] = []) => ({
  turn: { guest, die, begun: guest || die, extra: false, extra_turns: 0 },
  pending,
});

const DIE = { guest: false, die: true };
const frame = (name: FrameData['frame']): FrameData => ({ frame: name, a: 3, b: 0, c: 0 });

describe('the steps of a turn', () => {
  it('gild guest and die only where one can be taken', () => {
    expect(stepsNow(at(false, false), false, { guest: true, die: true })).toEqual(['guest', 'die']);
    expect(stepsNow(at(false, false), false, DIE)).toEqual(['die']);
    expect(stepsNow(at(false, false), false, { guest: false, die: false })).toEqual([]);
  });

  it('go on from the guest to the die to the end', () => {
    expect(stepsNow(at(true, false), false, DIE)).toEqual(['die']);
    expect(stepsNow(at(true, true), true, DIE)).toEqual(['end']);
    expect(stepsDone(at(true, true), true)).toEqual(['guest', 'die']);
    expect(stepsDone(at(false, false), false)).toEqual([]);
  });

  it('stay with the die until its action is decided', () => {
    const deciding = at(false, true, [frame('die')]);
    expect(stepsNow(deciding, false, DIE)).toEqual(['die']);
    expect(stepsDone(deciding, false)).toEqual([]);
  });

  it('never go back from the end to the die', () => {
    const serving = at(false, true, [frame('serve')]);
    expect(stepsNow(serving, true, DIE)).toEqual(['end']);
    expect(stepsDone(serving, true)).toEqual(['die']);
  });
});
