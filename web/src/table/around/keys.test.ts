import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableStore } from '@/lib/table/store.svelte';
import type { Choice } from '../choice.svelte';
import { pressKey } from './keys';

const acted = vi.fn();
const shown: (string | null)[] = [];
const choice = { show: ({ why }: { why: string | null }) => shown.push(why) } as unknown as Choice;
const store = (options: string[], refusals: Record<string, string> = {}) =>
  ({
    option: (notation: string) => (options.includes(notation) ? { notation } : null),
    why: (notation: string) => refusals[notation] ?? null,
    state: { run: { can_undo: false, can_redo: false, seat: 0 } },
  }) as unknown as TableStore;
const press = (key: string, at: TableStore) => pressKey(new KeyboardEvent('keydown', { key }), at, choice);

beforeEach(() => {
  const pass = document.createElement('button');
  pass.dataset.thing = 'bar-pass';
  pass.addEventListener('click', acted);
  document.body.append(pass);
});
afterEach(() => {
  document.querySelector('[data-thing=bar-pass]')?.remove();
  acted.mockClear();
  shown.length = 0;
});

describe('keys of the table', () => {
  it('pass looks first, and passes when pressed again', () => {
    const table = store(['pass']);
    expect(press('p', table)).toBe(true);
    expect(document.activeElement).toBe(document.querySelector('[data-thing=bar-pass]'));
    expect(acted).not.toHaveBeenCalled();
    press('p', table);
    expect(acted).toHaveBeenCalledOnce();
  });

  it('say why not, in the words of the bar', () => {
    press('p', store([], { pass: 'Your turn has begun.' }));
    press('u', store([], { undo: 'The guest has been seen.' }));
    expect(shown).toEqual(['Your turn has begun.', 'The guest has been seen.']);
    expect(acted).not.toHaveBeenCalled();
  });
});
