/** The wished-for game in a few sentences, so that nobody opens what they did not mean. */
import { listText } from '@/art/words';
import type { Editions } from '@/cards/editions';
import { t } from '@/lib/texts.svelte';
import { botName } from '@/table/names';
import { clockOf, clockWords } from './clock';
import { RATED_STAND_IN, isRated, rulesOf, sitters, type Wish } from './wish';

export function summaryOf(wish: Wish, editions: Editions): string[] {
  const rules = rulesOf(wish.edition, wish.changes, editions);
  return [
    company(wish),
    t(`web-home-sum-hotels-${wish.hotels}`),
    t(`web-home-sum-staff-${wish.staff}`),
    t('web-home-sum-rules', { rules: t(`preset-${typeof rules === 'string' ? rules : 'mixed'}`) }),
    ...(isRated(wish) ? [t('web-ratings-sum')] : []),
    ...(wish.kind === 'table'
      ? clockWords(clockOf(wish.clock), wish.rated ? RATED_STAND_IN : wish.standIn)
      : []),
    t(wish.public ? 'web-home-sum-public' : 'web-home-sum-private'),
  ];
}

function company(wish: Wish): string {
  if (wish.kind === 'solo') return t('web-home-sum-solo', { level: t(`web-home-level-${wish.level}`) });
  const others = sitters(wish);
  const people = others.filter((sitter) => sitter === 'open' || sitter === 'me').length;
  const bots = others.filter((sitter) => sitter !== 'open' && sitter !== 'me').map(botName);
  if (people === 0) return t('web-home-sum-bots', { bots: listText(bots) });
  const kind = `web-home-sum-${wish.kind}${bots.length ? '-bots' : ''}`;
  return t(kind, { people, all: people + 1, bots: listText(bots) });
}
/** The ids above that are put together. */
export const COMPANIES = [
  'web-home-sum-table',
  'web-home-sum-table-bots',
  'web-home-sum-screen',
  'web-home-sum-screen-bots',
] as const;
