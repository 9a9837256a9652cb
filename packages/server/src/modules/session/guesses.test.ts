import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import type { Reply } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LocalCounters } from './guesses.ts';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

let addresses = 0;
const newAddress = () => `172.16.${addresses >> 8}.${addresses++ & 255}`;
const from = (address = newAddress()) => api.browser('harbour.test', { address });
const wrong = { password: 'wrong password' };
const outcome = ({ body }: Reply) => body.Error ?? 'in';
const wait = ({ body }: Reply) => (body as { RetryAfter?: number }).RetryAfter ?? 0;

/** Makes wrong guesses in sequence; returns the reply to each. */
async function guess(browser: TestBrowser, username: string, times: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let time = 0; time < times; time += 1) replies.push(await browser.signIn({ username, ...wrong }));
  return replies;
}

type Kind = 'both' | 'address' | 'name' | 'device';

/** Shifts the time of the last tries, stored in Redis, into the past. */
async function age(kind: Kind, seconds: number): Promise<void> {
  const prefix = `${database.address.database}:`;
  for (const key of await api.redis.keys(`${prefix}guess:*:${kind}:*`)) {
    await api.redis.hincrby(key.slice(prefix.length), 'last', -seconds * 1000);
  }
}
/** Shifts the last tries into the future, so that no wait expires before a slow machine checks it. */
const aheadSeconds = 1000;
async function ahead(...kinds: Kind[]): Promise<void> {
  for (const kind of kinds) await age(kind, -aheadSeconds);
}
async function behind(...kinds: Kind[]): Promise<void> {
  for (const kind of kinds) await age(kind, aheadSeconds);
}
/** Expects a wait relative to a shifted last try, with tolerance for a slow machine. */
function expectWait(reply: Reply, seconds: number): void {
  expect(outcome(reply)).toBe('request.tooMany');
  expect(wait(reply)).toBeLessThanOrEqual(aheadSeconds + seconds);
  expect(wait(reply)).toBeGreaterThan(aheadSeconds + seconds - 7);
}

/** Sets the counters directly, to avoid hashing that many passwords. */
async function setCounts(kind: 'address' | 'name', count: number): Promise<void> {
  const prefix = `${database.address.database}:`;
  for (const key of await api.redis.keys(`${prefix}guess:*:${kind}:*`)) {
    await api.redis.hset(key.slice(prefix.length), 'count', count);
  }
}

