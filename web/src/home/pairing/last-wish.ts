/** What was wished for last on this device, so that a dialog begins with it. */
import type { PaceShown } from '@/lib/shapes';
import type { Kind } from './seeking.svelte';

const KEY = 'gah-wish';
const FIRST: Kind = { players: 2, pace: 'quick', rated: false };

/** Of what the server offers now; rated only for whom it can be. */
export function lastWish(paces: readonly PaceShown[], account: boolean): Kind {
  const wish = { ...FIRST, ...read() };
  const pace = paces.some(({ name }) => name === wish.pace) ? wish.pace : (paces[0]?.name ?? FIRST.pace);
  return { players: wish.players, pace, rated: wish.rated && account };
}

export function remember(wish: Kind): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // then the next dialog begins as the first did
  }
}

function read(): Partial<Kind> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kind>;
  } catch {
    return {};
  }
}
