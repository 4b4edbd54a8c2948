import { expect, it } from 'vitest';
import type { Ranked, RatingShown } from '@/lib/shapes';
import { isDeserted, linesOf, whyUnseen } from './board';

const person = (id: string, rating: number) => ({ person: { id, name: id }, rating }) as Ranked;
const you = (rating: number): RatingShown => ({ rating, deviation: 200, provisional: true });
const BOTS = [
  { bot: 'master', rating: 1880 },
  { bot: 'innkeeper', rating: 1500 },
];
const keys = (...given: Parameters<typeof linesOf>) => linesOf(...given).map(({ key }) => key);

it('puts the computers among the people, who come first where they are equal', () => {
  const entries = [person('anna', 1900), person('bert', 1500)];
  expect(keys(entries, BOTS, null, 'cora', false)).toEqual(['anna', 'master', 'bert', 'innkeeper']);
});

it('shows oneself once: among the others, or where one would be', () => {
  const entries = [person('anna', 1900), person('bert', 1400)];
  expect(keys(entries, BOTS, you(1600), 'cora', false)).toEqual([
    'anna',
    'master',
    'own',
    'innkeeper',
    'bert',
  ]);
  const listed = linesOf(entries, BOTS, you(1400), 'bert', false);
  expect(listed.filter(({ kind }) => kind === 'own')).toEqual([]);
  expect(listed.at(-1)).toMatchObject({ key: 'bert', own: true });
  expect(listed[0]).toMatchObject({ key: 'anna', own: false });
});

it('keeps computers back whose place is not read yet, and oneself at the end', () => {
  const entries = [person('anna', 1900), person('bert', 1800)];
  expect(keys(entries, BOTS, you(1200), 'cora', true)).toEqual(['anna', 'master', 'bert', 'own']);
  expect(keys(entries, BOTS, you(1200), 'cora', false)).toEqual([
    'anna',
    'master',
    'bert',
    'innkeeper',
    'own',
  ]);
});

it('says why nobody else sees one, but not of whom it has only not read yet', () => {
  const known = { rating: 1500, deviation: 60, provisional: false };
  expect(whyUnseen({ ...known, provisional: true }, true)).toBe('provisional');
  expect(whyUnseen({ ...known, provisional: true }, false)).toBe('provisional');
  expect(whyUnseen(known, false)).toBe('hidden');
  expect(whyUnseen(known, true)).toBe(null);
});

it('is deserted where nobody has a rating that is shown, oneself included', () => {
  const board = { players: 2, pace: 'live' as const, bots: BOTS, next: null };
  expect(isDeserted({ ...board, entries: [], you: null })).toBe(true);
  expect(isDeserted({ ...board, entries: [], you: you(1500) })).toBe(false);
  expect(isDeserted({ ...board, entries: [person('anna', 1)], you: null })).toBe(false);
});
