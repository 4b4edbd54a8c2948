/** A part of the page did not come when it was asked for. */
import { Refusal } from './api';

const LEFT = 'gah-left';

/** Whether the house has another page by now: then files of this one are gone. */
async function isOld(own: string): Promise<boolean> {
  try {
    const page = await fetch('/offline.html', { cache: 'no-store' });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    throw new Refusal('offline', 'the server cannot be reached');
  }
}

/** Whether it is left for the first time; where nothing can be noted, it is not left. */
function isFirst(own: string): boolean {
  try {
    const before = sessionStorage.getItem(LEFT);
    sessionStorage.setItem(LEFT, own);
    return before !== own;
  } catch {
    return false;
  }
}

let asking: Promise<never> | null = null;

/** After an upgrade the page is read anew, but each only once; otherwise it is said what is in the way. */
export const missed = (): Promise<never> => (asking ??= renew().finally(() => (asking = null)));

async function renew(): Promise<never> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  if (!(await isOld(own)) || !isFirst(own)) throw new Refusal('internal', 'a part of the page is missing');
  location.reload();
  return new Promise(() => {});
}
