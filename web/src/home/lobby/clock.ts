/** The clock somebody wishes for, and what was agreed about time in sentences. */
import type { ClockForm, ClockShown, TableShown } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { botName } from '@/table/names';

export const CLOCKS = ['none', 'turn', 'budget', 'days'] as const;
export const THEN = ['turn', 'seat', 'wait'] as const;
type Going = Exclude<(typeof CLOCKS)[number], 'none'>;
const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Seconds that can be chosen: of a turn, of the whole budget, of a turn over days. */
export const SECONDS: Record<Going, readonly number[]> = {
  turn: [1, 2, 3, 4, 5].map((minutes) => minutes * MINUTE),
  budget: [10, 15, 20, 30, 60].map((minutes) => minutes * MINUTE),
  days: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY],
};
export const ADDITIONS = [5, 10, 15, 30, 60] as const;
export const DAYS_OFF = [0, 1, 2, 3, 5, 10] as const;

export interface ClockWish {
  kind: (typeof CLOCKS)[number];
  /** As the fields of a form hold them. */
  seconds: Record<Going, string>;
  addition: string;
  daysOff: string;
  then: (typeof THEN)[number];
}

export const firstClock = (): ClockWish => ({
  kind: 'none',
  seconds: { turn: String(2 * MINUTE), budget: String(15 * MINUTE), days: String(DAY) },
  addition: '15',
  daysOff: '2',
  then: 'turn',
});

/** As a rated table needs it: there is one, and something happens when the time is up. */
export const ratedClock = (clock: ClockWish): ClockWish => ({
  ...clock,
  kind: clock.kind === 'none' ? 'budget' : clock.kind,
  then: clock.then === 'wait' ? 'seat' : clock.then,
});

/** As `POST /tables` takes it. */
export function clockOf({ kind, seconds, addition, daysOff, then }: ClockWish): Required<ClockForm> | null {
  if (kind === 'none') return null;
  return {
    kind,
    seconds: Number(seconds[kind]),
    addition: kind === 'budget' ? Number(addition) : 0,
    days_off: kind === 'days' ? Number(daysOff) : 0,
    then,
  };
}

/** The largest unit a time fits into, for its sentence. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;
const LENGTHS: Record<(typeof UNITS)[number], number> = {
  days: DAY,
  hours: HOUR,
  minutes: MINUTE,
  seconds: 1,
};

export function timeName(seconds: number): string {
  const unit = UNITS.find((name) => seconds % LENGTHS[name] === 0) ?? 'seconds';
  return t(`web-home-time-${unit}`, { count: seconds / LENGTHS[unit] });
}

/** What was agreed about time. */
export function clockWords(clock: ClockShown | null, standIn: string): string[] {
  if (!clock) return [t('web-home-sum-no-clock')];
  const values = {
    time: timeName(clock.seconds),
    more: timeName(clock.addition || 1),
    count: clock.days_off,
  };
  return [
    t(`web-clock-sum-${clock.kind}`, values),
    t(`web-clock-then-${clock.then}-sum`, { bot: botName(standIn) }),
  ];
}

/** The same of a table that is there; some have only a time after which the others decide. */
export function timeWords(table: TableShown): string[] {
  if (table.clock || !table.seconds_per_turn) return clockWords(table.clock, table.stand_in);
  return [t('web-home-sum-clock', { time: timeName(table.seconds_per_turn) })];
}
