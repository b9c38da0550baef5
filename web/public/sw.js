// The shell of the page, kept for when the server cannot be reached. It keeps what everybody may read
// and nothing of a table; it never loads a page anew, so that nobody loses a thought to a new version.

const KEPT = 'zoco-shell';
const MOST = 400;
const SHELL = '/';
/** What never changes under its name, and words and games, which are asked for anew where they can be. */
const FOR_EVER = /^\/(assets\/|icon)/;
const WORDS = /^\/api\/(text\/\w+|games|games\/\w+\/text\/\w+)$/;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request, SHELL));
  else if (FOR_EVER.test(url.pathname)) event.respondWith(kept(request));
  else if (WORDS.test(url.pathname)) event.respondWith(newest(request, url.pathname));
});

/** A notification that is pressed leads back to its table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(backTo(event.notification.data));
});

/** The page and all that it asks for at once. */
async function keepShell() {
  const cache = await caches.open(KEPT);
  const answer = await fetch(SHELL, { cache: 'no-store' });
  const text = await answer.clone().text();
  await cache.put(SHELL, answer);
  await cache.addAll([...new Set(text.match(/\/assets\/[^"']+/g) ?? [])]);
}

async function newest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected) await cache.put(name, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(name);
    if (known) return known;
    throw error;
  }
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await letGo(cache);
  }
  return answer;
}

/** Of too many files those that came first are of versions long gone. */
async function letGo(cache) {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((file) => cache.delete(file)));
}

async function backTo(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => one.url === url) ?? pages[0];
  return page ? page.focus() : self.clients.openWindow(url ?? SHELL);
}
