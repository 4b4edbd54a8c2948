import { describe, expect, it } from 'vitest';
import type { ScoresData, Told } from '@/lib/shapes';
import { POINT_SOURCES } from '@/lib/vocabulary';
import {
  ALL_TOLD,
  beforeFinal,
  bestGuestOf,
  bestOf,
  DURING,
  headlineOf,
  lastedOf,
  rowsOf,
  tellingOf,
  totalAfter,
} from './sheet';

const NOTHING: ScoresData = {
  guests: 0,
  staff: 0,
  emperor: 0,
  tiles: 0,
  objectives: 0,
  groups: 0,
  rooms: 0,
  staff_end: 0,
  floors: 0,
  krones: 0,
  kitchen: 0,
  cafe: 0,
  total: 0,
};
const score = (parts: Partial<ScoresData>): ScoresData => {
  const whole = { ...NOTHING, ...parts };
  return { ...whole, total: Object.values(whole).reduce((a, b) => a + b, 0) - whole.total };
};
const KLARA = score({ guests: 34, objectives: 40, floors: 32, krones: 3, cafe: -5 });
const MILAN = score({ guests: 35, objectives: 35, floors: 33, krones: 9 });
const event = (name: Told['name'], seat: number, more: Partial<Told> = {}): Told => ({
  index: 0,
  name,
  seat,
  effects: {},
  arguments: {},
  text: '',
  brief: '',
  gains: {},
  ...more,
});

it('has a row for every source of points', () =>
  expect([...DURING].sort()).toEqual([...POINT_SOURCES].sort()));

describe('the best of a row', () => {
  it('is the one who has most', () => expect(bestOf([1, 3, 2])).toBe(1));
  it('is nobody where two share it', () => expect(bestOf([3, 3, 2])).toBeNull());
  it('is who lost least', () => expect(bestOf([-5, 0, -10])).toBe(1));
  it('is in every row of the sheet', () => {
    const rows = rowsOf([KLARA, MILAN], ['guests', 'objectives', 'tiles']);
    expect(rows.map((row) => row.best)).toEqual([1, 0, null]);
  });
});

describe('the telling', () => {
  it('begins with what was scored in play and ends with the total', () => {
    expect(beforeFinal(KLARA)).toBe(74);
    expect(totalAfter(KLARA, 0)).toBe(74);
    expect(totalAfter(KLARA, 2)).toBe(106);
    expect(totalAfter(KLARA, ALL_TOLD)).toBe(KLARA.total);
  });
  it('takes the sentences of one part from all seats', () => {
    const events = [event('final-floors', 0), event('final-krones', 0), event('final-floors', 1)];
    expect(tellingOf(events, 'floors').map((told) => told.seat)).toEqual([0, 1]);
  });
});

describe('how it ended', () => {
  it('names the winner and the margin', () =>
    expect(headlineOf([KLARA, MILAN], [1], false)).toEqual({ kind: 'wins', winner: 1, by: 8 }));
  it('knows the tie-break', () =>
    expect(headlineOf([KLARA, KLARA], [0], false)).toEqual({ kind: 'tiebreak', winner: 0 }));
  it('knows a shared victory', () => expect(headlineOf([KLARA, KLARA], [0, 1], false).kind).toBe('shared'));
  it('gives a tie to Leopold', () => {
    expect(headlineOf([KLARA, KLARA], [1], true).kind).toBe('leopold-tie');
    expect(headlineOf([KLARA, MILAN], [1], true)).toEqual({ kind: 'leopold-wins', winner: 1, by: 8 });
    expect(headlineOf([MILAN, KLARA], [0], true)).toEqual({ kind: 'beats-leopold', winner: 0, by: 8 });
  });
});

describe('around it', () => {
  it('finds the best guest of a seat', () => {
    const events = [
      event('checks-in', 0, { arguments: { guest: 50 }, effects: { 'points.guests': 3 } }),
      event('checks-in', 0, { arguments: { guest: 51 }, effects: { 'points.guests': 7 } }),
      event('checks-in', 1, { arguments: { guest: 52 }, effects: { 'points.guests': 9 } }),
    ];
    expect(bestGuestOf(events, 0)).toEqual({ guest: 51, points: 7 });
    expect(bestGuestOf(events, 2)).toBeNull();
  });
  it('says how long it lasted in fitting units', () => {
    expect(lastedOf(20)).toEqual({ unit: 'minutes', n: 1, minutes: 1 });
    expect(lastedOf(68 * 60)).toEqual({ unit: 'hours', n: 1, minutes: 8 });
    expect(lastedOf(3 * 86_400).unit).toBe('days');
  });
});
