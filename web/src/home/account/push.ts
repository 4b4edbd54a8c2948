/** Being told with the page closed: what the browser has to agree to, and what the server has to know of it. */
import { ask, Refusal } from '@/lib/api';
import type { Browser, PushState } from '@/lib/shapes';

const PATH = '/me/push';

/** Over plain http, and where a page has to be installed first, there is nothing of it. */
export const canPush = (): boolean =>
  ['serviceWorker' in navigator, 'PushManager' in window, 'Notification' in window].every(Boolean);

/** Asks the person, if the browser has not yet; whether they agree. */
export const isAllowed = async (): Promise<boolean> =>
  (Notification.permission === 'default'
    ? await Notification.requestPermission()
    : Notification.permission) === 'granted';

export async function switchOn(key: string): Promise<PushState> {
  return ask<PushState>(PATH, 'PUT', await subscribed(key));
}

export async function switchOff(): Promise<PushState> {
  const state = await ask<PushState>(PATH, 'DELETE');
  await (await subscription())?.unsubscribe().catch(() => false); // the server tells it nothing any more anyhow
  return state;
}

export const tryOut = () => ask<PushState>(`${PATH}/trial`, 'POST', {});

const manager = async () => (await navigator.serviceWorker.getRegistration())?.pushManager;
const subscription = async () => (await manager())?.getSubscription();

/** Where this browser is reached; one that knows the house by another key forgets it first. */
async function subscribed(key: string): Promise<Browser> {
  try {
    const { pushManager } = (await manager()) ? await navigator.serviceWorker.ready : none();
    const before = await pushManager.getSubscription();
    if (before && textOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
    const now = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys = {} } = now.toJSON();
    return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
  } catch (error) {
    throw new Refusal('push', String(error));
  }
}

function none(): never {
  throw new Error('no worker');
}

/** Bytes in the base64 of addresses. */
export const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
