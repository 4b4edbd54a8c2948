/**
 * What is shown where there is no connection: one page that knows nothing of anybody, the files it needs, and the words
 * of one language. Nothing else is kept, no answer of the server and no other page; web/tools/worker.ts fills in the names.
 * And what is told with the page closed, in the words of the server.
 */
const { version, page, files, texts } = __BUILT__;
const STORES = 'gah-';
const STORE = STORES + version;
const language = new URL(location.href).searchParams.get('language');

const kept = async (path) => (await caches.open(STORE)).match(path);

async function keep() {
  await (await caches.open(STORE)).addAll([page, ...files, texts[language] ?? texts.en]);
  await skipWaiting(); // pages of the build before miss nothing: they have read what is kept
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(STORES) && name !== STORE).map((name) => caches.delete(name)),
  );
}

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(dropOlder()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || /^\/api(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(page)));
  else if (pathname.startsWith('/assets/'))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

/** A newer one about the same takes its place, and is told again. */
const tell = ({ title, text, link, topic, language }) =>
  registration.showNotification(title, {
    body: text,
    lang: language,
    tag: topic,
    renotify: true,
    data: link,
    icon: '/icon-192.png',
  });

/** Where the link leads: a page that is open there, or a new one. */
async function lead(link) {
  const { href, pathname } = new URL(link, location.origin);
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === pathname);
  await (there ? there.focus() : clients.openWindow(href));
}

/** The browser has another address by now, or has to ask for one: the server is told it, if it told the one before. */
async function move({ newSubscription }) {
  const { on, key } = await (await fetch('/api/v1/me/push')).json();
  if (!on) return;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const now = newSubscription ?? (await registration.pushManager.subscribe(options));
  const { endpoint, keys } = now.toJSON();
  const headers = { 'Content-Type': 'application/json' };
  await fetch('/api/v1/me/push', { method: 'PUT', headers, body: JSON.stringify({ endpoint, ...keys }) });
}

addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));
