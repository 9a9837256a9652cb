// Service worker of a shop's pages. Keeps scripts and an offline page, and a copy of the member pages that were opened
// last, on this device only; shows push messages. Public pages and calls of the API are never kept.

const assetCache = 'assets';
const offlineCache = 'offline';
/** Also deleted by pages, when somebody signs in or out: session-store.ts. */
const ownCache = 'own-pages';
const offlinePath = '/offline';
/** Who is signed in according to the server, or `none`. */
const ownerHeader = 'x-page-owner';
const keepHeader = 'x-keep-offline';

/** As long as an unused login lasts. */
const maxPageMs = 24 * 60 * 60 * 1000;
const maxPages = 20;
const maxAssets = 300;
/** A page whose data alone was loaded is fetched again as a document after a while, and not too often. */
const fetchAfterMs = 2_000;
const fetchAgainMs = 5 * 60 * 1000;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(loadAsset(event));
  else if (/^\/member\/.*\.data$/.test(pathname)) event.waitUntil(fetchLater(pathname.slice(0, -5)));
});

async function install() {
  await keepOfflinePage();
  await self.skipWaiting();
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function keepOfflinePage() {
  const response = await fetch(offlinePath);
  if (response.ok) await (await caches.open(offlineCache)).put(offlinePath, response);
}

/** From the network; without one the kept copy, or the offline page. */
async function openPage(event) {
  let response;
  try {
    response = (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await readPage(new URL(event.request.url))) ?? (await offlinePage());
  }
  event.waitUntil(notePage(event.request.url, response.clone()));
  return response;
}

const offlinePage = async () => (await caches.match(offlinePath)) ?? Response.error();

/** Keeps a member's page, and drops all pages as soon as the server names nobody or somebody else. */
async function notePage(url, response) {
  const owner = response.headers.get(ownerHeader);
  // Redirects and answers of other servers say nothing.
  if (!owner) return;
  if ((await keptOwner()) !== owner) await caches.delete(ownCache);
  const { pathname, search } = new URL(url);
  if (response.ok && response.headers.has(keepHeader)) {
    await keepAssets(await response.clone().text());
    const cache = await caches.open(ownCache);
    await cache.delete(pathname + search);
    await cache.put(pathname + search, response);
    await trim(cache, maxPages);
  }
  await followLanguage(response);
}

/** A page that works offline needs every script and style it names, also those the browser is still loading. */
async function keepAssets(html) {
  const paths = new Set([...html.matchAll(/"(\/assets\/[^"#?]+)/g)].map(([, path]) => path));
  await Promise.all([...paths].map((path) => loadAsset({ request: path }).catch(() => undefined)));
}

async function keptOwner() {
  if (!(await caches.has(ownCache))) return undefined;
  const cache = await caches.open(ownCache);
  const [first] = await cache.keys();
  return first && (await cache.match(first)).headers.get(ownerHeader);
}

async function readPage({ pathname, search }) {
  if (!(await caches.has(ownCache))) return undefined;
  const cache = await caches.open(ownCache);
  const kept = await cache.match(pathname + search);
  if (kept && Date.now() - Date.parse(kept.headers.get('date')) < maxPageMs) return kept;
  if (kept) await cache.delete(pathname + search);
  // The same list without its filters: by a redirect, because a page must match its address.
  return search && (await cache.match(pathname)) ? Response.redirect(pathname) : undefined;
}

/** The offline page is in the language of the pages last seen. */
async function followLanguage(response) {
  const language = response.headers.get('content-language');
  const kept = await caches.match(offlinePath);
  if (language && kept?.headers.get('content-language') !== language) await keepOfflinePage();
}

const fetchedAt = new Map();

async function fetchLater(path) {
  if (Date.now() - (fetchedAt.get(path) ?? 0) < fetchAgainMs) return;
  fetchedAt.set(path, Date.now());
  await new Promise((resolve) => setTimeout(resolve, fetchAfterMs));
  const response = await fetch(path).catch(() => undefined);
  // Whoever signed out meanwhile has no pages here any more.
  const owner = await keptOwner();
  if (owner && response?.headers.get(ownerHeader) === owner)
    await notePage(new URL(path, self.location.origin).href, response);
}

/** Names of built files have a hash of their content, so a kept one is never old. */
async function loadAsset({ request }) {
  const cache = await caches.open(assetCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await trim(cache, maxAssets);
  }
  return response;
}

/** Deletes what was kept first. */
async function trim(cache, max) {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)));
}

self.addEventListener('push', (event) => {
  const { tag, title, text, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Opens a member centre page, reusing an open tab; any other path is ignored. */
async function open(path) {
  const { href, origin, pathname } = new URL(path, self.location.origin);
  if (origin !== self.location.origin || !pathname.startsWith('/member/')) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(href));
  await page.focus();
  await page.navigate(href);
}
