import { describe, expect, it } from 'vitest';
import { LogBook, sinceLastTurn } from './log';
import type { Told, Update } from './shapes';

let index = 0;
const event = (name: Told['name'], more: Partial<Told> = {}): Told => ({
  index: index++,
  name,
  seat: null,
  effects: {},
  arguments: {},
  text: name,
  brief: name,
  gains: {},
  ...more,
});
const update = (
  revision: number,
  kind: string,
  seat: number,
  events: Told[],
  steps = 0,
  moves = 0,
): Update => ({
  type: 'update',
  revision,
  kind,
  seat,
  at: revision,
  moves,
  status: 'running',
  run: { seat, steps, complete: false, can_undo: false, can_redo: false, die_done: false },
  events,
});
const names = (book: LogBook) => book.entries.map((entry) => entry.name);

describe('a log', () => {
  it('takes each update once', () => {
    const book = new LogBook();
    const first = update(1, 'step', 0, [event('takes-die')], 1);
    expect(book.take(first)).toBe(true);
    expect(book.take(first)).toBe(false);
    expect(names(book)).toEqual(['takes-die']);
  });

  it('loses what is taken back and has it again when it is done again', () => {
    const book = new LogBook();
    book.take(update(1, 'step', 0, [event('takes-die')], 1));
    book.take(update(2, 'step', 0, [event('stores-food'), event('order-complete')], 2));
    book.take(update(3, 'undo', 0, [], 1));
    expect(names(book)).toEqual(['takes-die']);
    book.take(update(4, 'redo', 0, [event('stores-food')], 2));
    expect(names(book)).toEqual(['takes-die', 'stores-food']);
  });

  it('goes on with a turn that had ended, and can undo and end it again', () => {
    const book = new LogBook();
    book.take(update(1, 'begin', -1, [event('game-begins')], 0, 20));
    book.take(update(2, 'step', 0, [event('takes-die')], 1, 20));
    book.take(update(3, 'step', 0, [event('stores-food')], 2, 20));
    book.take(update(4, 'end', 0, [event('ends-turn')], 0, 23));
    book.take(update(5, 'step', 1, [event('serves')], 1, 23));
    book.take(update(6, 'back', 0, [], 2, 20));
    expect(names(book)).toEqual(['game-begins', 'takes-die', 'stores-food']);
    expect(book.entries.map((entry) => entry.moment)).toEqual([20, null, null]);
    expect(book.ended.get(0)).toEqual([]);
    book.take(update(7, 'undo', 0, [], 1, 20));
    expect(names(book)).toEqual(['game-begins', 'takes-die']);
    book.take(update(8, 'end', 0, [event('ends-turn')], 0, 22));
    expect(book.entries.map((entry) => entry.moment)).toEqual([20, 21, 22]);
  });

  it('counts steps that tell nothing', () => {
    const book = new LogBook();
    book.take(update(1, 'step', 0, [event('checks-in')], 1));
    book.take(update(2, 'step', 0, [], 2));
    book.take(update(3, 'undo', 0, [], 1));
    expect(names(book)).toEqual(['checks-in']);
    book.take(update(4, 'undo', 0, [], 0));
    expect(names(book)).toEqual([]);
  });

  it('keeps what is final, with the number of moves after it', () => {
    const book = new LogBook();
    book.take(update(1, 'begin', -1, [event('game-begins')], 0, 20));
    book.take(update(2, 'step', 0, [event('takes-guest'), event('guest-arrives')], 1, 20));
    expect(book.entries.at(-1)).toMatchObject({ final: false, moment: null });
    book.take(update(3, 'step', 0, [event('takes-die')], 2, 20));
    book.take(update(4, 'end', 0, [event('ends-turn')], 0, 24));
    book.take(update(5, 'undo', 1, [], 0));
    expect(book.entries.map((entry) => entry.moment)).toEqual([20, 22, 22, 23, 24]);
    expect(book.entries.every((entry) => entry.final)).toBe(true);
  });

  it('knows the round of each event', () => {
    const book = new LogBook();
    book.take(
      update(1, 'begin', -1, [event('game-begins'), event('round-begins', { arguments: { round: 1 } })]),
    );
    book.take(update(2, 'end', 0, [event('ends-turn'), event('round-begins', { arguments: { round: 2 } })]));
    expect(book.entries.map((entry) => entry.round)).toEqual([0, 1, 1, 2]);
  });
});

describe('since my last turn', () => {
  const book = new LogBook();
  book.take(update(1, 'step', 0, [event('takes-die')], 1));
  book.take(update(2, 'end', 0, [event('ends-turn', { seat: 0 }), event('dustbin')]));
  book.take(update(3, 'step', 1, [event('hires', { seat: 1 })], 1));
  book.take(update(4, 'end', 1, [event('ends-turn', { seat: 1 }), event('emperor', { seat: 0 })]));
  book.take(update(5, 'step', 0, [event('takes-guest', { seat: 0 })], 1));
  const shown = (seats: number[]) =>
    sinceLastTurn(book.entries, book.ended, seats).map((entry) => entry.name);

  it('is what chance and the others did after it, not what I am doing now', () => {
    expect(shown([0])).toEqual(['dustbin', 'hires', 'emperor']);
  });
  it('is everything worth telling for whoever has not had a turn', () => {
    expect(shown([2])).toEqual(['takes-die', 'dustbin', 'hires', 'emperor', 'takes-guest']);
  });
  it('stays between two turns in a row, until somebody else has done something', () => {
    book.take(update(6, 'end', 0, [event('ends-turn', { seat: 0 }), event('round-begins', { seat: 0 })]));
    expect(shown([0])).toEqual(['dustbin', 'hires', 'emperor', 'round-begins']);
    book.take(update(7, 'step', 0, [event('takes-die', { seat: 0 })], 1));
    book.take(update(8, 'end', 0, [event('ends-turn', { seat: 0 })]));
    expect(shown([0])).toEqual(['dustbin', 'hires', 'emperor', 'round-begins']);
    book.take(update(9, 'step', 1, [event('claims', { seat: 1 })], 1));
    expect(shown([0])).toEqual(['claims']);
  });
});
