/**
 * What is shown where there is no connection: one page that knows nothing of anybody, the files it needs, and the words
 * of one language. Nothing else is kept, no answer of the server and no other page; web/tools/worker.ts fills in the names.
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
