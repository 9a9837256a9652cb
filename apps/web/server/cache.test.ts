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
  await cache.get('k', '1', make);
  clock.now = 29_999;
  expect((await cache.get('k', '1', make)).source).toBe('hit');
  clock.now = 30_000;
  expect((await cache.get('k', '1', make)).source).toBe('miss');
  expect(make).toHaveBeenCalledTimes(2);
});

test('visitors who come at the same moment share one making', async () => {
  const { cache } = openCache();
  const { promise, resolve } = Promise.withResolvers<Page>();
  const make = vi.fn<() => Promise<Page>>(() => promise);
  const visits = Array.from({ length: 50 }, () => cache.get('k', '1', make));
  resolve({ status: 200, text: 'a' });
  const sources = (await Promise.all(visits)).map(({ source }) => source);
  expect(make).toHaveBeenCalledTimes(1);
  expect(sources.filter((source) => source === 'miss')).toHaveLength(1);
  expect(sources.filter((source) => source === 'shared')).toHaveLength(49);
});

test.each([404, 302, 500])('an answer of %i is not kept', async (status) => {
  const { cache } = openCache();
  const make = made('error', status);
  await cache.get('k', '1', make);
  await cache.get('k', '1', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(cache.weight).toBe(0);
});

test('a failed making leaves nothing behind and can be tried again', async () => {
  const { cache } = openCache();
  await expect(cache.get('k', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.get('k', '1', made('a'))).source).toBe('miss');
});

test('while making fails the last good value is given, but not for ever', async () => {
  const { cache, clock } = openCache();
  await cache.get('k', '1', made('good'));
  clock.now = 60_000;
  expect(await cache.get('k', '1', made('broken', 500))).toEqual({
    value: { status: 200, text: 'good' },
    source: 'stale',
  });
  expect((await cache.get('k', '1', () => Promise.reject(new Error('down')))).source).toBe('stale');
  clock.now = 600_000;
  expect((await cache.get('k', '1', made('broken', 500))).value.text).toBe('broken');
});

test('the longest unused value makes room', async () => {
  const { cache } = openCache(10);
  await cache.get('a', '1', made('aaaa'));
  await cache.get('b', '1', made('bbbb'));
  await cache.get('a', '1', made('never'));
  await cache.get('c', '1', made('cccc'));
  expect((await cache.get('a', '1', made('new'))).source).toBe('hit');
  expect((await cache.get('b', '1', made('bbbb'))).source).toBe('miss');
  expect(cache.weight).toBeLessThanOrEqual(10);
});

test('a value that is too large is given but not kept', async () => {
  const { cache } = openCache(10);
  expect((await cache.get('a', '1', made('x'.repeat(11)))).value.text).toHaveLength(11);
  expect(cache.weight).toBe(0);
});

test('a value of another version is made anew, and replaces it', async () => {
  const { cache } = openCache();
  await cache.get('k', '1', made('old'));
  expect(await cache.get('k', '2', made('new'))).toMatchObject({ value: { text: 'new' }, source: 'miss' });
  expect((await cache.get('k', '2', made('never'))).value.text).toBe('new');
  expect(cache.weight).toBe('new'.length);
});

test('a version does not share the making of an earlier one, which is not kept if it ends later', async () => {
  const { cache } = openCache();
  const late = Promise.withResolvers<Page>();
  const early = cache.get('k', '1', () => late.promise);
  expect((await cache.get('k', '2', made('new'))).source).toBe('miss');
  late.resolve({ status: 200, text: 'old' });
  expect((await early).value.text).toBe('old');
  expect(await cache.get('k', '2', made('never'))).toMatchObject({ value: { text: 'new' }, source: 'hit' });
});

test('while the new version cannot be made, the last one is given and not kept as the new one', async () => {
  const { cache } = openCache();
  await cache.get('k', '1', made('old'));
  for (const make of [made('broken', 500), () => Promise.reject(new Error('down'))])
    expect(await cache.get('k', '2', make)).toMatchObject({ value: { text: 'old' }, source: 'stale' });
  expect((await cache.get('k', '2', made('new'))).value.text).toBe('new');
});
