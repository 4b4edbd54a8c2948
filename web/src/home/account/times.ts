/** When one wants to be told, as it is chosen on the page and as the server has it. */
import type { AlertTimes } from '@/lib/shapes';

export type Way = 'each' | 'hours' | 'day';
export const WAYS: readonly Way[] = ['each', 'hours', 'day'];
const HOURS = [2, 4, 8, 12, 24];

export interface Chosen {
  way: Way;
  hours: string;
  at: string;
  isQuiet: boolean;
  begins: string;
  ends: string;
}

/** What nobody has chosen stands there as it might be. */
export const chosenOf = (times: AlertTimes): Chosen => ({
  way: times.digest_at ? 'day' : times.digest_hours ? 'hours' : 'each',
  hours: String(times.digest_hours ?? 4),
  at: times.digest_at ?? '18:00',
  isQuiet: !!times.quiet,
  begins: times.quiet?.begins ?? '22:00',
  ends: times.quiet?.ends ?? '07:00',
});

export const timesOf = (chosen: Chosen, zone: string): AlertTimes => ({
  zone,
  quiet: chosen.isQuiet ? { begins: chosen.begins, ends: chosen.ends } : null,
  digest_hours: chosen.way === 'hours' ? Number(chosen.hours) : null,
  digest_at: chosen.way === 'day' ? chosen.at : null,
});

/** The hours that are offered, and those that were chosen elsewhere. */
export const hoursOffered = (chosen: string): number[] =>
  [...new Set([...HOURS, Number(chosen)])].sort((a, b) => a - b);

/** By whose clocks the times on the page are: as they are kept, or those of this device, as they would be kept. */
export const zoneOf = (chosen: Chosen, kept: AlertTimes, here: string): string =>
  JSON.stringify(chosen) === JSON.stringify(chosenOf(kept)) ? (kept.zone ?? here) : here;

/** What this device goes by. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
