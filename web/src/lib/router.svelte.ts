/** Which screen the address stands for. */

export interface Place {
  screen: string;
  parts: Record<string, string>;
  search: URLSearchParams;
}

/** In the order they are tried; `:name` matches one part. The server knows the same addresses (server/api/web.py). */
const ROUTES: [string, string][] = [
  ['/', 'home'],
  ['/new', 'new'],
  ['/open', 'open'],
  ['/people', 'people'],
  ['/archive', 'archive'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/:id', 'tournament'],
  ['/me', 'me'],
  ['/statistics', 'statistics'],
  ['/cards', 'cards'],
  ['/rules', 'rules'],
  ['/learn', 'learn'],
  ['/style', 'style'],
  ['/leaderboards', 'leaderboards'],
  ['/days', 'days'],
  ['/days/:id', 'day'],
  ['/people/:id', 'person'],
  ['/join/:code', 'join'],
  ['/tables/:id', 'table'],
  ['/tables/:id/score', 'score'],
  ['/tables/:id/replay', 'replay'],
  ['/tables/:id/replay/:event', 'replay'],
  ['/tables/:id/analysis', 'analysis'],
];

function match(pattern: string, path: string): Record<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = given[index] ?? '';
    if (name.startsWith(':') ? !part : name !== part) return null;
    if (name.startsWith(':')) parts[name.slice(1)] = decodeURIComponent(part);
  }
  return parts;
}

export function placeOf(address: URL): Place {
  try {
    for (const [pattern, screen] of ROUTES) {
      const parts = match(pattern, address.pathname);
      if (parts) return { screen, parts, search: address.searchParams };
    }
  } catch {
    // an address that cannot be read leads nowhere
  }
  return { screen: 'missing', parts: {}, search: address.searchParams };
}

let here = $state.raw<Place>(placeOf(new URL(location.href)));

export const place = {
  get now(): Place {
    return here;
  },
};

/** Go to a screen; with `replace` there is no way back to the one before. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  here = placeOf(new URL(location.href));
  if (!replace) scrollTo(0, 0);
}

export function watchAddress(): void {
  addEventListener('popstate', () => (here = placeOf(new URL(location.href))));
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const elsewhere =
      !link ||
      link.hasAttribute('download') ||
      link.getAttribute('target') ||
      link.getAttribute('href')?.startsWith('/api');
    if (!plain || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '/');
  });
}
