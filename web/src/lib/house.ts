/** What this server offers: `GET /version`. */
import { get } from './api';
import { settings } from './settings.svelte';

export interface House {
  version: string;
  api: number;
  /** Levels of the bots, the simplest first. */
  bots: string[];
  /** Whether mail is sent. */
  mail: boolean;
  /** The address people use, where the operator has named one. */
  address: string | null;
}

let asked: Promise<House> | null = null;

/** Asked once; a failure is forgotten. */
export function house(): Promise<House> {
  asked ??= get<House>('/version').catch((error: unknown) => {
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
