/** Reading what somebody types as an action: `die 4+`, `guest 2`, `check-in 63 room 10`. */
import type { OptionShown, Prospects } from '@/lib/shapes';

const MOST = 8;

export const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ').replace(/ \+/g, '+');

/** What may be meant, best first: what begins so, then what has all the words somewhere. */
export function suggestions(options: readonly OptionShown[], typed: string): OptionShown[] {
  const wanted = plain(typed);
  const words = wanted.split(' ').filter(Boolean);
  const starts = options.filter((option) => plain(option.notation).startsWith(wanted));
  const holds = options.filter((option) => {
    const text = plain(`${option.notation} ${option.text}`);
    return !starts.includes(option) && words.every((word) => text.includes(word));
  });
  return [...starts, ...holds].slice(0, MOST);
}

export type Reading = { option: OptionShown } | { why: string | null };

/** The option that is written like this, or why there is none; null where no reason is known. */
export function readNotation(prospects: Prospects, typed: string): Reading {
  const wanted = plain(typed);
  const option = prospects.options.find((option) => plain(option.notation) === wanted);
  if (option) return { option };
  return { why: prospects.refusals.find((refused) => plain(refused.notation) === wanted)?.text ?? null };
}
