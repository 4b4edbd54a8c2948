/** One of the kinds that lib/vocabulary lists. */
import type { FOODS } from './vocabulary';

export type Food = (typeof FOODS)[number];
