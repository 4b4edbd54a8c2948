import { afterEach, describe, expect, it, vi } from 'vitest';
import { paced, settings, wantsLessMotion } from './settings.svelte';

const device = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

afterEach(() => {
  settings.speed = 'normal';
  vi.unstubAllGlobals();
});

describe('the speed of movement', () => {
  it('is halved in time where somebody wants it fast', () => {
    expect(paced(230)).toBe(230);
    settings.speed = 'fast';
    expect(paced(230)).toBe(115);
  });

  it('is off where the device or its owner wants it so', () => {
    device(false);
    expect(wantsLessMotion()).toBe(false);
    settings.speed = 'off';
    expect(wantsLessMotion()).toBe(true);
    settings.speed = 'normal';
    device(true);
    expect(wantsLessMotion()).toBe(true);
  });
});
