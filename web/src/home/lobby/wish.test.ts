import { describe, expect, it } from 'vitest';
import type { Editions } from '@/cards/editions';
import { bodyOf, firstWish, isReady, optionsOf, reseated, rulesOf, sitters } from './wish';

const EDITIONS: Editions = {
  '2022': { table: 'before', penalty: 'first', tile: 'a' },
  de2015: { table: 'after', penalty: 'first', tile: 'b' },
  fr2015: { table: 'after', penalty: 'choice', tile: 'c' },
};
const wish = (search = '') => ({ ...firstWish(new URLSearchParams(search)), edition: '2022' });

describe('rules', () => {
  it('are a rulebook where nothing differs from one', () => {
    expect(rulesOf('de2015', {}, EDITIONS)).toBe('de2015');
    expect(rulesOf('2022', { table: 'after', tile: 'b' }, EDITIONS)).toBe('de2015');
  });

  it('are what differs from the first rulebook otherwise', () => {
    expect(rulesOf('de2015', { penalty: 'choice' }, EDITIONS)).toEqual({
      table: 'after',
      penalty: 'choice',
      tile: 'b',
    });
    expect(rulesOf('2022', { penalty: 'choice' }, EDITIONS)).toEqual({ penalty: 'choice' });
  });

  it('have all values that occur, the first rulebook first', () => {
    expect(optionsOf(EDITIONS)).toEqual([
      ['table', ['before', 'after']],
      ['penalty', ['first', 'choice']],
      ['tile', ['a', 'b', 'c']],
    ]);
  });
});

describe('the request', () => {
  it('opens a table by link with no clock by default', () => {
    expect(bodyOf(wish(), EDITIONS)).toEqual({
      rules: '2022',
      hotels: 'night',
      staff: 'standard',
      public: false,
      title: '',
      seconds_per_turn: null,
      stand_in: 'innkeeper',
      away_seconds: 600,
      players: 2,
      hot_seat: false,
      seats: ['me', 'open'],
    });
  });

  it('names bots by their level and only as many seats as there are', () => {
    const asked = { ...wish('players=3'), others: ['waiter', 'open', 'pageboy'] as [string, string, string] };
    expect(bodyOf(asked, EDITIONS)).toMatchObject({ players: 3, seats: ['me', { bot: 'waiter' }, 'open'] });
    expect(isReady(asked)).toBe(false);
    expect(isReady({ ...asked, others: ['waiter', 'waiter', 'open'] })).toBe(true);
  });

  it('has one person and a level against Leopold, whatever was chosen before', () => {
    const asked = { ...wish('kind=solo&players=4'), level: 'hard' as const, seconds: '300' };
    expect(bodyOf(asked, EDITIONS)).toMatchObject({ players: 2, solo: 'hard', seconds_per_turn: null });
    expect(bodyOf(asked, EDITIONS)).not.toHaveProperty('seats');
    expect(sitters(asked)).toEqual([]);
    expect(isReady(asked)).toBe(true);
  });

  it('carries the time of a turn at a table only', () => {
    expect(bodyOf({ ...wish(), seconds: '86400' }, EDITIONS)).toMatchObject({ seconds_per_turn: 86_400 });
    expect(bodyOf({ ...wish(), standIn: 'waiter' }, EDITIONS)).toMatchObject({ stand_in: 'waiter' });
    expect(bodyOf({ ...wish(), patience: 'days' }, EDITIONS)).toMatchObject({ away_seconds: 259_200 });
    expect(bodyOf({ ...wish(), seconds: '300' }, EDITIONS)).toMatchObject({ away_seconds: null });
    expect(bodyOf({ ...wish('kind=screen'), seconds: '86400' }, EDITIONS)).toMatchObject({
      hot_seat: true,
      seconds_per_turn: null,
    });
  });
});

it('turns free seats into own ones at one screen, and back', () => {
  const asked = { ...wish(), others: ['open', 'waiter', 'open'] as [string, string, string] };
  const others = reseated({ ...asked, kind: 'screen' });
  expect(others).toEqual(['me', 'waiter', 'me']);
  expect(reseated({ ...asked, kind: 'table', others })).toEqual(['open', 'waiter', 'open']);
});

it('follows the address', () => {
  expect(firstWish(new URLSearchParams('kind=screen&players=4&public=1'))).toMatchObject({
    kind: 'screen',
    players: '4',
    public: true,
  });
  expect(firstWish(new URLSearchParams('kind=nonsense&players=9'))).toMatchObject({
    kind: 'table',
    players: '2',
    public: false,
  });
});
