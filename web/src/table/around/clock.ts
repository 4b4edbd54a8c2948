/** Clocks of tables: how their time is written, and how far it is. */
import type { ClockShown } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { clockTime } from './time';

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Seconds at which there is hardly any left. */
const LAST = 10;

/** Minutes and seconds; of longer times hours, or days. */
export function timeText(seconds: number): string {
  if (seconds < HOUR) return clockTime(seconds);
  const minutes = Math.floor(seconds / MINUTE);
  if (seconds < DAY) return t('web-clock-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  const hours = Math.floor(seconds / HOUR);
  return t('web-clock-days-hours', { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** How far it is: a quarter of what was agreed on is left, or the last seconds, or none. */
export type Warning = 'none' | 'quarter' | 'last' | 'up';

export function warningOf(left: number, clock: Pick<ClockShown, 'seconds'>): Warning {
  if (left <= 0) return 'up';
  if (left <= LAST) return 'last';
  return left <= clock.seconds / 4 ? 'quarter' : 'none';
}
