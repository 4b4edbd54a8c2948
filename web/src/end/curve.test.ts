import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import {
  emperorsOf,
  gainOf,
  greatMoments,
  lineOf,
  placesOnAxis,
  roundsOf,
  scaleOf,
  seriesOf,
  spread,
} from './curve';

let index = 0;
const entry = (
  name: LogEntry['name'],
  seat: number | null,
  round: number,
  effects: Record<string, number> = {},
): LogEntry => ({
  index: index++,
  name,
  seat,
  effects,
  arguments: {},
  text: name,
  brief: name,
  gains: {},
  revision: 1,
  at: 0,
  by: seat,
  round,
  final: true,
  moment: index,
});

/** Two rounds of two turns each; seat 0 scores 4 and 15, seat 1 scores 2 and loses 3 to the emperor. */
const GAME = [
  entry('game-begins', null, 0),
  entry('round-begins', 0, 1),
  entry('checks-in', 0, 1, { 'points.guests': 4, krones: -2 }),
  entry('ends-turn', 0, 1),
  entry('prepares-room', 1, 1, { 'points.rooms': 2 }),
  entry('ends-turn', 1, 1),
  entry('round-begins', 1, 2),
  entry('claims', 0, 2, { 'points.objectives': 15 }),
  entry('ends-turn', 0, 2),
  entry('ends-turn', 1, 2),
  entry('emperor', 1, 2, { 'points.emperor': -3 }),
  entry('final-floors', 0, 2),
];

describe('points over the game', () => {
  it('counts points, not krones', () => {
    expect(gainOf({ effects: { 'points.guests': 4, 'points.staff': 2, krones: 9 } })).toBe(6);
    expect(gainOf({ effects: { 'points.guests': 4, 'points.staff': 2 } }, 'staff')).toBe(2);
  });
  it('lets turns share their round', () => {
    const places = placesOnAxis(GAME);
    expect(places[0]).toBe(0);
    expect(places[2]).toBe(0.25);
    expect(places[3]).toBe(0.5);
    expect(places[5]).toBe(1);
    expect(places[10]).toBe(2);
  });
  it('draws a line for each seat and ends with the sheet', () => {
    const [first, second] = seriesOf(GAME, 2, [40, 20]);
    expect(first?.rounds).toEqual([4, 19]);
    expect(second?.rounds).toEqual([2, -1]);
    expect(first?.final).toBe(40);
    expect(first?.samples).toContainEqual({ x: 1, points: 4 });
  });
  it('draws to the end of the last round, and further only when all is counted', () => {
    const [first] = seriesOf(GAME, 2, [40, 20]);
    const line = lineOf(first!, 7, true);
    expect(line.samples.at(-1)).toEqual({ x: 7, points: 19 });
    expect(line.marks).toEqual([
      { x: 1, points: 4 },
      { x: 2, points: 19 },
    ]);
    expect(line.final).toBe(40);
    expect(lineOf(first!, 7, false).final).toBeNull();
  });
  it('knows only the rounds that were played, and only the emperor who came', () => {
    const cut = GAME.slice(0, 8);
    expect([roundsOf(GAME), roundsOf(cut), roundsOf(GAME.slice(0, 1))]).toEqual([2, 2, 0]);
    expect(emperorsOf(GAME, [2, 4])).toEqual([2]);
    expect(emperorsOf(cut, [2, 4])).toEqual([]);
  });
  it('can follow one source', () => expect(seriesOf(GAME, 2, null, 'objectives')[0]?.final).toBe(15));
  it('finds great moments, without the emperor', () => {
    const moments = greatMoments(GAME, 2, 2, 2);
    expect(moments.map((moment) => [moment.seat, moment.gain, moment.points])).toEqual([
      [0, 4, 4],
      [0, 15, 19],
    ]);
  });
});

describe('the scale', () => {
  it('has round steps and holds everything', () => {
    expect(scaleOf(0, 171)).toEqual([0, 50, 100, 150, 200]);
    expect(scaleOf(-6, 30)).toEqual([-10, 0, 10, 20, 30]);
    expect(scaleOf(0, 0).at(-1)).toBeGreaterThanOrEqual(10);
  });
});

describe('labels at the edge', () => {
  it('move apart where they would lie on each other, in their order', () => {
    const labels = [{ at: 100 }, { at: 90 }, { at: 10 }];
    const placesOf = (lowest: number) => spread(labels, 24, lowest).map(({ at }) => at);
    expect(placesOf(300)).toEqual([10, 90, 114]);
    expect(placesOf(100)).toEqual([10, 76, 100]);
    expect(labels[1]).toEqual({ at: 90 });
  });
});
