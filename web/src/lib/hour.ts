/** What time it is at the server, which tells moments as seconds since 1970: the clock of a device may be wrong. */

/** Seconds that answers may take, and that they leave out. */
const LEAST = 5;
let ahead = 0;

/** As every answer says it (`Date`). */
export function noteTime(said: string | null): void {
  const found = Date.parse(said ?? '') / 1000 - Date.now() / 1000;
  if (!Number.isNaN(found)) ahead = Math.abs(found) < LEAST ? 0 : found;
}

export const timeNow = (): number => Date.now() / 1000 + ahead;
