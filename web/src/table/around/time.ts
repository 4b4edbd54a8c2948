/** Time that is left, as clocks show it. */

const SHORT = 120;

/** Worth showing: the last fifth of a turn, two minutes at most. */
export const isShort = (left: number, whole: number) => left <= Math.min(whole / 5, SHORT) && left > 0;

/** 75 seconds are 1:15. */
export function clockTime(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
