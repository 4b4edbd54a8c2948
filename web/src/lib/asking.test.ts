import { expect, it } from 'vitest';
import { Refusal } from './api';
import { Asking } from './asking.svelte';

it('says that it worked, or why it did not', async () => {
  const asking = new Asking();
  expect(await asking.ask(() => Promise.resolve())).toBe(true);
  expect([asking.busy, asking.done, asking.reason]).toEqual([false, true, null]);
  expect(await asking.ask(() => Promise.reject(new Refusal('wrong', 'no')))).toBe(false);
  expect([asking.busy, asking.done, asking.reason]).toEqual([false, false, 'wrong']);
  await asking.ask(() => Promise.reject(new TypeError('x')));
  expect(asking.reason).toBe('internal');
});

it('asks one thing at a time', async () => {
  const asking = new Asking();
  let settle = () => {};
  const first = asking.ask(() => new Promise((resolve) => (settle = resolve)));
  expect(asking.busy).toBe(true);
  expect(await asking.ask(() => Promise.reject(new Error('not asked')))).toBe(false);
  settle();
  expect(await first).toBe(true);
  expect(asking.error).toBe(null);
});
