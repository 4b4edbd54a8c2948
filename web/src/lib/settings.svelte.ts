/** What somebody has chosen for this device; kept in the browser. */

/** Of whatever moves on the table. */
export type Speed = 'normal' | 'fast' | 'off';

export interface Settings {
  theme: 'light' | 'dark' | null;
  /** Single letters as keys. */
  keys: boolean;
  sounds: boolean;
  speed: Speed;
  notifications: boolean;
  /** The level of the computers in a game that begins at once; none chosen: the simplest. */
  opponent: string;
}

const DEFAULTS: Settings = {
  theme: null,
  keys: true,
  sounds: false,
  speed: 'normal',
  notifications: false,
  opponent: '',
};
const KEY = 'gah-settings';

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(read());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    if (settings.theme)
      localStorage.setItem('gah-theme', settings.theme); // read before the first drawing, by first.js
    else localStorage.removeItem('gah-theme');
  } catch {
    // without storage the choice holds until the page is left
  }
  showTheme();
}

let dark = $state(document.documentElement.dataset.theme === 'dark'); // as first.js has found it

/** What is shown now, whoever decided it. */
export const isDark = () => dark;

export const wantsLessMotion = () =>
  settings.speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A time for something that moves, as quick as somebody wants it. */
export const paced = (time: number) => (settings.speed === 'fast' ? time / 2 : time);

const system = () => matchMedia('(prefers-color-scheme: dark)');

function showTheme(): void {
  dark = settings.theme ? settings.theme === 'dark' : system().matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Where the system decides, it may change its mind at dusk. */
export function followSystem(): () => void {
  const watched = system();
  showTheme(); // the page that is shown without a connection has no first.js
  watched.addEventListener('change', showTheme);
  return () => watched.removeEventListener('change', showTheme);
}
