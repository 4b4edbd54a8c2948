/** The one flourish: a door leaf swings, then a window lights. 320 ms in all; a short cross-fade for those who want less motion. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { wantsLessMotion } from '@/lib/settings.svelte';

const LESS: TransitionConfig = { duration: 80, css: (t) => `opacity: ${t}` };

/** Around the hinge, which is the left edge of what is drawn at x = 0. */
export function swing(
  _: Element,
  { from, duration = 320 }: { from: number; duration?: number },
): TransitionConfig {
  if (wantsLessMotion()) return LESS;
  return { duration, easing: cubicOut, css: (t) => `transform: scaleX(${from + (1 - from) * t})` };
}

export function light(
  _: Element,
  { delay = 0, duration = 160 }: { delay?: number; duration?: number } = {},
): TransitionConfig {
  return wantsLessMotion() ? LESS : { delay, duration, easing: cubicOut, css: (t) => `opacity: ${t}` };
}
