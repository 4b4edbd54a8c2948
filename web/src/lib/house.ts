/** What this server offers: `GET /version`. */
import { get } from './api';
import { settings } from './settings.svelte';
import type { Version } from './shapes';

let asked: Promise<Version> | null = null;

/** Asked once; a failure is forgotten. */
export function house(): Promise<Version> {
  asked ??= get<Version>('/version').catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** What comes nearest to levels that are not offered any more. */
const FORMER: Record<string, string> = { concierge: 'steward', director: 'innkeeper' };

/** Against whom one has chosen to play; whoever has not begins with the simplest. */
export function usualBot(bots: readonly string[]): string {
  const chosen = FORMER[settings.opponent] ?? settings.opponent;
  return bots.includes(chosen) ? chosen : (bots[0] ?? '');
}

/** The link to a table, to be passed on. */
export const invitation = (address: string | null, code: string) =>
  `${address ?? location.origin}/join/${code}`;
