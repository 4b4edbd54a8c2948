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

export const bestBot = (bots: readonly string[]) => bots.at(-1) ?? '';

/** Against whom one has chosen to play; where that level is not offered, the best. */
export const usualBot = (bots: readonly string[]) =>
  bots.includes(settings.opponent) ? settings.opponent : bestBot(bots);

/** The link to a table, to be passed on. */
export const invitation = (address: string | null, code: string) =>
  `${address ?? location.origin}/join/${code}`;
