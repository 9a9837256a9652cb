import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { serviceWorkerPath } from '../src/app/service-worker-path.ts';
import { serveServiceWorker } from './service-worker.ts';

type Listener = (event: unknown) => void;

/** Runs the worker as a browser does, with or without an open page. */
function run(openPages: number) {
  const did: unknown[] = [];
  const listeners = new Map<string, Listener>();
  const page = {
    focus: async () => void did.push('focus'),
    navigate: async (href: string) => void did.push(['navigate', href]),
  };
  const self = {
    location: { origin: 'https://harbour.test' },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    registration: { showNotification: async (...shown: unknown[]) => void did.push(shown) },
    clients: {
      matchAll: async () => Array.from({ length: openPages }, () => page),
      openWindow: async (href: string) => void did.push(['open', href]),
    },
  };
  runInNewContext(readFileSync(new URL('service-worker.js', import.meta.url), 'utf8'), { self, URL });
  return async (name: string, event: object) => {
    let done: Promise<unknown> | undefined;
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
    return did.splice(0);
  };
}
const clicked = (path: string) => ({ notification: { close: () => undefined, data: { path } } });

test('a message is shown under its own name, so that a repeated one takes its place', async () => {
  const told = { tag: 'notice-7', title: 'Shipped', text: 'Your order', path: '/member/order?order=1' };
  expect(await run(0)('push', { data: { json: () => told } })).toEqual([
    ['Shipped', { body: 'Your order', tag: 'notice-7', data: { path: told.path } }],
  ]);
});

test('a click opens its page, in a tab that is open or in a new one', async () => {
  const href = 'https://harbour.test/member/order?order=1';
  expect(await run(0)('notificationclick', clicked('/member/order?order=1'))).toEqual([['open', href]]);
  expect(await run(2)('notificationclick', clicked('/member/order?order=1'))).toEqual([
    'focus',
    ['navigate', href],
  ]);
});

test.each(['https://evil.test/member/', '//evil.test/member/', '/index', 'javascript:alert(1)'])(
  'nothing but pages of the member centre is opened: %s',
  async (path) => {
    expect(await run(0)('notificationclick', clicked(path))).toEqual([]);
  },
);

test('it is served at the root, asked for anew each time, and may connect to its own shop only', async () => {
  const app = fastify();
  await serveServiceWorker(app);
  const { statusCode, headers, body } = await app.inject(serviceWorkerPath);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body).toContain('notificationclick');
  await app.close();
});
