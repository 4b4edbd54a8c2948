import { describe, expect, it } from 'vitest';
import type { ScoresData, TurnJudged, TurnListed } from '@/lib/shapes';
import { finalsOf, linesOf, mistakesOf, radiusOf, spansOf, turnAt, turnBy } from './judged';

const turn = (number: number, seat: number, round: number): TurnListed => ({
  number,
  seat,
  round,
  event: 10 * number,
  steps: [],
});
/** Two seats; four turns in the first round, two in the second. */
const TURNS = [turn(1, 0, 1), turn(2, 1, 1), turn(3, 1, 1), turn(4, 0, 1), turn(5, 1, 2), turn(6, 0, 2)];
const outlook = (chance: number) => ({ score: 100, margin: 100 * chance - 50, chance });
const judged = (number: number, before: number, after: number, cost: number): [number, TurnJudged] => [
  number,
  { number, before: outlook(before), after: outlook(after), best: [], cost },
];
const REPORTS = new Map([
  judged(1, 0.5, 0.4, 6.2),
  judged(2, 0.6, 0.6, 0.3),
  judged(3, 0.6, 0.5, 2.4),
  judged(4, 0.5, 0.3, 11.8),
]);
const total = (points: number) => ({ total: points }) as ScoresData;

describe('the axis', () => {
  it('lets the turns of a round share it', () => {
    const spans = spansOf(TURNS);
    expect(spans[0]).toEqual({ from: 0, to: 0.25 });
    expect(spans[3]).toEqual({ from: 0.75, to: 1 });
    expect(spans[5]).toEqual({ from: 1.5, to: 2 });
  });
  it('finds the turn somebody points at', () => {
    expect(turnAt(TURNS, 0.3)).toBe(1);
    expect(turnAt(TURNS, -3)).toBe(0);
    expect(turnAt(TURNS, 9)).toBe(5);
  });
  it('is walked along by keys, round by round with pages', () => {
    expect(turnBy('ArrowRight', TURNS, 2)).toBe(3);
    expect(turnBy('ArrowLeft', TURNS, 0)).toBe(0);
    expect(turnBy('End', TURNS, 1)).toBe(5);
    expect(turnBy('PageDown', TURNS, 1)).toBe(4);
    expect(turnBy('PageDown', TURNS, 4)).toBe(5);
    expect(turnBy('PageUp', TURNS, 5)).toBe(0);
    expect(turnBy('x', TURNS, 5)).toBeNull();
  });
});

describe('the lines', () => {
  it('grow with what is known, each seat at its own turns', () => {
    const [first, second] = linesOf(TURNS, REPORTS, 'chance', null);
    expect(first?.samples).toEqual([
      { x: 0, points: 0.5 },
      { x: 0.25, points: 0.4 },
      { x: 0.75, points: 0.5 },
      { x: 1, points: 0.3 },
    ]);
    expect(second?.marks).toEqual([{ x: 0.75, points: 0.5 }]);
    expect(first?.final).toBeNull();
  });
  it('leave out who is not known yet', () => {
    expect(linesOf(TURNS, new Map([judged(2, 0.6, 0.6, 0)]), 'margin', null).map(({ seat }) => seat)).toEqual(
      [1],
    );
  });
  it('end with the result', () => {
    const scores = [total(120), total(141), total(130)];
    expect(finalsOf(scores, [1], 'chance')).toEqual([0, 1, 0]);
    expect(finalsOf(scores, [1], 'margin')).toEqual([-21, 11, -11]);
    expect(finalsOf([total(90), total(90)], [0, 1], 'chance')).toEqual([0.5, 0.5]);
    expect(linesOf(TURNS, REPORTS, 'chance', [0, 1])[1]?.final).toBe(1);
  });
});

describe('mistakes', () => {
  it('are told the worst first, and only where they cost a point', () => {
    expect(mistakesOf(TURNS, REPORTS).map(({ number }) => number)).toEqual([4, 1, 3]);
    expect(mistakesOf(TURNS, REPORTS, 1).map(({ number }) => number)).toEqual([4]);
  });
  it('are marked the larger, the more they cost', () => {
    expect(radiusOf(2)).toBeLessThan(radiusOf(9));
    expect(radiusOf(400)).toBe(radiusOf(100));
  });
});
