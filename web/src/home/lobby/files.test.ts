import { expect, it } from 'vitest';
import { fileName, recordOf, titleOfFile } from './files';

it('reads a record and nothing else', () => {
  expect(recordOf('{"format": "x"}')).toEqual({ format: 'x' });
  for (const text of ['[]', 'null', '7', '"x"', '{', '']) expect(() => recordOf(text)).toThrow();
});

it('names a game after its file', () => {
  expect(titleOfFile('Friday_round 12.json')).toBe('Friday round 12');
  expect(titleOfFile('Игра.JSON')).toBe('Игра');
  expect(Array.from(titleOfFile('🎲'.repeat(100)))).toHaveLength(80);
});

it('names a file after its game', () => {
  expect(fileName('Friday: round/12', 'abc')).toBe('Friday-round-12.json');
  expect(fileName('Грá!', 'abc')).toBe('Грá.json');
  expect(fileName('…', 'abc')).toBe('abc.json');
});