describe('S15: guessing', () => {
  test('20 wrong passwords on one name: five are free, then each waits longer than the one before', async () => {
    const { username, password } = await aMember(database, harbour);
    const guesser = from();
    const replies = await guess(guesser, username, 5);
    expect(replies.map(outcome)).toEqual(Array(5).fill('session.wrongPassword'));
    await ahead('both');
    const sixth = await guesser.signIn({ username, ...wrong });
    expectWait(sixth, 1);
    const { status, body, headers } = sixth;
    expect([status, body.Code, headers['retry-after']]).toEqual([429, 429, String(wait(sixth))]);
    expect(body.Msg).toBe(`Too many requests. Try again in ${wait(sixth)} s.`);

    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900, 900, 900]) {
      await age('both', aheadSeconds + 900);
      await age('name', 900);
      expect(outcome(await guesser.signIn({ username, ...wrong }))).toBe('session.wrongPassword');
      await ahead('both');
      expectWait(await guesser.signIn({ username, ...wrong }), seconds);
    }
    // The right password is throttled as well during the wait.
    expect(outcome(await guesser.signIn({ username, password }))).toBe('request.tooMany');
  });

  test('many at once are counted before any is judged', async () => {
    const { username } = await aMember(database, harbour);
    const guesser = from();
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => guesser.signIn({ username, ...wrong })),
    );
    const judged = replies.map(outcome).filter((said) => said === 'session.wrongPassword');
    // Five, plus possibly one each time a slow machine outlasts the wait.
    expect(judged.length).toBeGreaterThanOrEqual(5);
    expect(judged.length).toBeLessThan(10);
  });

  test('an unknown name waits like a known one', async () => {
    const guesser = from();
    const replies = await guess(guesser, 'nobody at all', 5);
    expect(replies.map(outcome)).toEqual(Array(5).fill('session.wrongPassword'));
    await ahead('both');
    expectWait(await guesser.signIn({ username: 'nobody at all', ...wrong }), 1);
    await behind('both');
  });

  test('the right password starts the count afresh', async () => {
    const { username, password } = await aMember(database, harbour);
    const browser = from();
    for (let round = 0; round < 3; round += 1) {
      browser.cookies.clear();
      await guess(browser, username, 4);
      expect(outcome(await browser.signIn({ username, password }))).toBe('in');
    }
  });

  test('one password on many names from one address: thirty are free', async () => {
    const address = newAddress();
    await guess(from(address), 'sprayed', 1);
    await setCounts('address', 27);
    for (const name of ['sprayed 28', 'sprayed 29', 'sprayed 30']) {
      expect((await guess(from(address), name, 1)).map(outcome)).toEqual(['session.wrongPassword']);
    }
    await ahead('address');
    expectWait((await guess(from(address), 'sprayed 31', 1))[0]!, 1);
    const { username, password } = await aMember(database, harbour);
    expectWait(await from(address).signIn({ username, password }), 1);
    expect(outcome(await from().signIn({ username, password }))).toBe('in');
    await age('address', aheadSeconds + 2);
    expect(outcome(await from(address).signIn({ username, password }))).toBe('in');
    // A right password takes back its own try, not the thirty before it.
    await age('address', 2);
    await guess(from(address), 'sprayed again', 1);
    await ahead('address');
    expectWait((await guess(from(address), 'sprayed again', 1))[0]!, 2);
    await behind('address');
  });

  test('addresses of one network of IPv6 are one', async () => {
    const inOne = (host: number) => from(`2001:db8:7:7::${host.toString(16)}`);
    for (let host = 1; host <= 5; host += 1) await guess(inOne(host), 'six', 1);
    await ahead('both');
    expectWait((await guess(inOne(6), 'six', 1))[0]!, 1);
    expect(outcome((await guess(from('2001:db8:7:8::1'), 'six', 1))[0]!)).toBe('session.wrongPassword');
  });

  test('from 100 addresses on one name: a pace of at most half a minute, and no locked door', async () => {
    const { username, password } = await aMember(database, harbour);
    const owner = from();
    expect(outcome(await owner.signIn({ username, password }))).toBe('in');
    await guess(from(), username, 1);
    await setCounts('name', 18);
    for (let address = 0; address < 2; address += 1) {
      expect((await guess(from(), username, 1)).map(outcome)).toEqual(['session.wrongPassword']);
    }
    await ahead('name');
    expectWait((await guess(from(), username, 1))[0]!, 1);
    await setCounts('name', 100);
    expectWait((await guess(from(), username, 1))[0]!, 30);

    // The owner's known device is not throttled; any other browser waits.
    owner.token = undefined;
    expect(outcome(await owner.signIn({ username, password }))).toBe('in');
    const stranger = from();
    expect(outcome(await stranger.signIn({ username, password }))).toBe('request.tooMany');
    await age('name', aheadSeconds + 30);
    expect(outcome(await stranger.signIn({ username, password }))).toBe('in');
    await setCounts('name', 0);
  });

  test('a browser of the member is not held for what its neighbours do, but it may not guess either', async () => {
    const { username, password } = await aMember(database, harbour);
    const address = newAddress();
    const owner = from(address);
    await owner.signIn({ username, password });
    for (let time = 0; time < 5; time += 1) await guess(from(address), username, 1);
    await ahead('both');
    expectWait(await from(address).signIn({ username, password }), 1);
    expect(outcome(await owner.signIn({ username, password }))).toBe('in');
    const replies = await guess(owner, username, 5);
    expect(replies.map(outcome)).toEqual(Array(5).fill('session.wrongPassword'));
    await ahead('device');
    expectWait(await owner.signIn({ username, password }), 1);
    await behind('both', 'device');
  });

  test('the cookie of a browser is only for its member, of this shop, as we gave it, and not for ever', async () => {
    const mine = await aMember(database, harbour);
    const { username, password } = await aMember(database, harbour);
    const browser = from();
    await browser.signIn(mine);
    const cookie = browser.cookies.get('__Host-device')!;
    const owner = from();
    await owner.signIn({ username, password });
    const right = owner.cookies.get('__Host-device')!;
    await guess(from(), username, 1);
    await setCounts('name', 100);
    await ahead('name');
    const [memberId, id, since, mark] = right.split('.') as [string, string, string, string];
    const tries = [
      cookie,
      [cookie.split('.')[0], id, since, mark].join('.'),
      [memberId, 'AAAAAAAAAAAA', since, mark].join('.'),
      [memberId, id, since, `${mark.slice(0, -2)}${mark.endsWith('AA') ? 'BB' : 'AA'}`].join('.'),
      [memberId, id, Number(since) + 1, mark].join('.'),
      '',
    ];
    for (const tried of tries) {
      const other = from();
      other.cookies.set('__Host-device', tried);
      expect(outcome(await other.signIn({ username, password })), tried).toBe('request.tooMany');
    }
    const same = from();
    same.cookies.set('__Host-device', right);
    expect(outcome(await same.signIn({ username, password }))).toBe('in');
    await setCounts('name', 0);
    await behind('name');
  });

  test('a shop has counts of its own', async () => {
    const address = newAddress();
    await guess(from(address), 'common name', 5);
    await ahead('both');
    const elsewhere = api.browser('rival.test', { address });
    expect(outcome((await guess(elsewhere, 'common name', 1))[0]!)).toBe('session.wrongPassword');
    expectWait((await guess(from(address), 'common name', 1))[0]!, 1);
  });

  test('names are not kept as they were typed', async () => {
    await guess(from(), 'my-secret-typed-by-mistake', 1);
    expect((await api.redis.keys('*')).join()).not.toContain('my-secret');
  });
});

