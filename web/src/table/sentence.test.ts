import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Prospects, State, TableShown } from '@/lib/shapes';
import { TableStore } from '@/lib/table/store.svelte';

vi.mock(import('@/lib/texts.svelte'), async (original) => ({
  ...(await original()),
  t: (id: string, values = {}) => [id, ...Object.values(values)].join(' '),
}));
import { headOf } from './sentence';

const NAMES = ['Anna', 'Waiter', 'Director'];
const OWN = 0;

/** A moment of a game: whose run it is, and whether this page is to decide; not where a computer plays in its stead. */
interface Moment {
  seat: number;
  asked: boolean;
}
const MOMENTS: Moment[] = [
  { seat: OWN, asked: true },
  { seat: OWN, asked: false },
  { seat: 1, asked: false },
  { seat: 2, asked: false },
];

const state = (revision: number, { seat, asked }: Moment, phase: string) =>
  ({
    revision,
    status: 'running',
    seat: OWN,
    asked,
    legal: asked ? [{ action: 0, notation: 'end' }] : [],
    run: { seat, complete: false },
    position: { phase, turn: { die: false } },
  }) as unknown as State;
const prospects = (revision: number, { seat, asked }: Moment) =>
  ({
    revision,
    ask: asked ? 'Your turn.' : `${NAMES[seat]} is choosing.`,
    options: [],
    turn: 3,
    seats: NAMES.map((name, seat) => ({ seat, name })),
  }) as unknown as Prospects;

let store: TableStore;
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => null)); // what is asked for does not come
  store = new TableStore('t');
  store.table = { you: { seats: [OWN] }, status: 'running', seats: [] } as unknown as TableShown;
});

/** Who is named in the two lines of the bar; `you` where it speaks to whoever reads. */
function named(): string[] {
  const [head, sentence] = [headOf(store), store.prospects?.ask ?? ''];
  const inHead = /head-(turn|choice)/.test(head) ? 'you' : (NAMES.find((name) => head.includes(name)) ?? '?');
  if (sentence === '') return [inHead];
  const below = sentence.startsWith('Your') ? 'you' : (NAMES.find((name) => sentence.includes(name)) ?? '?');
  return [inHead, below];
}

describe('the bar', () => {
  const steps = MOMENTS.flatMap((from) => MOMENTS.map((to) => [from, to] as const));

  it.each(['turn', 'emperor'])('speaks of one player, whoever comes after whom (%s)', (phase) => {
    for (const [from, to] of steps)
      for (const late of [false, true]) {
        const revision = (store.state?.revision ?? 0) + 1;
        store.show({ ...state(revision, from, phase), prospects: prospects(revision, from) });
        const next = state(revision + 1, to, phase);
        store.show(late ? next : { ...next, prospects: prospects(revision + 1, to) });
        const who = to.asked ? 'you' : NAMES[to.seat];
        expect(new Set(named()), `${from.seat} then ${to.seat}, late ${late}`).toEqual(new Set([who]));
      }
  });

  it('goes on saying what is expected while the same one is asked', () => {
    const moment = { seat: OWN, asked: true };
    store.show({ ...state(1, moment, 'turn'), prospects: prospects(1, moment) });
    store.show(state(2, moment, 'turn'));
    expect(store.prospects?.ask).toBe('Your turn.');
  });

  it('tells the same number until the answer to a step is here', () => {
    const moment = { seat: OWN, asked: true };
    const order = [1, 8].map((number) => ({ number, seat: OWN, taken: number === 1 }));
    const then = { table: { turn: { die: true }, phase: 'emperor' }, own: {} };
    const foreseen = {
      ...prospects(1, moment),
      order,
      turn: 8,
      options: [{ notation: 'end', events: [], then }],
    };
    const shown = state(1, moment, 'turn');
    const position = { ...shown.position, seats: [{}] };
    store.show({ ...shown, position, prospects: foreseen } as unknown as State);
    const before = [headOf(store), store.prospects?.ask];
    expect(before[0]).toBe('web-table-head-turn Anna 8');
    store.anticipate('end');
    expect(store.state?.position.turn.die).toBe(true);
    expect([headOf(store), store.prospects?.ask]).toEqual(before);
  });

  it('names a game that is over as that', () => {
    store.show({ ...state(1, { seat: 1, asked: false }, 'over'), status: 'over' });
    expect(headOf(store)).toBe('web-table-head-over');
  });
});
