/** A part of the page did not come when it was asked for. */
import { Refusal } from './api';

const LEFT = 'gah-left';

/** Whether the house has another page by now: then files of this one are gone. */
async function isOld(own: string): Promise<boolean> {
  const page = await fetch('/offline.html', { cache: 'no-store' });
  return page.ok && !(await page.text()).includes(own);
}

let asking: Promise<never> | null = null;

/** After an upgrade the page is read anew, but each only once; otherwise the house cannot be reached. */
export const missed = (): Promise<never> => (asking ??= renew().finally(() => (asking = null)));

async function renew(): Promise<never> {
  const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  try {
    if (sessionStorage.getItem(LEFT) !== own && (await isOld(own))) {
      sessionStorage.setItem(LEFT, own);
      location.reload();
      return new Promise(() => {});
    }
  } catch {
    // no connection, or nowhere to note that it was tried
  }
  throw new Refusal('offline', 'a part of the page cannot be reached');
}
