/** Lists of items in words, for those who listen. */
import { language, t } from '@/lib/texts.svelte';
import { FOODS } from '@/lib/types';

/** "2 strudels and 1 wine"; ids `web-pieces-food-<kind>`. */
export function itemsText(counts: number[]): string {
  const items = FOODS.map((food, index) => ({ food, n: counts[index] ?? 0 })).filter(({ n }) => n > 0);
  return listText(items.map(({ food, n }) => t(`web-pieces-food-${food}`, { n })));
}

export const listText = (parts: string[]): string =>
  new Intl.ListFormat(language.now, { style: 'long', type: 'conjunction' }).format(parts);
