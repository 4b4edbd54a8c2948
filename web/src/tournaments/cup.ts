/** Tournaments: what is asked of the server, and how they are called. */
import { ask, get, post, query, Refusal, remove } from '@/lib/api';
import type {
  RoundShown,
  RoundTable,
  StandingShown,
  TournamentListed,
  TournamentPage,
  TournamentShown,
} from '@/lib/shapes';
import { language, t } from '@/lib/texts.svelte';
import { clockWords } from '@/home/lobby/clock';
import { RATED_STAND_IN } from '@/home/lobby/wish';
import { dayOf, fromNow } from '@/home/lobby/words';
import { paceName } from '@/home/pairing/words';
import { botName } from '@/table/names';

export const METHODS = ['swiss', 'round-robin'] as const;
export const MOST_ROUNDS = 15;

const path = (id: string, rest = '') => `/tournaments/${id}${rest}`;
export const listed = (cursor: string | null) => get<TournamentPage>(`/tournaments${query({ cursor })}`);
export const read = (id: string) => get<TournamentShown>(path(id));
export const roundOf = (id: string, number: number) => get<RoundShown>(path(id, `/rounds/${number}`));
export const open = (wish: object) => post<TournamentShown>('/tournaments', wish);
export const drop = (id: string) => remove<null>(path(id));

/** What these say of a table is not true of a tournament: it has sentences of its own. */
const OWN: Record<string, string> = { full: 'cup-full', started: 'cup-started', over: 'cup-over' };

async function act(id: string, rest: string, method: string, body?: object): Promise<TournamentShown> {
  try {
    return await ask<TournamentShown>(path(id, rest), method, body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(OWN[error.reason] ?? error.reason, error.message, error.details);
  }
}
export const join = (id: string) => act(id, '/join', 'POST', {});
export const leave = (id: string) => act(id, '/join', 'DELETE');
export const start = (id: string) => act(id, '/start', 'POST', {});
export const letIn = (id: string, level: string, number: number) =>
  act(id, '/computers', 'PUT', { level, number });

/** "Swiss system, 5 rounds, tables of 2, quick" */
export const kindOf = ({ method, rounds, players, pace, status }: TournamentListed): string =>
  [
    t(`web-cup-method-${method}`),
    ...(method === 'swiss' || status !== 'open' ? [t('web-cup-rounds-count', { count: rounds })] : []),
    t('web-cup-kind', { players }),
    paceName(pace),
  ].join(' · ');

/** How it stands with it, in few words. */
export function stateOf({ status, round, rounds, starts }: TournamentListed): string {
  if (status === 'running') return t('web-cup-status-running', { round, rounds });
  if (status === 'open' && starts !== null) return t('web-cup-starts', { when: fromNow(starts) });
  return t(`web-cup-status-${status}`);
}

/** How much time there is, and what happens when it is up. */
export const clockText = ({ clock }: TournamentShown): string => clockWords(clock, RATED_STAND_IN).join(' ');

/** When it starts, and who then sits where somebody is missing. */
export const beginsText = ({ starts, host, level }: TournamentShown): string =>
  [
    starts === null
      ? t('web-cup-begins-host', { name: host.name })
      : t('web-cup-begins-at', { when: dayOf(starts) }),
    t('web-cup-fill', { bot: botName(level) }),
  ].join(' ');

/** Everybody by their number; of a level's computers, each has one of its own. */
export function namesOf(standing: readonly StandingShown[]): Map<number, string> {
  const bots = new Map<string, number>();
  const named = standing
    .toSorted((one, other) => one.entry - other.entry)
    .map(({ entry, person, bot }) => {
      if (person) return [entry, person.name] as const;
      const number = (bots.get(bot ?? '') ?? 0) + 1;
      bots.set(bot ?? '', number);
      return [entry, `${botName(bot ?? '')} ${number}`] as const;
    });
  return new Map(named);
}

const written = (number: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.now, { maximumFractionDigits: 1, ...options }).format(number);
/** Points come in halves. */
export const pointsText = (points: number) => written(points, {});
/** A comparison is a share. */
export const percent = (share: number | null) =>
  share === null ? '–' : written(share / 100, { style: 'percent' });

export const isOwn = (table: RoundTable, entry: number | null) =>
  entry !== null && table.seats.some((seat) => seat.entry === entry);
