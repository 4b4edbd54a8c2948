import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missed } from './renewal';

const NEWER = '<script type="module" src="/assets/index-new.js"></script>';
const reload = vi.fn();
let page = '';
let reached = true;

beforeEach(() => {
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  sessionStorage.clear();
  reload.mockClear();
  reached = true;
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (!reached) throw new TypeError('Failed to fetch');
    return new Response(page);
  });
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('says what is in the way where nothing is newer, or nothing comes', async () => {
  page = document.head.innerHTML;
  await expect(missed()).rejects.toMatchObject({ reason: 'internal' });
  reached = false;
  await expect(missed()).rejects.toMatchObject({ reason: 'offline' });
  expect(reload).not.toHaveBeenCalled();
});

it('does not leave the same page twice', async () => {
  page = NEWER;
  sessionStorage.setItem('gah-left', '/assets/index-old.js');
  await expect(missed()).rejects.toMatchObject({ reason: 'internal' });
  expect(reload).not.toHaveBeenCalled();
});

it('reads the page anew after an upgrade, once for all its parts', async () => {
  page = NEWER;
  void missed();
  void missed();
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('gah-left')).toBe('/assets/index-old.js');
});