describe('without Redis', () => {
  test('people sign in, and guessing still waits', async () => {
    const redis = new Redis({
      port: 1,
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
    });
    redis.on('error', () => undefined);
    await expect.poll(() => redis.status).toBe('end');
    const alone = await createSessionApi(database, { redis });
    try {
      const { username, password } = await aMember(database, harbour);
      const browser = alone.browser('harbour.test');
      expect(outcome(await browser.signIn({ username, password }))).toBe('in');
      browser.cookies.clear();
      // After the fifth try the waits grow from seconds to minutes, so even a slow machine sees a refusal.
      const replies = await guess(browser, username, 12);
      expect(replies.slice(0, 5).map(outcome)).toEqual(Array(5).fill('session.wrongPassword'));
      expect(replies.map(outcome)).toContain('request.tooMany');
    } finally {
      await alone.close();
    }
  });

  test('this process counts as Redis does', () => {
    const counters = new LocalCounters();
    const own = [
      { key: 'a', free: 2, mostMs: 4000 },
      { key: 'b', free: 5, mostMs: 1000 },
    ];
    const waits = [0, 0, 0, 1000, 2000, 3000, 6000, 7000].map((now) => counters.take(own, now));
    // Two free tries, then 1 s and 2 s after the last, capped at 4 s.
    expect(waits).toEqual([0, 0, 1000, 0, 1000, 0, 1000, 0]);
    expect(counters.take([own[1]!], 7000)).toBe(1000);
    counters.forgive(own);
    expect(counters.take([own[1]!], 7000)).toBe(0);
    expect(counters.take([own[0]!], 7000)).toBe(0);
    expect(counters.take(own, 7000 + 60 * 60 * 1000)).toBe(0);
  });
});
