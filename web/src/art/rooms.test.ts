import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardShown } from '@/lib/shapes';
import Hotel from './Hotel.svelte';

const board = {
  floor_prices: [0, 1, 2, 3],
  floor_points: [1, 2, 3, 4],
  room_points: Array.from({ length: 20 }, () => 0),
  most_krones: 20,
  group_bonus: {},
} as unknown as BoardShown;
const layout = ['BYRRB', 'YYRRY', 'BRBYY', 'BRBRB'];

let page: ReturnType<typeof mount>;
const onroom = vi.fn();
const room = (number: number) => document.querySelector<HTMLButtonElement>(`button[data-room='${number}']`)!;

function show(more: Record<string, unknown> = {}) {
  page = mount(Hotel, {
    target: document.body,
    props: {
      layout,
      prepared: [0, 1],
      occupied: [2],
      name: 'Klara',
      board,
      roomLabel: (n: number) => `room ${n}`,
      ...more,
    },
  });
  flushSync();
}

beforeEach(() => onroom.mockClear());
afterEach(() => unmount(page));

test('every room is a button with its own name; only those alive are in the tab order', () => {
  show({ onroom, alive: [1, 6] });
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
    Array.from({ length: 20 }, (_, n) => `room ${n}`),
  );
  expect(buttons.flatMap((button, n) => (button.tabIndex === 0 ? n : []))).toEqual([1, 6]);
  expect(buttons.flatMap((button, n) => (button.getAttribute('aria-disabled') === 'true' ? [] : n))).toEqual([
    1, 6,
  ]);
});

test('a room that is not possible still answers, so that somebody can say why', () => {
  show({ onroom, alive: [] });
  room(7).click();
  expect(onroom).toHaveBeenCalledWith(7);
});

test('arrows go from room to room, up to the walls', () => {
  show({ onroom, alive: [0] });
  room(0).focus();
  const press = (key: string) => {
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
    return Number((document.activeElement as HTMLElement).dataset.room);
  };
  expect(['ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown'].map(press)).toEqual([
    5, 6, 5, 5, 0, 0,
  ]);
});

test('without anything to do it is a drawing with a text for each room', () => {
  show();
  expect(document.querySelectorAll('button')).toHaveLength(0);
  expect(document.querySelector('[role=group]')?.textContent).toContain('room 19');
});

test('pointer and focus ask for a preview', () => {
  const onpreview = vi.fn();
  show({ onroom, onpreview, alive: [1] });
  room(1).focus();
  room(1).blur();
  expect(onpreview.mock.calls).toEqual([[1], [null]]);
});
