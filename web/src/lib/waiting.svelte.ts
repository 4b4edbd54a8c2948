/** Whether somebody looks for players on this device; for what, the server knows. So no page has to ask who need not. */
const KEY = 'gah-waiting';

let on = $state(isKept());
let said = $state('');

export const waiting = {
  get on(): boolean {
    return on;
  },
  set on(value: boolean) {
    on = value;
    keep(value);
  },
  /** What whoever listens hears of it, on whatever page. */
  get said(): string {
    return said;
  },
  set said(text: string) {
    said = text;
  },
};

/** As all pages of this browser know it: another one may have been told by now. */
export function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function keep(value: boolean): void {
  try {
    if (value) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // then only this page knows, until it is left
  }
}
