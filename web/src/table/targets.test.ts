import { describe, expect, it } from 'vitest';
import type { PositionData } from '@/lib/shapes';
import { FAMILY_NAMES, inTray, targetOf, thingsOf } from './targets';
import states from './states.json';

/** Views of real games, at least one for each kind of choice: what was legal, and what the drawing needs of the position. */
const real = states as unknown as { legal: string[]; position: PositionData }[];

const position = {
  phase: 'turn',
  actor: 0,
  queue: [50, 0, 52, 53, 54],
  objectives: [105, 109, null],
  offer: [12],
  pending: [],
  seats: [{ cafe: [null, { guest: 63, served: [0, 0, 0, 0] }, null], hand: [22, 0], played: [9] }],
} as unknown as PositionData;

describe('where an action is done', () => {
  it.each([
    ['end', 'bar', null],
    ['pass', 'bar', null],
    ['done', 'bar', null],
    ['pay', 'tray', null],
    ['suffer 2', 'tray', null],
    ['bonus', 'tray', null],
    ['reward 1', 'tray', null],
    ['die 4', 'dice', 'die-4'],
    ['die 4+', 'dice', 'die-4'],
    ['action 6', 'dice', 'die-6'],
    ['guest 3', 'queue', 'guest-place-3'],
    ['claim B', 'objectives', 'objective-B'],
    ['food wine', 'kitchen', 'kitchen-wine'],
    ['place cake 63', 'cafe', 'table-2'],
    ['serve coffee 63', 'cafe', 'table-2'],
    ['serve coffee table 3', 'cafe', 'table-3'],
    ['complete 63', 'cafe', 'table-2'],
    ['complete 70', 'tray', null],
    ['split 16', 'tray', null],
    ['prepare 0', 'hotel', 'room-0'],
    ['occupy 19', 'hotel', 'room-19'],
    ['remove 7', 'hotel', 'room-7'],
    ['check-in 63 room 10', 'cafe', 'table-2'],
    ['hire 22', 'hand', 'hand-22'],
    ['hire 12', 'tray', 'offer-12'],
    ['under 12', 'tray', 'offer-12'],
    ['keep 30', 'tray', 'offer-30'],
    ['use 9', 'work', 'staff-9'],
    ['dismiss 9', 'work', 'staff-9'],
    ['something new', 'tray', null],
  ])('%s', (notation, area, thing) => {
    expect(targetOf(notation, position)).toMatchObject({ area, thing });
  });

  it('reads what the words stand for', () => {
    expect(targetOf('die 4+', position)).toMatchObject({ face: 4, boosted: true });
    expect(targetOf('check-in 63 room 10', position)).toMatchObject({ guest: 63, room: 10 });
    expect(targetOf('check-in table 3 room 4', position)).toMatchObject({ thing: 'table-3', room: 4 });
    expect(targetOf('serve cake 63', position)).toMatchObject({ food: 'cake', guest: 63 });
    expect(targetOf('split 3', position)).toMatchObject({ amount: 3 });
  });
});

describe('things on the table', () => {
  it('leaves out empty places, free tables and cards one does not see', () => {
    const things = thingsOf(position, 0);
    for (const there of [
      'die-6',
      'guest-place-1',
      'table-2',
      'room-19',
      'hand-22',
      'staff-9',
      'objective-B',
      'kitchen-cake',
    ]) {
      expect(things).toContain(there);
    }
    for (const absent of ['guest-place-2', 'table-1', 'hand-0', 'objective-C'])
      expect(things).not.toContain(absent);
  });

  it('puts into the tray what has lost its thing', () => {
    const options = ['guest 2', 'guest 1', 'hire 40', 'end'].map((notation) => ({ notation }));
    expect(inTray(options, position, 0).map(({ notation }) => notation)).toEqual(['guest 2', 'hire 40']);
  });
});

describe('in real games', () => {
  it('meets every family but the rarest', () => {
    const met = new Set(real.flatMap(({ legal }) => legal.map((notation) => notation.split(' ')[0])));
    expect(FAMILY_NAMES.filter((family) => !met.has(family))).toEqual(['bonus']);
  });

  it('leaves nothing legal out of reach', () => {
    for (const { legal, position } of real) {
      const things = thingsOf(position, position.actor);
      const tray = inTray(
        legal.map((notation) => ({ notation })),
        position,
        position.actor,
      ).map(({ notation }) => notation);
      for (const notation of legal) {
        const { area, thing } = targetOf(notation, position);
        const there = area === 'bar' || tray.includes(notation) || (thing !== null && things.has(thing));
        expect(there, notation).toBe(true);
      }
    }
  });

  it('has one large button: a turn is never ended while something may be finished', () => {
    for (const { legal } of real) expect(legal.includes('done') && legal.includes('end')).toBe(false);
  });
});
