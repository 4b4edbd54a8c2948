/** The date of a day, as the language writes it; days go by UTC, wherever one lives. */
import type { PastDay } from '@/lib/shapes';
import { language } from '@/lib/texts.svelte';

export const dateOf = ({ begins }: Pick<PastDay, 'begins'>): string =>
  new Intl.DateTimeFormat(language.now, { dateStyle: 'full', timeZone: 'UTC' }).format(begins * 1000);
