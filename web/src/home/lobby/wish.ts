/** The game somebody wishes for, and the request that opens it. What of it is possible the server decides. */
import type { Editions } from '@/cards/editions';
import type { HOTEL_SIDES, LEVELS, STAFF_VARIANTS } from '@/lib/vocabulary';
import { clockOf, firstClock, type ClockWish } from './clock';

export const KINDS = ['table', 'screen', 'solo'] as const;
export type Kind = (typeof KINDS)[number];
export const COUNTS = ['2', '3', '4'] as const;

/** The level that the server takes, too, where none is named. */
export const STAND_IN = 'innkeeper';

/** Who stands in at a rated table, and nobody else. */
export const RATED_STAND_IN = 'apprentice';

/** Seconds somebody may stay away before the others may let the computer play; ids `web-leaving-patience-<name>`. */
const PATIENCE = { live: 600, days: 259_200 } as const;
export const PATIENCES = ['live', 'days'] as const satisfies readonly (keyof typeof PATIENCE)[];

/** `open`: whoever has the link; `me`: at one screen; otherwise a bot's level. */
export type Sitter = string;

/** About time, and who plays for whoever is not there. */
export interface Agreed {
  /** At a table, where it counts for the ratings. */
  rated: boolean;
  clock: ClockWish;
  /** The level that plays on for whoever leaves or is late. */
  standIn: string;
  /** Where turns have no time. */
  patience: keyof typeof PATIENCE;
}

export interface Wish extends Agreed {
  kind: Kind;
  players: (typeof COUNTS)[number];
  /** The second, third and fourth seat; the first is one's own. */
  others: [Sitter, Sitter, Sitter];
  hotels: (typeof HOTEL_SIDES)[number];
  staff: (typeof STAFF_VARIANTS)[number];
  level: (typeof LEVELS)[number];
  /** A rulebook, and the options that differ from it. */
  edition: string;
  changes: Record<string, string>;
  public: boolean;
  title: string;
}

export const firstAgreed = (): Agreed => ({
  rated: false,
  clock: firstClock(),
  standIn: STAND_IN,
  patience: 'live',
});

export function firstWish(search: URLSearchParams): Wish {
  const kind = KINDS.find((name) => name === search.get('kind')) ?? 'table';
  const sitter = kind === 'screen' ? 'me' : 'open';
  return {
    kind,
    players: COUNTS.find((count) => count === search.get('players')) ?? '2',
    others: [sitter, sitter, sitter],
    hotels: 'night',
    staff: 'standard',
    level: 'easy',
    edition: '',
    changes: {},
    public: search.has('public'),
    ...firstAgreed(),
    title: '',
  };
}

/** The seats of this game besides one's own. */
export const sitters = (wish: Wish): Sitter[] =>
  wish.kind === 'solo' ? [] : wish.others.slice(0, Number(wish.players) - 1);

/** Games at one screen, and those against Leopold, are not. */
export const isRated = (wish: Wish) => wish.kind === 'table' && wish.rated;

/** When nobody else has to come the game can begin at once. */
export const isReady = (wish: Wish) => !sitters(wish).includes('open');

/** At one screen a free seat is mine, at a table it is free: seats change their meaning with the kind. */
export function reseated(wish: Wish): Wish['others'] {
  const [from, to] = wish.kind === 'screen' ? ['open', 'me'] : ['me', 'open'];
  return wish.others.map((sitter) => (sitter === from ? to : sitter)) as Wish['others'];
}

/** The rules as the server takes them: the name of a rulebook, or what differs from the first one. */
export function rulesOf(
  edition: string,
  changes: Record<string, string>,
  editions: Editions,
): string | Record<string, string> {
  const wanted = { ...editions[edition], ...changes };
  const same = Object.keys(editions).find((name) => differences(wanted, editions[name] ?? {}).length === 0);
  if (same !== undefined) return same;
  const [first = {}] = Object.values(editions);
  return Object.fromEntries(differences(wanted, first).map((option) => [option, wanted[option] ?? '']));
}

export function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  return Object.keys(one).filter((option) => one[option] !== other[option]);
}

/** Every option with all values that some rulebook has for it, the first rulebook's first. */
export function optionsOf(editions: Editions): [string, string[]][] {
  const [first = {}] = Object.values(editions);
  return Object.keys(first).map((option) => [
    option,
    [...new Set(Object.values(editions).map((edition) => edition[option] ?? ''))],
  ]);
}

/** As `POST /tables` takes it; alone and at one screen nothing is to be agreed on. */
const NOTHING_AGREED = { rated: false, clock: null, stand_in: null, away_seconds: null };
export const agreedOf = ({ rated, clock, standIn, patience }: Agreed) => ({
  rated,
  clock: clockOf(clock),
  stand_in: rated ? null : standIn,
  away_seconds: clock.kind === 'none' ? PATIENCE[patience] : null,
});

/** The body of `POST /tables`. */
export function bodyOf(wish: Wish, editions: Editions): Record<string, unknown> {
  const shared = {
    rules: rulesOf(wish.edition, wish.changes, editions),
    hotels: wish.hotels,
    staff: wish.staff,
    public: wish.public,
    title: wish.title.trim(),
    ...(wish.kind === 'table' ? agreedOf(wish) : NOTHING_AGREED),
  };
  if (wish.kind === 'solo') return { ...shared, players: 2, solo: wish.level };
  const seats = [
    'me',
    ...sitters(wish).map((sitter) => (sitter === 'open' || sitter === 'me' ? sitter : { bot: sitter })),
  ];
  return { ...shared, players: Number(wish.players), hot_seat: wish.kind === 'screen', seats };
}
