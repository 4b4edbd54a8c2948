import { describe, expect, it } from 'vitest';
import type { Food } from '@/lib/food';
import type { OptionShown, Told } from '@/lib/shapes';
import { ghostsOf, ghostsOfOption } from './ghosts';
import { tellingOf } from './tell';

const event = (
  name: Told['name'],
  effects: Record<string, number> = {},
  given: Told['arguments'] = {},
  seat = 0,
): Told => {
  const text = `${name}.`;
  return { index: 0, name, seat, effects, arguments: given, text, brief: text, gains: {} };
};

const gain = event('splits', { strudel: 2, cake: 1 }, { items: { strudel: 2, cake: 1 } });
const place = (food: Food) => event('places-food', { [food]: -1 }, { food, guest: 63 });

describe('what an option would change', () => {
  it('adds up krones, steps and points of all sources', () => {
    const events = [
      event('checks-in', { 'points.guests': 5 }, { guest: 63, room: 4 }),
      event('reward', { krones: 3, emperor: 2 }),
    ];
    expect(ghostsOf([...events, event('occupancy-bonus', { 'points.groups': 9 })], 0)).toMatchObject({
      points: 14,
      krones: 3,
      emperor: 2,
      occupied: [4],
    });
  });

  it('tells nothing of what happens to others', () => {
    expect(ghostsOf([event('takes-die', { krones: 4 }, {}, 1)], 0).krones).toBe(0);
  });

  it('counts food that goes to guests and to the kitchen', () => {
    const ghosts = ghostsOf([gain, place('strudel'), event('order-complete', {}, { guest: 63 })], 0);
    expect(ghosts.served[63]).toEqual([1, 0, 0, 0]);
    expect(ghosts.full).toEqual([63]);
    expect(ghosts.kitchen).toEqual([1, 1, 0, 0]);
  });

  it('knows that food gained before does not come out of the kitchen', () => {
    expect(ghostsOf([place('strudel')], 0).kitchen).toEqual([0, 0, 0, 0]);
    const store = event('stores-food', {}, { items: { strudel: 2 } });
    expect(ghostsOf([store], 0).kitchen).toEqual([2, 0, 0, 0]);
    expect(ghostsOf([place('cake'), store], 0).kitchen).toEqual([2, 0, 0, 0]);
    expect(ghostsOf([gain, event('stores-food', {}, { items: { strudel: 2, cake: 1 } })], 0).kitchen).toEqual(
      [2, 1, 0, 0],
    );
  });

  it('takes served food out of the kitchen', () => {
    const serve = event('serves', { wine: -1, krones: -1 }, { food: 'wine', guest: 63, price: 1 });
    expect(ghostsOf([serve], 0)).toMatchObject({
      kitchen: [0, 0, -1, 0],
      krones: -1,
      served: { 63: [0, 0, 1, 0] },
    });
  });
});

describe('what the strip says', () => {
  const option = (events: Told[], ahead: OptionShown['ahead'] = null): OptionShown => ({
    action: 0,
    notation: 'die 1',
    text: '',
    brief: '',
    gains: {},
    final: false,
    then: null,
    events,
    ahead,
  });
  const follows = { servings: [], kitchen: [0, 0, 0, 0], rooms: {}, staff: {}, phrases: [], text: '' };

  it('draws what has an effect and says the rest', () => {
    const telling = tellingOf(
      option([
        event('takes-die'),
        event('reward', { krones: 2 }),
        event('draws-staff'),
        event('round-begins', {}, {}, 1),
      ]),
      0,
    );
    expect(telling.krones).toBe(2);
    expect(telling.sentences).toEqual(['draws-staff.']);
  });

  it('tells who gets what from a die before it is divided', () => {
    const servings = [{ guest: 63, food: [1, 0, 0, 0], full: true }];
    const die = option([event('takes-die', { krones: 1 })], { ...follows, servings, kitchen: [2, 1, 0, 0] });
    const telling = tellingOf(die, 0);
    expect(telling.servings).toEqual([{ guest: 63, food: ['strudel'], full: true }]);
    expect(telling.kitchen).toEqual(['strudel', 'strudel', 'cake']);
    expect(telling.krones).toBe(1);
    expect(ghostsOfOption(die, 0)).toMatchObject({ served: { 63: [1, 0, 0, 0] }, full: [63] });
  });

  it('marks rooms and staff that come into reach, and says the rest in few words', () => {
    const ahead = { ...follows, rooms: { 4: 1 }, staff: { 12: 0 }, phrases: ['up to 2 rooms'] };
    const die = option([event('takes-die')], ahead);
    expect(ghostsOfOption(die, 0)).toMatchObject({ rooms: { 4: 1 }, staff: { 12: 0 }, served: {} });
    expect(tellingOf(die, 0).phrases).toEqual(['up to 2 rooms']);
  });

  it('draws nothing that its own sentence says', () => {
    const serves = event('serves', { krones: -1, wine: -1 }, { guest: 63, food: 'wine', price: 1 });
    const full = event('order-complete', { krones: 2 }, { guest: 63 });
    const telling = tellingOf({ ...option([serves, full]), notation: 'serve wine 63' }, 0);
    expect(telling).toMatchObject({ servings: [], kitchen: [], krones: 2, full: [63] });
  });

  it('lists items one by one, with who becomes full', () => {
    const telling = tellingOf(
      option([gain, place('strudel'), place('strudel'), event('order-complete', {}, { guest: 63 })]),
      0,
    );
    expect(telling.servings).toEqual([{ guest: 63, food: ['strudel', 'strudel'], full: true }]);
    expect(telling.kitchen).toEqual(['cake']);
  });
});
