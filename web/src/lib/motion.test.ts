import { describe, expect, it } from 'vitest';
import { planOf, reversed, type Sight } from './motion';
import type { PositionData, Told } from './shapes';

const event = (name: Told['name'], seat: number | null, given: Told['arguments'], effects = {}): Told => ({
  index: 0,
  name,
  seat,
  arguments: given,
  effects,
  text: '',
  brief: '',
  gains: {},
});
const position = (more: object = {}): PositionData =>
  ({
    queue: [50, 51, 52, 53, 54],
    objectives: [105, 109, 113],
    seats: [{ cafe: [null, null, null] }, { cafe: [null, null, null] }],
    ...more,
  }) as PositionData;
const sight = (more: Partial<Sight> = {}): Sight => ({
  before: position(),
  after: position(),
  eyes: 0,
  ...more,
});

describe('what moves', () => {
  it('a guest goes from the queue to the own table, and the queue closes up', () => {
    const after = position({
      queue: [60, 50, 52, 53, 54],
      seats: [{ cafe: [null, { guest: 51, served: [] }, null] }],
    });
    const plan = planOf([event('takes-guest', 0, { guest: 51, price: 1 }, { krones: -1 })], sight({ after }));
    expect(plan.flights).toEqual([
      { token: { kind: 'guest', guest: 51 }, from: ['guest-place-2'], to: ['table-2'], wave: 0 },
    ]);
    expect(plan.slides).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 2 },
    ]);
  });

  it('a rival has no table in sight: the guest goes to their panel', () => {
    const after = position({ seats: [{ cafe: [] }, { cafe: [{ guest: 51, served: [] }] }] });
    const plan = planOf([event('takes-guest', 1, { guest: 51 })], sight({ after }));
    expect(plan.flights[0]?.to).toEqual(['rival-1']);
  });

  it('staff that acts flashes first, then what it brings flies', () => {
    const plan = planOf([event('uses-staff', 0, { staff: 9 }, { krones: 2, 'points.staff': 3 })], sight());
    expect(plan.flashes).toEqual(['staff-9']);
    expect(plan.flights.map(({ token, to, wave }) => [token.kind, to[0], wave])).toEqual([
      ['krones', 'krones-0', 1],
      ['points', 'points-0', 1],
    ]);
  });

  it('dice fall on the spaces that have some', () => {
    const plan = planOf([event('dice-rolled', null, { dice: [2, 0, 1, 0, 0, 0] })], sight());
    expect(plan.falls).toEqual(['die-1', 'die-3']);
  });

  it('a door shuts behind a guest, and what the guest and a full group bring comes from there', () => {
    const before = position({ seats: [{ cafe: [{ guest: 63, served: [] }, null, null] }] });
    const events = [
      event('checks-in', 0, { guest: 63, room: 7, colour: 'blue' }, { 'points.guests': 4 }),
      event('occupancy-bonus', 0, { colour: 'red', size: 2 }, { krones: 3 }),
    ];
    const plan = planOf(events, sight({ before }));
    expect(plan.doors).toEqual([{ thing: 'room-7', colour: 'blue', opens: false }]);
    expect(plan.flights.map(({ token, from, to }) => [token.kind, from[0], to[0]])).toEqual([
      ['guest', 'table-1', 'room-7'],
      ['points', 'room-7', 'points-0'],
      ['krones', 'room-7', 'krones-0'],
    ]);
  });

  it('what is taken back goes the other way, without what it brought', () => {
    const plan = planOf([event('takes-die', 0, { die: 4 }, { krones: 1 })], sight());
    expect(plan.flights).toHaveLength(2);
    expect(reversed(plan).flights).toEqual([
      { token: { kind: 'die', face: 4 }, from: ['seat-0', 'points-0'], to: ['die-4'], wave: 0 },
    ]);
  });
});
