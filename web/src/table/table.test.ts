import { describe, expect, it } from 'vitest';
import type { OptionShown, PositionData } from '@/lib/shapes';
import type { LogEntry } from '@/lib/log';
import { diceTaken } from './order';
import { aliveTabs, hasRivalsNews, tabOf } from './tabs';
import { gainedOf, offeredOf, shareOf } from './tray';
import { lastStep } from './undo';

const entry = (
  name: LogEntry['name'],
  seat: number,
  given: LogEntry['arguments'] = {},
  revision = 1,
): LogEntry =>
  ({ index: 0, name, seat, effects: {}, arguments: given, text: '', revision, at: 0 }) as LogEntry;

describe('turn order', () => {
  const order = [
    { number: 1, seat: 1, taken: true },
    { number: 2, seat: 0, taken: true },
    { number: 3, seat: 0, taken: false },
    { number: 4, seat: 1, taken: false },
  ];

  it('puts each die of this round on the number it covers', () => {
    const log = [
      entry('takes-die', 0, { die: 6 }),
      entry('round-begins', 1),
      entry('takes-die', 1, { die: 3 }),
      entry('takes-die-for-nothing', 0, { die: 5 }),
    ];
    expect([...diceTaken(log, order)]).toEqual([
      [1, 3],
      [2, 5],
    ]);
  });
});

describe('the tray', () => {
  const position = (frame: object, offer: number[] = []) =>
    ({ pending: [frame], offer }) as unknown as PositionData;
  const option = (notation: string, items: Record<string, number> = {}) =>
    ({ notation, events: [{ name: 'splits', arguments: { items } }] }) as unknown as OptionShown;

  it('reads six bits for each food just gained', () => {
    const bits = 2 | (1 << 6) | (3 << 18);
    expect(gainedOf(position({ frame: 'food', a: bits & 255, b: (bits >> 8) & 255, c: bits >> 16 }))).toEqual(
      [2, 1, 0, 3],
    );
    expect(gainedOf(position({ frame: 'die', a: 1, b: 4, c: 0 }))).toEqual([]);
  });

  it('shows all cards on offer, also those that cannot be paid', () => {
    expect(offeredOf(position({}, [4, 9, 30]), [option('hire 9')])).toEqual([4, 9, 30]);
    expect(offeredOf(position({}), [option('keep 7'), option('keep 8'), option('pay')])).toEqual([7, 8]);
  });

  it('shows both amounts of a division', () => {
    expect(shareOf(option('split 0', { wine: 3 }))).toEqual([
      { kind: 'wine', amount: 3 },
      { kind: 'coffee', amount: 0 },
    ]);
    expect(shareOf(option('split 2', { emperor: 2 }))?.[0]).toEqual({ kind: 'krones', amount: 0 });
    expect(shareOf(option('reward 1'))).toBeNull();
  });
});

describe('sections of a phone', () => {
  it('marks where something can be done', () => {
    expect(aliveTabs(['dice', 'queue', 'work', 'bar'])).toEqual(['guests', 'staff']);
  });
  it('tells of the others only what is new', () => {
    const [mine, theirs] = [entry('takes-die', 0), { ...entry('takes-die', 1), index: 7 }];
    expect(hasRivalsNews([mine, theirs], 0, 0)).toBe(true);
    expect(hasRivalsNews([mine, theirs], 8, 0)).toBe(false); // looked at
    expect(hasRivalsNews([mine, { ...theirs, seat: null }], 0, 0)).toBe(false);
    expect(hasRivalsNews([], 0, 0)).toBe(false); // nothing since the own last turn, as after a reload
  });
  it('opens the section of a choice that is made in one only', () => {
    expect(tabOf(['hand', 'bar'], true)).toBe('staff');
    expect(tabOf(['hand', 'queue'], true)).toBeNull();
    expect(tabOf(['hand'], false)).toBeNull();
  });
});

describe('undo', () => {
  it('names the first thing of the last step', () => {
    const log = [entry('takes-die', 0, {}, 4), entry('serves', 0, {}, 5), entry('order-complete', 0, {}, 5)];
    expect(lastStep(log, 0)).toBe('serves');
    expect(lastStep(log, 1)).toBeNull();
    expect(lastStep([], 0)).toBeNull();
  });
});
