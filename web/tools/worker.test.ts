import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlinePage, workerOf } from './worker';

const BUILT = `<head>
    <link rel="icon" href="/icon.svg" />
    <meta property="og:image" content="/link.png" />
    <link rel="preload" href="/assets/letters-1234567.woff2" as="font" />
    <script src="/first.js"></script>
    <script type="module" crossorigin src="/assets/index-abcdefg.js"></script>
    <link rel="stylesheet" href="/assets/index-hijklmn.css">
  </head>`;
const NAMES = ['assets/texts-en-1.ftl', 'assets/texts-de-2.ftl', 'assets/index-abcdefg.js', 'index.html'];
const SOURCE = readFileSync(join(__dirname, '../worker/sw.js'), 'utf8');
const HERE = 'https://hotel.example';

it('offers without a connection a page that asks only for what is kept', () => {
  const page = offlinePage(BUILT);
  expect(page.match(/"\/[^"]*"/g)).toEqual([
    '"/assets/letters-1234567.woff2"',
    '"/assets/index-abcdefg.js"',
    '"/assets/index-hijklmn.css"',
  ]);
  expect(page).not.toMatch(/first\.js|og:|icon/);
});

const subscriptionAt = (endpoint: string) => ({
  toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
});

/** The worker among fakes of what a browser gives it; what is kept, and what is asked of the network. */
class Browser {
  stores = new Map<string, Set<string>>();
  asked: string[] = [];
  online = true;
  /** Pages that are open, which of them has the focus, what is shown, and what was asked for by the worker itself. */
  pages: string[] = [];
  focused: string[] = [];
  shown: [string, Record<string, unknown>][] = [];
  sent: [string, string, unknown][] = [];
  isTold = true;
  #listeners = new Map<string, (event: unknown) => void>();

  constructor(names = NAMES, language = 'de') {
    this.install(names, language);
  }

  install(names: string[], language = 'de'): void {
    const caches = {
      open: async (name: string) => {
        const store = this.stores.get(name) ?? new Set<string>();
        this.stores.set(name, store);
        return {
          addAll: async (paths: string[]) => paths.forEach((path) => store.add(path)),
          match: async (path: string) => (store.has(path) ? `kept ${path}` : undefined),
        };
      },
      keys: async () => [...this.stores.keys()],
      delete: async (name: string) => this.stores.delete(name),
    };
    const own = async (path: string, { method = 'GET', body = 'null' } = {}) => {
      this.sent.push([method, path, JSON.parse(body)]);
      return { json: async () => ({ on: this.isTold, key: 'house' }) };
    };
    const fetch = async (asked: Request | string, options = {}) => {
      if (typeof asked === 'string') return own(asked, options);
      const { url } = asked;
      this.asked.push(url.replace(HERE, ''));
      if (!this.online) throw new TypeError('Failed to fetch');
      return `fetched ${url.replace(HERE, '')}`;
    };
    const location = { href: `${HERE}/sw.js?language=${language}`, origin: HERE };
    const listen = (type: string, listener: (event: unknown) => void) => this.#listeners.set(type, listener);
    const registration = {
      showNotification: async (title: string, options: object) => this.shown.push([title, { ...options }]),
      pushManager: {
        subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) =>
          subscriptionAt(`https://push.example/new-${applicationServerKey}-${userVisibleOnly}`),
      },
    };
    const clients = {
      matchAll: async () =>
        this.pages.map((url) => ({ url, focus: async () => this.focused.push(`shown ${url}`) })),
      openWindow: async (url: string) => this.focused.push(`opened ${url}`),
    };
    const scope = { caches, fetch, location, registration, clients };
    const parts = { ...scope, addEventListener: listen, skipWaiting: vi.fn() };
    new Function(...Object.keys(parts), workerOf(SOURCE, offlinePage(BUILT), names))(...Object.values(parts));
  }

  async tell(type: string, event: object = {}): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  }

  click(link: string): Promise<void> {
    return this.tell('notificationclick', { notification: { data: link, close: vi.fn() } });
  }

  /** What the worker answers; null where it leaves the request to the browser. */
  async ask(path: string, mode = 'cors', method = 'GET'): Promise<unknown> {
    let answer: unknown = null;
    const request = { url: path.startsWith('/') ? HERE + path : path, mode, method };
    this.#listeners.get('fetch')?.({ request, respondWith: (promise: unknown) => (answer = promise) });
    return answer;
  }

  kept = () => [...this.stores.values()].flatMap((store) => [...store]);
}

