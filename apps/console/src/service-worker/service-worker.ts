import { isKept, isPage } from './kept.ts';
import type { WorkerScope } from './worker-scope.ts';

type Shell = { readonly version: string; readonly files: readonly string[] };

const scope = globalThis as unknown as WorkerScope;
// The build writes its own files here once it knows them (write-service-worker.ts).
const shell = JSON.parse('__SHELL__') as Shell;
const prefix = 'shell-';
const name = prefix + shell.version;
/** Every address is the same page. */
const page = '/';
/** A network that answers later than this is as good as none. */
const patienceMs = 4_000;

// All or nothing: a station that starts without a network has everything it needs.
scope.addEventListener('install', (event) => event.waitUntil(fill()));
// Runs when the last page of the build before has been closed: nobody uses its files any more.
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== scope.location.origin || request.method !== 'GET') return;
  if (isPage(request.mode, address.pathname)) event.respondWith(pageOf(request));
  else if (isKept(shell.files, address.pathname)) event.respondWith(fileOf(request));
  // Calls, pictures and everything else are none of ours.
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

/** The server's own page, which may be newer; without it the one kept with its files, and with its own policy. */
async function pageOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    if (answer.status < 500) return answer;
    return (await keptPage()) ?? answer;
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await scope.caches.open(name);
  return cache.match(page);
}
