import { isBuildFile, isPage } from './request-kind.ts';
import type { WorkerScope } from './worker-scope.ts';

type Shell = { readonly version: string; readonly files: readonly string[] };

const scope = globalThis as unknown as WorkerScope;
// Replaced at build time with the list of built files (write-service-worker.ts).
const shell = JSON.parse('__SHELL__') as Shell;
const prefix = 'shell-';
const name = prefix + shell.version;
/** Single-page application: every URL serves this page. */
const page = '/';
/** Navigation timeout after which the cached page is served. */
const patienceMs = 4_000;

// Atomic: the cache is complete, or the install fails, so an offline start has everything it needs.
scope.addEventListener('install', (event) => event.waitUntil(fill()));
// Runs after the last page of the previous build has closed, so its cache is unused.
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== scope.location.origin || request.method !== 'GET') return;
  if (isPage(request.mode, address.pathname)) event.respondWith(pageOf(request));
  else if (isBuildFile(shell.files, address.pathname)) event.respondWith(fileOf(request));
  // All other requests (API calls, pictures) go to the network untouched.
});

async function fill(): Promise<void> {
  const cache = await scope.caches.open(name);
  await cache.addAll([page, ...shell.files].map((file) => new Request(file, { cache: 'reload' })));
}

async function dropOthers(): Promise<void> {
  const names = await scope.caches.keys();
  const others = names.filter((one) => one.startsWith(prefix) && one !== name);
  await Promise.all(others.map((one) => scope.caches.delete(one)));
}

async function fileOf(request: Request): Promise<Response> {
  return (await scope.caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** Network first, because the server's page may be newer; falls back to the cached page with its own CSP. */
async function pageOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.status < 500) return answer;
    return (await cachedPage()) ?? answer;
  } catch (error) {
    const cached = await cachedPage();
    if (cached) return cached;
    throw error;
  }
}

async function cachedPage(): Promise<Response | undefined> {
  const cache = await scope.caches.open(name);
  return cache.match(page);
}
