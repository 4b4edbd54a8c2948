/** The lines of a leaderboard: people, and the computers and oneself at their places among them. */
import type { BotRated, Leaderboard, Ranked, RatingShown } from '@/lib/shapes';

export const PLAYERS = ['2', '3', '4'] as const;
export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

export type Line =
  | { kind: 'person'; key: string; rating: number; entry: Ranked; own: boolean }
  | { kind: 'bot'; key: string; rating: number; bot: string }
  | { kind: 'own'; key: string; rating: number; shown: RatingShown };

/**
 * The best first. While there is `more` to read, computers below the last who was read wait for their place; oneself
 * is always there, once.
 */
export function linesOf(
  entries: readonly Ranked[],
  bots: readonly BotRated[],
  you: RatingShown | null,
  id: string,
  more: boolean,
): Line[] {
  const people = entries.map((entry): Line => ({
    kind: 'person',
    key: entry.person.id,
    rating: entry.rating,
    entry,
    own: entry.person.id === id,
  }));
  const least = more ? (entries.at(-1)?.rating ?? 0) : -Infinity;
  const marks = bots
    .filter(({ rating }) => rating >= least)
    .map(({ bot, rating }): Line => ({ kind: 'bot', key: bot, rating, bot }));
  const listed = entries.some(({ person }) => person.id === id);
  const own: Line[] = you && !listed ? [{ kind: 'own', key: 'own', rating: you.rating, shown: you }] : [];
  return [...people, ...own, ...marks].sort((one, other) => other.rating - one.rating);
}

/** Why nobody else sees one's own line, `web-ratings-own-<why>`; nothing says so where it only is not read yet. */
export const whyUnseen = (you: RatingShown, shows: boolean) =>
  you.provisional ? 'provisional' : shows ? null : 'hidden';

/** What a leaderboard that nobody is on still shows: the computers. */
export const isDeserted = ({ entries, you }: Leaderboard) => entries.length === 0 && you === null;
