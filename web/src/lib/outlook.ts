/** What is expected of a seat at the end of the game, as the server tells it, and as people read it. */
import { language, t } from './texts.svelte';

/** Nobody can be sure before the end. */
const [LEAST, MOST] = [0.01, 0.99];

export function percentOf(chance: number): string {
  const likely = Math.min(MOST, Math.max(LEAST, chance));
  return new Intl.NumberFormat(language.now, { style: 'percent' }).format(likely);
}

/** "6 points ahead"; the ids are `web-advice-ahead`, `-behind`, `-level`. */
export function leadText(margin: number): string {
  const by = Math.round(Math.abs(margin));
  const how = by === 0 ? 'level' : margin > 0 ? 'ahead' : 'behind';
  return t(`web-advice-${how}`, { by });
}
