/** Tournaments: what is asked of the server, and how they are called. */
import { ask, get, post, query, remove } from '@/lib/api';
import type {
  RoundShown,
  RoundTable,
  StandingShown,
  TournamentListed,
  TournamentPage,
  TournamentShown,
} from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { fromNow } from '@/home/lobby/words';
import { paceName } from '@/home/pairing/words';
import { botName } from '@/table/names';

export const METHODS = ['swiss', 'round-robin'] as const;
export const MOST_ROUNDS = 15;

const path = (id: string, rest = '') => `/tournaments/${id}${rest}`;
export const listed = (cursor: string | null) => get<TournamentPage>(`/tournaments${query({ cursor })}`);
export const read = (id: string) => get<TournamentShown>(path(id));
export const roundOf = (id: string, number: number) => get<RoundShown>(path(id, `/rounds/${number}`));
export const open = (wish: object) => post<TournamentShown>('/tournaments', wish);
export const join = (id: string) => post<TournamentShown>(path(id, '/join'));
export const leave = (id: string) => remove<TournamentShown>(path(id, '/join'));
export const start = (id: string) => post<TournamentShown>(path(id, '/start'));
export const drop = (id: string) => remove<null>(path(id));
export const letIn = (id: string, level: string, number: number) =>
  ask<TournamentShown>(path(id, '/computers'), 'PUT', { level, number });

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

export const entryName = ({ person, bot }: StandingShown): string => person?.name ?? botName(bot ?? '');

/** Points come in halves; a comparison is a share. */
export const percent = (share: number | null) => (share === null ? '–' : `${share} %`);

export const isOwn = (table: RoundTable, entry: number | null) =>
  entry !== null && table.seats.some((seat) => seat.entry === entry);
