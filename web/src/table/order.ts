/** Which die lies on which turn-order number, from what was told in this round. */
import type { OrderShown, Told } from '@/lib/shapes';
import type { LogEntry } from '@/lib/log';

const TAKEN: Told['name'][] = ['takes-die', 'takes-die-for-nothing', 'leopold-die'];

/** Each die covers the lowest visible number of the seat that took it. */
export function diceTaken(log: readonly LogEntry[], order: readonly OrderShown[]): Map<number, number> {
  const begun = log.findLastIndex(({ name }) => name === 'round-begins');
  const dice = log.slice(begun + 1).filter(({ name }) => TAKEN.includes(name));
  const found = new Map<number, number>();
  for (const {
    seat,
    arguments: { die },
  } of dice) {
    const place = order.find((each) => each.seat === seat && each.taken && !found.has(each.number));
    if (place && die) found.set(place.number, die);
  }
  return found;
}
