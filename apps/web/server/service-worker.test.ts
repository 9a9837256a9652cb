import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const origin = 'https://harbour.test';
type Listener = (event: unknown) => void;
const absolute = (key: string | { url: string }) =>
  new URL(typeof key === 'string' ? key : key.url, origin).href;

/** The Cache API in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: string | { url: string }) => entries.get(absolute(key))?.clone(),
    put: async (key: string | { url: string }, response: Response) =>
      void entries.set(absolute(key), response),
    delete: async (key: string | { url: string }) => entries.delete(absolute(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    all,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      if (!all.has(name)) all.set(name, new Map());
      return cacheOf(all.get(name)!);
    },
    match: async (key: string) =>
      [...all.values()]
        .map((entries) => entries.get(absolute(key)))
        .find(Boolean)
        ?.clone(),
  };
}

let caches: ReturnType<typeof memoryCaches>;
let isOnline: boolean;
let owner: string;
let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string }>;
let now: number;
let asked: string[];
let dispatch: (name: string, event?: object) => Promise<Response | undefined>;

beforeEach(() => {
  caches = memoryCaches();
  isOnline = true;
  owner = '7';
  answers = {};
  now = Date.parse('2026-11-18T12:00:00Z');
  asked = [];
  const listeners = new Map<string, Listener>();
  const fetch = async (request: string | { url: string }) => {
    const { pathname, search } = new URL(absolute(request));
    asked.push(pathname + search);
    if (!isOnline) throw new TypeError('Failed to fetch');
    const { status = 200, headers = {}, body = `${pathname} of ${owner}` } = answers[pathname] ?? {};
    const isOwn = pathname.startsWith('/member/') && owner !== 'none';
    return new Response(body, {
      status,
      headers: {
        date: new Date(now).toUTCString(),
        'content-language': 'en',
        'x-page-owner': owner,
        ...(isOwn && { 'x-keep-offline': '1' }),
        ...headers,
      },
    });
  };
  const self = {
    location: { origin },
    registration: {},
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  class Clock extends Date {
    static override now = () => now;
  }
  const redirects = {
    error: () => Response.error(),
    redirect: (path: string) => new Response(null, { status: 302, headers: { location: path } }),
  };
  const soon = (work: () => void) => work();
  const globals = { self, URL, Date: Clock, Response: redirects, Promise, Map, Set, setTimeout: soon };
  runInNewContext(readFileSync(new URL('service-worker.js', import.meta.url), 'utf8'), {
    ...globals,
    caches,
    fetch,
  });
  dispatch = async (name, event = {}) => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(name)!({
      ...event,
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      respondWith: (promise: Promise<Response>) => (answer = promise),
    });
    const response = await answer;
    while (work.length > 0) await work.shift();
    return response;
  };
});

const request = (path: string, mode = 'cors', method = 'GET') =>
  dispatch('fetch', { request: { url: origin + path, mode, method } });
const open = async (path: string) => (await request(path, 'navigate'))!;
const textOf = async (path: string) => (await open(path)).text();
const keptPages = () =>
  [...(caches.all.get('own-pages')?.keys() ?? [])].map((url) => url.slice(origin.length));

test('a member page that was seen is readable offline, filters lead to the whole list, others to the offline page', async () => {
  await dispatch('install');
  await open('/member/parcel');
  isOnline = false;
  expect(await textOf('/member/parcel')).toBe('/member/parcel of 7');
  const filtered = await open('/member/parcel?stage=stored');
  expect([filtered.status, filtered.headers.get('location')]).toEqual([302, '/member/parcel']);
  expect(await textOf('/member/order')).toBe('/offline of 7');
  expect(await textOf('/index')).toBe('/offline of 7');
});

test('a page is kept with the files it names, even when one of them fails', async () => {
  const head = '<link href="/assets/a.css"><script src="/assets/b.js">import "/assets/c.js";</script>';
  answers['/member/parcel'] = {
    body: `${head}<use href="/assets/icons.svg#box"/><use href="/assets/icons.svg#bag"/>`,
  };
  answers['/assets/b.js'] = { status: 503 };
  await open('/member/parcel');
  expect(keptPages()).toEqual(['/member/parcel']);
  expect(asked.filter((path) => path.startsWith('/assets/'))).toEqual([
    '/assets/a.css',
    '/assets/b.js',
    '/assets/c.js',
    '/assets/icons.svg',
  ]);
  isOnline = false;
  expect(await (await request('/assets/c.js'))!.text()).toContain('/assets/c.js');
});

test('public pages, failed pages and calls of the API are kept nowhere', async () => {
  await open('/index');
  answers['/member/flow'] = { status: 500 };
  await open('/member/flow');
  expect(await request('/api/anything')).toBeUndefined();
  expect(await request('/files/picture.webp')).toBeUndefined();
  expect(await request('/member/parcel', 'navigate', 'POST')).toBeUndefined();
  expect(keptPages()).toEqual([]);
  expect([...caches.all.keys()].filter((name) => name !== 'offline')).toEqual([]);
});

test('pages of a member are gone once the server names nobody, or somebody else', async () => {
  await open('/member/parcel');
  await open('/index');
  expect(keptPages()).toEqual(['/member/parcel']);
  owner = 'none';
  await open('/index');
  expect(keptPages()).toEqual([]);
  owner = '7';
  await open('/member/parcel');
  owner = '8';
  await open('/index');
  expect(keptPages()).toEqual([]);
  await open('/member/order');
  isOnline = false;
  expect(await textOf('/member/order')).toBe('/member/order of 8');
});

test('a page that is a day old is not shown', async () => {
  await dispatch('install');
  await open('/member/parcel');
  isOnline = false;
  now += 24 * 60 * 60 * 1000 + 1;
  expect(await textOf('/member/parcel')).toBe('/offline of 7');
  expect(keptPages()).toEqual([]);
});

test('a page reached inside the application is fetched as a document, once in five minutes', async () => {
  await open('/member/parcel');
  await request('/member/order.data');
  await request('/member/order.data');
  expect(keptPages()).toEqual(['/member/parcel', '/member/order']);
  expect(asked.filter((path) => path === '/member/order')).toHaveLength(1);
  now += 5 * 60 * 1000 + 1;
  await request('/member/order.data');
  expect(asked.filter((path) => path === '/member/order')).toHaveLength(2);
});

test('a document that arrives after the sign-out is not kept', async () => {
  await open('/member/parcel');
  await caches.delete('own-pages');
  await request('/member/order.data');
  expect(keptPages()).toEqual([]);
});

test('at most twenty pages are kept, and the oldest leaves first', async () => {
  for (let page = 0; page < 21; page++) await open(`/member/parcel?page=${page}`);
  expect(keptPages()).toHaveLength(20);
  expect(keptPages()[0]).toBe('/member/parcel?page=1');
});

test('scripts are loaded once, also those that failed before', async () => {
  answers['/assets/a.js'] = { status: 503 };
  await request('/assets/a.js');
  delete answers['/assets/a.js'];
  await request('/assets/a.js');
  isOnline = false;
  expect(await (await request('/assets/a.js'))!.text()).toContain('/assets/a.js');
});

test('the offline page follows the language of the pages', async () => {
  await dispatch('install');
  answers['/index'] = { headers: { 'content-language': 'vi' } };
  answers['/offline'] = { headers: { 'content-language': 'vi' } };
  await open('/index');
  await open('/index');
  expect(asked.filter((path) => path === '/offline')).toHaveLength(2);
});
