/** How much time everybody has, counted on from what the server said last. */
import type { TableStore } from '@/lib/table/store.svelte';
import { warningOf, type Warning } from './clock';

const LOOK = 200;

class Clock {
  /** Whole seconds of each seat; none of a seat at which no person sits. */
  left = $state.raw<(number | null)[]>([]);
  /** After the time of the seat to act is up: seconds until what was agreed happens. */
  grace = $state<number | null>(null);
}
export const clock = new Clock();

export const warningFor = (store: TableStore, seat: number): Warning => {
  const agreed = store.table?.clock;
  const left = clock.left[seat] ?? null;
  return agreed && left !== null && store.state?.run.seat === seat ? warningOf(left, agreed) : 'none';
};

/** Within a component. Goes by what has passed since the state came: the clock of a device may be wrong. */
export function keepCounting(store: TableStore): void {
  $effect(() => {
    const told = store.state?.clock;
    if (!told) return;
    const [since, due, seat] = [performance.now(), store.state!.due, store.state!.run.seat];
    const count = () => {
      const passed = due === null ? 0 : (performance.now() - since) / 1000;
      const left = told.seats.map((one, at) =>
        one === null ? null : Math.ceil(Math.max(0, one.left - (at === seat ? passed : 0))),
      );
      if (String(left) !== String(clock.left)) clock.left = left;
      const up = due !== null && told.expires !== null && told.now + passed >= due;
      clock.grace = up ? Math.ceil(Math.max(0, told.expires! - told.now - passed)) : null;
    };
    count();
    const timer = setInterval(count, LOOK);
    return () => clearInterval(timer);
  });
  $effect(() => () => ([clock.left, clock.grace] = [[], null]));
}
