import { describe, expect, it } from 'vitest';
import type { Prospects, State } from '../shapes';
import { ownProspects, ownState } from './together';

const run = { steps: 0, complete: false, can_undo: false, can_redo: false, die_done: false, back: null };
const told = {
  revision: 3,
  seat: 1,
  asked: false,
  legal: [],
  position: { actor: 0 },
  run: { ...run, seat: 0 },
  ahead: null,
} as unknown as State;
const ahead = {
  ready: false,
  asked: true,
  legal: [{ action: 9, notation: 'keep 9' }],
  position: { actor: 1 },
  run: { ...run, seat: 1, steps: 1, can_undo: true },
} as unknown as NonNullable<State['ahead']>;

describe('a seat that chooses before it is asked', () => {
  it('sees its own choices, and who is waited for', () => {
    const shown = ownState({ ...told, ahead });
    expect([shown.asked, shown.legal, shown.position]).toEqual([true, ahead.legal, ahead.position]);
    expect(shown.run).toEqual({ ...ahead.run, seat: 0 });
    expect(shown.ahead).toBe(ahead); // by which it is known where its steps are sent to
  });

  it('is otherwise shown what everybody is', () => {
    expect(ownState(told)).toBe(told);
    const prospects = { ask: 'wait', ahead: null } as unknown as Prospects;
    expect(ownProspects(prospects)).toBe(prospects);
  });

  it('has its own among the seats, and its own options', () => {
    const prospects = {
      seat: 1,
      ask: 'wait',
      options: [],
      seats: [{ name: 'A' }, { name: 'B' }],
      ahead: {
        ask: 'keep one',
        options: [1],
        refusals: [],
        about: {},
        own: { name: 'B', points: 2 },
        chosen: [],
      },
    } as unknown as Prospects;
    const shown = ownProspects(prospects);
    expect([shown.ask, shown.options]).toEqual(['keep one', [1]]);
    expect(shown.seats).toEqual([{ name: 'A' }, { name: 'B', points: 2 }]);
  });
});
