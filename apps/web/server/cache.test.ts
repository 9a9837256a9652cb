import { expect, test, vi } from 'vitest';
import { Cache } from './cache.ts';

type Page = { status: number; text: string };

function openCache(maxWeight = 100) {
  const clock = { now: 0 };
  const cache = new Cache<Page>({
    freshMs: 30_000,
    staleMs: 600_000,
    maxWeight,
    weightOf: ({ text }) => text.length,
    isCacheable: ({ status }) => status === 200,
    isFailure: ({ status }) => status >= 500,
    now: () => clock.now,
  });
  return { cache, clock };
}
const made = (text: string, status = 200) => vi.fn<() => Promise<Page>>(async () => ({ status, text }));

test('a value is made once and given for 30 seconds', async () => {
  const { cache, clock } = openCache();
  const make = made('a');
  await cache.get('k', make);
  clock.now = 29_999;
  expect((await cache.get('k', make)).source).toBe('hit');
  clock.now = 30_000;
  expect((await cache.get('k', make)).source).toBe('miss');
  expect(make).toHaveBeenCalledTimes(2);
});

test('visitors who come at the same moment share one making', async () => {
  const { cache } = openCache();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const make = vi.fn<() => Promise<Page>>(() => promise);
  const visits = Array.from({ length: 50 }, () => cache.get('k', make));
  resolve({ status: 200, text: 'a' });
  const sources = (await Promise.all(visits)).map(({ source }) => source);
  expect(make).toHaveBeenCalledTimes(1);
  expect(sources.filter((source) => source === 'miss')).toHaveLength(1);
  expect(sources.filter((source) => source === 'shared')).toHaveLength(49);
});

test.each([404, 302, 500])('an answer of %i is not kept', async (status) => {
  const { cache } = openCache();
  const make = made('error', status);
  await cache.get('k', make);
  await cache.get('k', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(cache.weight).toBe(0);
});

test('a failed making leaves nothing behind and can be tried again', async () => {
  const { cache } = openCache();
  await expect(cache.get('k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('k', made('a'))).source).toBe('miss');
});

test('while making fails the last good value is given, but not for ever', async () => {
  const { cache, clock } = openCache();
  await cache.get('k', made('good'));
  clock.now = 60_000;
  expect(await cache.get('k', made('broken', 500))).toEqual({
    value: { status: 200, text: 'good' },
    source: 'stale',
  });
  expect((await cache.get('k', () => Promise.reject(new Error('down')))).source).toBe('stale');
  clock.now = 600_000;
  expect((await cache.get('k', made('broken', 500))).value.text).toBe('broken');
});

test('the longest unused value makes room', async () => {
  const { cache } = openCache(10);
  await cache.get('a', made('aaaa'));
  await cache.get('b', made('bbbb'));
  await cache.get('a', made('never'));
  await cache.get('c', made('cccc'));
  expect((await cache.get('a', made('new'))).source).toBe('hit');
  expect((await cache.get('b', made('bbbb'))).source).toBe('miss');
  expect(cache.weight).toBeLessThanOrEqual(10);
});

test('a value that is too large is given but not kept', async () => {
  const { cache } = openCache(10);
  expect((await cache.get('a', made('x'.repeat(11)))).value.text).toHaveLength(11);
  expect(cache.weight).toBe(0);
});