describe('the worker', () => {
  let browser: Browser;
  beforeEach(async () => {
    browser = new Browser();
    await browser.tell('install');
    await browser.tell('activate');
  });

  it('keeps the offline page, files with a hash in their names, and the words of one language', () => {
    const [page, ...files] = browser.kept();
    expect(page).toBe('/offline.html');
    expect(files.every((file) => /^\/assets\/[\w]+-[\w-]+\.\w+$/.test(file))).toBe(true);
    expect(files).toContain('/assets/texts-de-2.ftl');
    expect(files).not.toContain('/assets/texts-en-1.ftl');
  });

  it('leaves the interface, other hosts and whatever changes something to the browser', async () => {
    for (const [path, mode, method] of [
      ['/api/v1/me', 'cors', 'GET'],
      ['/api', 'navigate', 'GET'],
      ['/api/v1/tables/x/record', 'navigate', 'GET'],
      ['/new', 'navigate', 'POST'],
      ['/licences.txt', 'cors', 'GET'],
      ['https://elsewhere.example/assets/x.js', 'cors', 'GET'],
    ] as const)
      expect(await browser.ask(path, mode, method), path).toBeNull();
    expect(browser.asked).toEqual([]);
  });

  it('asks for every page, keeps none of them, and shows its own where nothing comes', async () => {
    const before = browser.kept();
    expect(await browser.ask('/tables/x', 'navigate')).toBe('fetched /tables/x');
    browser.online = false;
    expect(await browser.ask('/tables/x', 'navigate')).toBe('kept /offline.html');
    expect(browser.kept()).toEqual(before);
  });

  it('takes from the shelf what is there, and puts nothing on it afterwards', async () => {
    expect(await browser.ask('/assets/index-abcdefg.js')).toBe('kept /assets/index-abcdefg.js');
    expect(await browser.ask('/assets/Score-zzzzzzz.js')).toBe('fetched /assets/Score-zzzzzzz.js');
    expect(browser.kept()).not.toContain('/assets/Score-zzzzzzz.js');
  });

  it('drops what the build before kept, and nothing that is not its own', async () => {
    browser.stores.set('somebody-else', new Set(['/x']));
    const [before] = browser.stores.keys();
    browser.install([...NAMES.slice(1), 'assets/texts-en-9.ftl'], 'en');
    await browser.tell('install');
    await browser.tell('activate');
    expect(browser.stores.has(before ?? '')).toBe(false);
    expect(browser.stores.size).toBe(2);
    expect(browser.kept()).toContain('/assets/texts-en-9.ftl');
    expect(browser.kept()).not.toContain('/assets/texts-de-2.ftl');
  });

  it('shows what the server says, in the place of what it said before about the same', async () => {
    const said = {
      title: 'Du bist am Zug: Sacher',
      text: 'Du bist am Tisch Sacher am Zug.',
      link: '/tables/x',
      topic: 'a1',
      language: 'de',
    };
    const before = browser.kept();
    await browser.tell('push', { data: { json: () => said } });
    const [[title, options] = ['', {}]] = browser.shown;
    expect(title).toBe(said.title);
    expect(options).toMatchObject({
      body: said.text,
      lang: 'de',
      tag: 'a1',
      renotify: true,
      data: '/tables/x',
    });
    expect(browser.kept()).toEqual(before);
  });

  it('leads to a page of the table that is open, or opens one', async () => {
    browser.pages = [`${HERE}/`, `${HERE}/tables/x?code=1`];
    await browser.click('/tables/x');
    await browser.click('/tables/y');
    await browser.click('/');
    expect(browser.focused).toEqual([
      `shown ${HERE}/tables/x?code=1`,
      `opened ${HERE}/tables/y`,
      `shown ${HERE}/`,
    ]);
  });

  it('tells the server where the browser is reached by now, if it was told where before', async () => {
    const other = subscriptionAt('https://push.example/x');
    await browser.tell('pushsubscriptionchange', { newSubscription: other });
    await browser.tell('pushsubscriptionchange'); // some browsers do not say where from or where to
    const keys = { p256dh: 'key', auth: 'secret' };
    expect(browser.sent.filter(([method]) => method === 'PUT')).toEqual([
      ['PUT', '/api/v1/me/push', { endpoint: 'https://push.example/x', ...keys }],
      ['PUT', '/api/v1/me/push', { endpoint: 'https://push.example/new-house-true', ...keys }],
    ]);
    browser.sent = [];
    browser.isTold = false;
    await browser.tell('pushsubscriptionchange', { newSubscription: other });
    expect(browser.sent.map(([method]) => method)).toEqual(['GET']);
  });
});
