/** Lists of items in words, for those who listen. */
import { language, t, type Language } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/vocabulary';

/** "2 strudels and 1 wine"; ids `web-pieces-food-<kind>`. */
export function itemsText(counts: number[]): string {
  const items = FOODS.map((food, index) => ({ food, n: counts[index] ?? 0 })).filter(({ n }) => n > 0);
  return listText(items.map(({ food, n }) => t(`web-pieces-food-${food}`, { n })));
}

export const listText = (parts: string[]): string => listIn(language.now).format(parts);
/** "2, 5, 9 or 15" */
export const choiceText = (parts: string[]): string => listIn(language.now, 'disjunction').format(parts);

/** To make one takes longer than to use it. */
const made = new Map<string, Intl.ListFormat>();
function listIn(spoken: Language, type: Intl.ListFormatType = 'conjunction'): Intl.ListFormat {
  // British English writes no comma before the "and", as our sentences do.
  const locale = spoken === 'en' ? 'en-GB' : spoken;
  const list = made.get(spoken + type) ?? new Intl.ListFormat(locale, { style: 'long', type });
  made.set(spoken + type, list);
  return list;
}
