import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { commandOf, indexAt, nearby, stepFrom, stopsOf } from './stops';

const entry = (name: LogEntry['name'], moment: number | null, round = 1): LogEntry => ({
  index: 0,
  name,
  seat: 0,
  effects: {},
  arguments: {},
  text: name,
  brief: name,
  gains: {},
  revision: 1,
  at: 0,
  by: 0,
  round,
  final: moment !== null,
  moment,
});
const LOG = [
  entry('game-begins', 8, 0),
  entry('dice-rolled', 8),
  entry('takes-die', 10),
  entry('splits', 10),
  entry('places-food', 11),
  entry('ends-turn', 14),
  entry('takes-guest', 16),
  entry('passes', 17),
  entry('takes-die', 20),
  entry('splits', null),
];
const stops = stopsOf(LOG, 20);

describe('stops', () => {
  it('are the moments something was told at', () =>
    expect(stops.map((stop) => stop.moment)).toEqual([0, 8, 10, 11, 14, 16, 17, 20]));
  it('gather what was told there', () =>
    expect(stops[2]?.entries.map(({ name }) => name)).toEqual(['takes-die', 'splits']));
  it('are all moves where there is no log', () =>
    expect(stopsOf([], 3).map((stop) => stop.moment)).toEqual([0, 1, 2, 3]));
  it('begin with the laid table', () => {
    const laid = stopsOf(LOG, 20, 8);
    expect(laid.map((stop) => stop.moment)).toEqual([8, 10, 11, 14, 16, 17, 20]);
    expect(laid[0]?.entries.map(({ name }) => name)).toEqual(['game-begins', 'dice-rolled']);
    expect(stopsOf([], 5, 3).map((stop) => stop.moment)).toEqual([3, 4, 5]);
  });
  it('end with the last move', () => expect(stopsOf(LOG, 22).at(-1)?.moment).toBe(22));
  it('leave out what is not final yet', () => expect(stopsOf(LOG, 14).at(-1)?.moment).toBe(14));
});

describe('the way between them', () => {
  it('finds the stop of a link, or the one before', () => {
    expect(indexAt(stops, 11)).toBe(3);
    expect(indexAt(stops, 13)).toBe(3);
    expect(indexAt(stops, 999)).toBe(7);
    expect(indexAt(stops, 0)).toBe(0);
  });
  it('steps by event and stops at the ends', () => {
    expect(stepFrom(stops, 2, 'on')).toBe(3);
    expect(stepFrom(stops, 7, 'on')).toBe(7);
    expect(stepFrom(stops, 0, 'back')).toBe(0);
  });
  it('steps by turn', () => {
    expect(stepFrom(stops, 1, 'turn-on')).toBe(4);
    expect(stepFrom(stops, 4, 'turn-on')).toBe(6);
    expect(stepFrom(stops, 6, 'turn-on')).toBe(7);
    expect(stepFrom(stops, 6, 'turn-back')).toBe(4);
    expect(stepFrom(stops, 4, 'turn-back')).toBe(0);
  });
  it('fetches the neighbours', () => {
    expect(nearby(stops, 2)).toEqual([11, 14, 8]);
    expect(nearby(stops, 7)).toEqual([17]);
  });
});

describe('keys', () => {
  it('leave scrolling alone on the page', () => {
    for (const key of [' ', 'Home', 'End', 'PageDown', 'ArrowDown', 'ArrowUp'])
      expect(commandOf(key, 'page')).toBeNull();
    expect(commandOf('ArrowRight', 'page')).toBe('on');
  });
  it('act on the player', () => {
    expect(commandOf(' ', 'player')).toBe('play');
    expect(commandOf('End', 'player')).toBe('last');
    expect(commandOf('ArrowDown', 'player')).toBeNull();
  });
  it('leave the slider and buttons their own keys, and fields all', () => {
    expect(commandOf('Home', 'slider')).toBeNull();
    expect(commandOf(' ', 'slider')).toBe('play');
    expect(commandOf(' ', 'button')).toBeNull();
    expect(commandOf('ArrowRight', 'field')).toBeNull();
  });
});
