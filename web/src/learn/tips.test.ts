import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import type { Prospects, State } from '@/lib/shapes';
import { factsOf, nextTip, TIP_IDS, type Facts } from './tips';

const CALM: Facts = {
  over: false,
  phase: 'turn',
  round: 1,
  rounds: 7,
  asked: false,
  begun: false,
  options: [],
  strongest: 3,
  krones: 5,
  hand: 6,
  tablesFull: false,
  nearGroup: false,
  nearObjective: false,
  nearEmperor: false,
  outcome: null,
  happened: new Set(),
};
const said = (...ids: string[]) => new Set(ids);
const tip = (facts: Partial<Facts>, ...already: string[]) => nextTip({ ...CALM, ...facts }, said(...already));

describe('what Gustav says', () => {
  it('waits while others play', () => expect(tip({})).toBeNull());
  it('begins with the first guest and the first rooms', () => {
    expect(tip({ phase: 'guests', asked: true, options: ['guest 1'] })).toBe('first-guest');
    expect(tip({ phase: 'rooms', asked: true, options: ['prepare 1'] })).toBe('first-rooms');
  });
  it('explains dice before the queue', () => {
    const turn = { asked: true, options: ['die 1', 'guest 2', 'pass'] };
    expect(tip(turn)).toBe('dice');
    expect(tip(turn, 'dice')).toBe('queue');
    expect(tip(turn, 'dice', 'queue')).toBeNull();
  });
  it('prefers the choice of the moment', () => {
    expect(tip({ asked: true, begun: true, options: ['place strudel 63', 'done'] })).toBe('place');
    expect(tip({ asked: true, begun: true, options: ['prepare 5', 'done'] }, 'dice')).toBe('prepare');
    expect(tip({ asked: true, begun: true, options: ['check-in 63 room 4', 'end'] })).toBe('check-in');
  });
  it('does not take "guest" for "guests", or a boosted die for a plain one', () => {
    expect(tip({ asked: true, begun: true, options: ['endless'] })).toBeNull();
    expect(tip({ asked: true, options: ['die 5+'] }, 'dice')).toBeNull();
    expect(tip({ asked: true, options: ['die 5'] }, 'dice')).toBe('staff');
  });
  it('warns of the emperor only when his tile is near, and of the end', () => {
    expect(tip({ asked: true, outcome: 'penalty' }, 'dice')).toBeNull();
    expect(tip({ asked: true, nearEmperor: true, outcome: 'penalty' }, 'dice')).toBe('emperor');
    expect(tip({ asked: true, round: 6 }, 'dice', 'objectives')).toBe('late');
    expect(tip({ asked: true, round: 6, rounds: 9 }, 'dice', 'objectives')).toBeNull();
    expect(tip({ asked: true, round: 8, rounds: 9 }, 'dice', 'objectives')).toBe('late');
  });
  it('speaks of the boost where it can be paid', () => {
    const turn = { asked: true, happened: new Set(['ends-turn' as const]) };
    expect(tip({ ...turn, options: ['die 2'] }, 'dice')).toBeNull();
    expect(tip({ ...turn, options: ['die 2', 'die 2+'] }, 'dice')).toBe('boost');
  });
  it('says each thing once', () => {
    const all = new Set(TIP_IDS);
    expect(all.size).toBe(TIP_IDS.length);
    expect(nextTip({ ...CALM, over: true }, all)).toBeNull();
  });
  it('closes with the score sheet', () =>
    expect(tip({ over: true, happened: new Set(['emperor']) })).toBe('over'));
});

describe('how the table stands', () => {
  const position = {
    phase: 'turn',
    round: 2,
    turn: { begun: true },
    seats: [
      { krones: 1, hand: [1, 2], cafe: [{}, {}, {}] },
      { krones: 9, hand: [0], cafe: [null, null, null] },
    ],
  };
  const state = {
    status: 'running',
    legal: [{ action: 16, notation: 'die 1' }],
    position,
  } as unknown as State;
  const prospects = {
    dice: [{ strength: 2 }, { strength: 4 }],
    emperor: { round: 3 },
    seats: [
      {
        groups: [{ rooms: [1, 2, 3], occupied: 2 }],
        objectives: [{ claimed: false, points: 15, have: 7, need: 12 }],
        emperor: { outcome: 'penalty' },
      },
    ],
  } as unknown as Prospects;
  const log = [
    { name: 'ends-turn', seat: 1 },
    { name: 'round-ends', seat: null },
  ] as unknown as LogEntry[];

  it('is read from state, prospects and log', () => {
    const facts = factsOf(state, prospects, log, 0, 7);
    expect(facts).toMatchObject({
      asked: true,
      begun: true,
      strongest: 4,
      krones: 1,
      hand: 2,
      tablesFull: true,
      nearGroup: true,
      nearObjective: true,
      nearEmperor: true,
      outcome: 'penalty',
    });
    expect([...facts.happened]).toEqual(['round-ends']);
  });
  it('holds without prospects', () =>
    expect(factsOf(state, null, [], 0, 7)).toMatchObject({
      strongest: 0,
      nearGroup: false,
      nearEmperor: false,
      outcome: null,
    }));
  it('knows when the emperor is far away', () => {
    const far = { ...prospects, emperor: { round: 4 } } as unknown as Prospects;
    expect(factsOf(state, far, [], 0, 7).nearEmperor).toBe(false);
  });
});
