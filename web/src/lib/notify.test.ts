import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertTurn, clearTurn, seen } from './notify';
import { settings } from './settings.svelte';

const shown: { title: string; close: () => void }[] = [];
const close = vi.fn();

class FakeNotification {
  static permission = 'granted';
  close = close;
  constructor(readonly title: string) {
    shown.push(this);
  }
}

const look = (away: boolean) =>
  Object.defineProperty(document, 'hidden', { value: away, configurable: true });
const icon = () => document.querySelector('link[rel="icon"][type]')?.getAttribute('href');

beforeEach(() => {
  shown.length = 0;
  seen();
  close.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
  document.head.innerHTML =
    '<link rel="icon" href="/favicon.ico" /><link rel="icon" href="/icon.svg" type="image/svg+xml" />';
  FakeNotification.permission = 'granted';
  settings.notifications = true;
});

describe('a turn that has come', () => {
  it('is told by the browser only to whoever looks elsewhere and wants it', () => {
    look(false);
    alertTurn('Your turn', '');
    expect(shown).toHaveLength(0);
    look(true);
    settings.notifications = false;
    alertTurn('Your turn', '');
    expect(shown).toHaveLength(0);
    settings.notifications = true;
    alertTurn('Your turn', '');
    expect(shown).toHaveLength(1);
  });

  it('is in the title until it is over, and on the icon until somebody looks', () => {
    look(true);
    alertTurn('Your turn', '');
    expect([document.title, icon()]).toEqual(['Your turn', '/icon-turn.svg']);
    seen();
    expect([document.title, icon(), close.mock.calls.length]).toEqual(['Your turn', '/icon.svg', 1]);
    clearTurn('Table');
    expect(document.title).toBe('Table');
  });
});
