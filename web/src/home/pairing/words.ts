/** What is said about wishes for a quick game, one's own and those of others. */
import type { Offer, PaceShown, Waiting } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { botName } from '@/table/names';
import { clockWords } from '../lobby/clock';
import { RATED_STAND_IN, STAND_IN } from '../lobby/wish';
import type { Kind } from './seeking.svelte';

export const paceName = (pace: Kind['pace']) => t(`web-pairing-pace-${pace}`);

/** "A game for three · Quick · rated" */
export const kindName = ({ players, pace, rated }: Kind): string =>
  [t('web-pairing-kind', { players }), paceName(pace), ...(rated ? [t('web-pairing-rated')] : [])].join(
    ' · ',
  );

/** The clock of a pace: how much time there is, and what happens when it is up. */
export const timeOf = ({ clock }: PaceShown, rated: boolean) =>
  clockWords(clock, rated ? RATED_STAND_IN : STAND_IN);

/** "2 people want a game for three" */
export const othersWant = ({ people, players }: Waiting) => t('web-pairing-others', { people, players });

/** How it stands, in one sentence, without the seconds that pass. */
export const standing = (wish: Kind, together: number, offer: Offer | null): string =>
  offer ? offerText(offer, together) : t('web-pairing-missing', { count: wish.players - together });

/** What the house offers, and who agrees to it. */
export function offerText({ level, seats, agreed, accepted }: Offer, together: number): string {
  const values = { seats, bot: botName(level), agreed, others: together - agreed };
  if (accepted) return t('web-pairing-offer-accepted', values);
  if (agreed) return t('web-pairing-offer-asked', values);
  return t(together > 1 ? 'web-pairing-offer-some' : 'web-pairing-offer-alone', values);
}

/** Two people who look for the same game are of one kind. */
export const isSame = (one: Kind, other: Kind) =>
  one.players === other.players && one.pace === other.pace && one.rated === other.rated;
