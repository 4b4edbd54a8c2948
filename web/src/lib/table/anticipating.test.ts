import { describe, expect, it, vi } from 'vitest';
import type { State } from '../shapes';
import { Reading } from './reading.svelte';

const events = [{ index: 7, name: 'takes-die', seat: 1, effects: {}, arguments: { die: 1 }, text: '' }];
const then = { table: { dice: [2, 0, 0, 0, 0, 0] }, own: { krones: 4 } };

function reading() {
  const made = new Reading('t', null);
  const seats = [{ krones: 9 }, { krones: 5, emperor: 2 }];
  const option = (notation: string, more: object) => ({
    notation,
    events,
    final: false,
    then: null,
    ...more,
  });
  made.show({
    revision: 3,
    seat: 1,
    status: 'running',
    asked: true,
    run: { seat: 1 },
    legal: [{ action: 1, notation: 'die 1' }],
    position: { dice: [3, 0, 0, 0, 0, 0], round: 2, seats },
    prospects: {
      revision: 3,
      ask: 'Your turn.',
      options: [option('die 1', { then }), option('guest 1', { final: true })],
      refusals: [],
      proposals: [],
      seats: [],
    },
  } as unknown as State);
  return made;
}

describe('what a step would change', () => {
  it('is shown as it was foretold, while nothing more can be done', () => {
    const table = reading();
    const ahead = vi.fn();
    table.onahead = ahead;
    table.anticipate('die 1');
    const { position, revision, legal } = table.state!;
    expect(position).toEqual({
      dice: [2, 0, 0, 0, 0, 0],
      round: 2,
      seats: [{ krones: 9 }, { krones: 4, emperor: 2 }],
    });
    expect([revision, legal.length]).toEqual([3, 1]);
    expect(table.foresight.prospects).toMatchObject({ ask: 'Your turn.', options: [], proposals: [] });
    expect(ahead).toHaveBeenCalledExactlyOnceWith(events, 1);
  });

  it('is taken back when it is refused', () => {
    const table = reading();
    const [before, prospects] = [table.state, table.foresight.prospects];
    table.anticipate('die 1');
    table.retract();
    expect(table.state).toBe(before);
    expect(table.foresight.prospects).toBe(prospects);
  });

  it('is nothing where the server has said nothing of it', () => {
    const table = reading();
    const before = table.state;
    table.anticipate('guest 1');
    table.anticipate('unheard of');
    expect(table.state).toBe(before);
  });

  it('gives way to the answer, whose movement was shown', () => {
    const table = reading();
    const told = vi.fn();
    table.onupdate = told;
    table.anticipate('die 1');
    const update = { revision: 4, kind: 'step', seat: 1, status: undefined, events: [], run: { seat: 1 } };
    table.take(update as never);
    expect(told).toHaveBeenCalledExactlyOnceWith(update, true);
    const answer = { ...table.state!, revision: 4, position: { dice: [2], seats: [] } };
    table.show(answer as unknown as State);
    table.retract();
    expect(table.state?.revision).toBe(4);
    table.take({ ...update, revision: 5 } as never);
    expect(told).toHaveBeenLastCalledWith(expect.anything(), false);
  });
});
