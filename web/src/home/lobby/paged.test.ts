import { expect, it } from 'vitest';
import type { TablePage, TableShown } from '@/lib/shapes';
import { Paged } from './paged.svelte';

const table = (id: string) => ({ id }) as TableShown;
const tables = (page: TablePage) => page.tables;
const ids = (paged: Paged<TablePage, TableShown>) => paged.items?.map(({ id }) => id);

it('adds pages to each other until there are no more', async () => {
  const pages: Record<string, TablePage> = {
    first: { tables: [table('a')], next: 'second' },
    second: { tables: [table('b')], next: null },
  };
  const paged = new Paged<TablePage, TableShown>(
    (cursor) => Promise.resolve(pages[cursor ?? 'first']!),
    tables,
  );
  await paged.again();
  expect([ids(paged), paged.next]).toEqual([['a'], 'second']);
  await paged.more();
  expect([ids(paged), paged.next, paged.busy]).toEqual([['a', 'b'], null, false]);
  await paged.again();
  expect(ids(paged)).toEqual(['a']);
});

it('keeps what was there when a page does not come, and says so', async () => {
  let broken = false;
  const paged = new Paged<TablePage, TableShown>(
    () => (broken ? Promise.reject(new Error('no')) : Promise.resolve({ tables: [table('a')], next: 'x' })),
    tables,
  );
  await paged.again();
  broken = true;
  await paged.more();
  expect([ids(paged), paged.busy, (paged.error as Error).message]).toEqual([['a'], false, 'no']);
});

it('forgets an answer that came too late', async () => {
  const answers: ((tables: TableShown[]) => void)[] = [];
  const paged = new Paged<TablePage, TableShown>(
    () => new Promise((resolve) => answers.push((tables) => resolve({ tables, next: null }))),
    tables,
  );
  const slow = paged.again();
  const quick = paged.again();
  answers[1]!([table('new')]);
  await quick;
  answers[0]!([table('old')]);
  await slow;
  expect(ids(paged)).toEqual(['new']);
});
