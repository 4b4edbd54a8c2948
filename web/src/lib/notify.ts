/** It is your turn: told in the title, on the tab's icon, and by the browser if somebody wants that and looks elsewhere. */
import { settings } from './settings.svelte';

const ICON = '/icon.svg';
const BADGED = '/icon-turn.svg';

let shown: Notification | null = null;

export const mayNotify = (): NotificationPermission =>
  typeof Notification === 'undefined' ? 'denied' : Notification.permission;

/** Asked for only when somebody presses a button. */
export async function askToNotify(): Promise<boolean> {
  return typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted';
}

/** The title says so until it is no longer the turn. */
export function alertTurn(title: string, body: string): void {
  document.title = title;
  setIcon(BADGED);
  if (!settings.notifications || mayNotify() !== 'granted' || !document.hidden) return;
  shown?.close();
  shown = new Notification(title, { body, icon: ICON, tag: 'gah-turn' });
  shown.onclick = () => {
    focus();
    shown?.close();
  };
}

/** Somebody looks: the browser's note and the badge have done their work, the title still says whose turn it is. */
export function seen(): void {
  shown?.close();
  shown = null;
  setIcon(ICON);
}

export function clearTurn(title: string): void {
  seen();
  document.title = title;
}

/** The drawn one: beside it there is a picture for those who cannot draw. */
function setIcon(address: string): void {
  document.querySelector('link[rel="icon"][type="image/svg+xml"]')?.setAttribute('href', address);
}
