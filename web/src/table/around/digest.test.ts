import { describe, expect, it } from 'vitest';
import type { LogEntry } from '@/lib/log';
import { digest, shortened, type Row } from './digest';

let index = 0;
const entry = (
  name: LogEntry['name'],
  seat: number | null,
  text = name as string,
  row?: number,
): LogEntry => {
  index += 1;
  const words = { text, brief: text, gains: {} };
  const line = row === undefined ? null : { row, ...words };
  return { ...words, index, name, seat, line, revision: index, final: true } as unknown as LogEntry;
};
const texts = (entries: LogEntry[]) =>
  digest(entries).map(({ seat, rows }) => [seat, ...rows.map(({ text }) => text)]);

describe('what happened in few lines', () => {
  it('tells a line by what was told of it last', () => {
    const told = [
      entry('places-food', 1, '1 strudel to Major', 7),
      entry('places-food', 1, '1 cake to Countess', 8),
      entry('places-food', 1, '2 strudels to Major', 7),
    ];
    expect(texts(told)).toEqual([[1, '2 strudels to Major', '1 cake to Countess']]);
  });

  it('has a group for each seat in its turn, and tells by itself what concerns everybody', () => {
    const told = [
      entry('hires', 1, 'hired'),
      entry('passes', 2),
      entry('round-begins', 2),
      entry('hires', 2, 'hired'),
    ];
    expect(texts(told)).toEqual([
      [1, 'hired'],
      [2, 'passes'],
      [null, 'round-begins'],
      [2, 'hired'],
    ]);
  });

  it('begins with what matters, whichever event of the line it was', () => {
    const told = [
      entry('takes-die', 1, 'took a 1', 30),
      entry('checks-in', 1, 'checked in Poet', 31),
      entry('reward', 1, 'checked in Poet, with a reward', 31),
    ];
    expect(texts(told)).toEqual([[1, 'checked in Poet, with a reward', 'took a 1']]);
  });

  it('leaves out what is more than a word would save', () => {
    const rows = (count: number, weighty = 0) =>
      Array.from({ length: count }, (_, at) => ({ matters: at < weighty }) as Row);
    expect(shortened(rows(4))).toHaveLength(4);
    expect(shortened(rows(5))).toHaveLength(3);
    expect(shortened(rows(9, 5))).toHaveLength(5);
  });
});
