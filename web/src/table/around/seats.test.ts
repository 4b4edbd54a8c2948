import { expect, it } from 'vitest';
import type { TableStore } from '@/lib/table/store.svelte';
import { watching } from './seats';

const at = (present: string[], count: number) =>
  ({
    table: { seats: [{ person: { id: 'anna' } }, { person: null }, { person: { id: 'ben' } }] },
    hearing: { present, count },
  }) as TableStore;

it('counts who watches, not who sits there', () => {
  expect(watching(at(['anna', 'egon', 'zita'], 3))).toBe(2);
  expect(watching(at(['anna', 'ben'], 2))).toBe(0);
});

it('counts those as well who are not named', () => {
  expect(watching(at(['anna', 'ben', 'egon'], 2000))).toBe(1998);
});
