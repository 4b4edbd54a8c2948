/** What a thing is, in full: told beside it when somebody points at it. */
import { listText } from '@/art/words';
import type { DieShown, StaffShown } from '@/lib/shapes';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';
import { seatName } from './names';
import { outlookOf } from './sentence';
import { foodList, missingOf, rewardOf, rivalLines, roomTitle } from './titles';

export interface About {
  name: string;
  /** Small, after the name. */
  mark?: string;
  lines: string[];
}

type Teller = (store: TableStore, which: string) => About | null;

const guest = (store: TableStore, number: number, mark: string, order: string): About | null => {
  const card = store.components?.guests[number];
  if (!card) return null;
  const colour = t(`web-table-colour-${card.colour}`);
  const gained = [t('web-table-points', { points: card.points }), rewardOf(card)].join(' · ');
  return {
    name: card.name,
    mark: [colour, mark].filter(Boolean).join(' · '),
    lines: [order, t('web-about-check-in', { reward: gained })],
  };
};

function queued(store: TableStore, place: string): About | null {
  const index = Number(place) - 1;
  const number = store.state?.position.queue[index] ?? 0;
  const order = store.components?.guests[number]?.order ?? [];
  const price = t('web-table-price', { krones: store.prospects?.queue_prices[index] ?? 0 });
  return guest(store, number, price, t('web-about-order', { order: foodList(order) }));
}

const waits = (store: TableStore, number: number, served: readonly number[]): string => {
  const missing = missingOf(store.components?.guests[number]?.order ?? [], served);
  return missing.some((count) => count > 0)
    ? t('web-about-waits', { missing: foodList(missing) })
    : t('web-about-served');
};

function seated(store: TableStore, table: string): About | null {
  const found = store.seatAt(store.eyes)?.cafe[Number(table) - 1];
  return found ? guest(store, found.guest, '', waits(store, found.guest, found.served)) : null;
}

function staff(store: TableStore, number: string): About | null {
  const card = store.components?.staff[number];
  return card ? { name: card.name, mark: costOf(card), lines: [card.text] } : null;
}
const costOf = ({ cost, timing }: StaffShown) =>
  t('web-about-cost', { cost, timing: t(`web-table-timing-${timing}`) });

/** The sentences that are not said already; none ends within a name such as "M. Polo". */
function moreOf(said: string, text: string): string {
  const sentences = (of: string) => of.split(/(?<=[^\s.]{3}\.) /);
  const known = sentences(said);
  return sentences(text)
    .filter((sentence) => !known.includes(sentence))
    .join(' ');
}

function die(store: TableStore, face: string): About | null {
  const found: DieShown | undefined = store.prospects?.dice[Number(face) - 1];
  if (!found) return null;
  const plain = store.option(`die ${face}`) ?? store.option(`action ${face}`);
  const boosted = store.option(`die ${face}+`)?.ahead;
  const text = boosted && (boosted.phrases[0] ?? moreOf(plain?.ahead?.text ?? '', boosted.text));
  const follows = [
    plain?.ahead?.text,
    boosted && t('web-about-boosted', { boost: found.boost, text: text ?? '' }),
  ];
  return {
    name: t('web-about-space', { face, action: t(`web-table-space-${face}`) }),
    mark: found.text,
    lines: [found.about, ...follows].filter((line) => !!line) as string[],
  };
}

function objective(store: TableStore, letter: string): About | null {
  const number = store.state?.position.objectives['ABC'.indexOf(letter)];
  const card = store.components?.objectives[number ?? ''];
  if (!card) return null;
  const progress = store.prospectsOf(store.eyes)?.objectives.find((each) => each.number === number);
  const points = listText((store.components?.board.objective_points ?? []).map(String));
  const { have = 0, need = 0, claimed = false } = progress ?? {};
  return {
    name: card.name,
    mark: letter,
    lines: [
      card.text,
      t('web-about-objective', { have, need, claimed: claimed ? 'yes' : 'no' }),
      t('web-about-objective-points', { points }),
    ],
  };
}

function room(store: TableStore, number: string): About {
  const [name = '', ...lines] = roomTitle(store, Number(number));
  return { name, lines };
}

const rival = (store: TableStore, seat: string): About => ({
  name: seatName(store.table, Number(seat)),
  lines: rivalLines(store, Number(seat)),
});

function tile(store: TableStore, round: string): About | null {
  const board = store.components?.board;
  const index = board?.emperor_rounds.indexOf(Number(round)) ?? -1;
  const found = store.components?.tiles[store.state?.position.tiles[index] ?? ''];
  if (!found || !board) return null;
  const lines = [
    t('web-about-bonus', { space: board.bonus_from, text: found.bonus }),
    t('web-about-penalty', { text: found.penalty }),
  ];
  return { name: found.name, mark: t('web-pieces-round', { round: Number(round) }), lines };
}

function emperor(store: TableStore, seat: string): About | null {
  const coming = outlookOf(store, Number(seat));
  return coming ? { name: seatName(store.table, Number(seat)), lines: [coming] } : null;
}

const TELLERS: Record<string, Teller> = {
  'guest-place': queued,
  table: seated,
  hand: staff,
  staff,
  offer: staff,
  die,
  objective,
  room,
  rival,
  tile,
  emperor,
};

/** Of a `data-thing` such as `guest-place-3`; null of things that are told by their name and by the strip. */
export function aboutOf(store: TableStore, thing: string): About | null {
  const [, kind = '', which = ''] = /^(.+)-(\w+)$/.exec(thing) ?? [];
  return TELLERS[kind]?.(store, which) ?? null;
}
