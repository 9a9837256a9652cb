import { connect, createServer, type Server } from 'node:net';
import { declareCall } from '@onehaul/contract/call';
import { wireObject } from '@onehaul/contract/wire';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bind, type Route } from './bind.ts';
import type { Limits } from './rate-limit.ts';

let database: TestDatabase;
let redis: Redis;
let opened: TestApi[] = [];
let ran = 0;

const details = { summary: 'Counted.', input: wireObject({}), output: z.null() };
const visitor = { method: 'POST', access: 'visitor', effect: 'read' } as const;
const calls = {
  ordinary: declareCall('/Test/Ordinary', visitor, details),
  strict: declareCall('/Test/Strict', { ...visitor, limit: 'strict' }, details),
  strictToo: declareCall('/Test/StrictToo', { ...visitor, limit: 'strict' }, details),
  guess: declareCall('/Test/Guess', { ...visitor, limit: 'guess' }, details),
  look: declareCall('/Test/Look', { ...visitor, limit: 'look' }, details),
};
const run = async () => {
  ran += 1;
  return null;
};
const routes: Route[] = bind(calls, { ordinary: run, strict: run, strictToo: run, guess: run, look: run });

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 2, host: 'sister.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
  redis = new Redis({ keyPrefix: `${database.address.database}:` });
  await redis.ping();
});
afterEach(async () => {
  await Promise.all(opened.map((api) => api.close()));
  opened = [];
  ran = 0;
  const left = await keys();
  if (left.length > 0) await redis.del(left);
});
afterAll(async () => {
  redis.disconnect();
  await database.close();
});

async function open(limits: Partial<Limits>, use: Redis = redis): Promise<TestApi> {
  const most = {
    ordinaryPerMinute: 1000,
    strictPerMinute: 1000,
    guessPerMinute: 1000,
    lookPerMinute: 1000,
    hasQuotas: false,
    ...limits,
  };
  const api = await createTestApi(database, { routes, redis: use, limits: most });
  opened.push(api);
  return api;
}
const keys = async () => {
  const prefix = `${database.address.database}:`;
  return (await redis.keys(`${prefix}*`)).map((key) => key.slice(prefix.length));
};
const counted = async () => {
  const all = await keys();
  return all.length > 0 ? redis.mget(all) : [];
};
const statuses = async (api: TestApi, path: string, times: number, host = 'harbour.test') => {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) all.push((await api.post(host, path, {})).status);
  return all;
};

describe.each([
  ['an ordinary call', '/Test/Ordinary', { ordinaryPerMinute: 3 }],
  ['a strict call', '/Test/Strict', { strictPerMinute: 3 }],
  ['a guess', '/Test/Guess', { guessPerMinute: 3 }],
  ['a look', '/Test/Look', { lookPerMinute: 3 }],
])('%s', (_, path, limits) => {
  test('beyond the limit is 429 with the seconds to wait, and not made', async () => {
    const api = await open(limits);
    expect(await statuses(api, path, 3)).toEqual([200, 200, 200]);
    const { status, body, headers } = await api.post('harbour.test', path, {}, { 'accept-language': 'en' });
    expect([status, body.Code, body.Error, body.Data]).toEqual([429, 429, 'request.tooMany', null]);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body.Msg).toBe(`Too many requests. Try again in ${seconds} s.`);
    expect(ran).toBe(3);
  });

  test('beyond the limit is refused before its body is read', async () => {
    const api = await open(limits);
    const malformed = async () =>
      (
        await api.app.inject({
          method: 'POST',
          url: `/api${path}`,
          headers: { host: 'harbour.test', 'content-type': 'application/json' },
          payload: '{"',
        })
      ).json<{ Error: string }>().Error;
    expect(await malformed()).toBe('input.invalid');
    await statuses(api, path, 2);
    expect(await malformed()).toBe('request.tooMany');
  });

  test('of one shop takes nothing from another, of the same tenant or not', async () => {
    const api = await open(limits);
    await statuses(api, path, 5);
    expect(await statuses(api, path, 3, 'rival.test')).toEqual([200, 200, 200]);
    expect(await statuses(api, path, 3, 'sister.test')).toEqual([200, 200, 200]);
    expect(await statuses(api, path, 1, 'sister.test')).toEqual([429]);
  });

  test('of one address takes nothing from another', async () => {
    const api = await open(limits);
    const from = async (remoteAddress: string, headers = {}) =>
      (
        await api.app.inject({
          method: 'POST',
          url: `/api${path}`,
          remoteAddress,
          headers: { host: 'harbour.test', 'content-type': 'application/json', ...headers },
          payload: '{}',
        })
      ).statusCode;
    for (let time = 0; time < 3; time += 1) await from('10.0.0.1');
    expect(await from('10.0.0.1')).toBe(429);
    expect(await from('10.0.0.2')).toBe(200);
    // The client address cannot be spoofed by a header.
    expect(await from('10.0.0.1', { 'x-forwarded-for': '10.0.0.9', 'x-real-ip': '10.0.0.9' })).toBe(429);
  });

  test('is counted by all servers together', async () => {
    const most = { ordinaryPerMinute: 50, strictPerMinute: 50, guessPerMinute: 50, lookPerMinute: 50 };
    const [first, second] = [await open(most), await open(most)];
    await statuses(first, path, 50);
    await expect.poll(counted).toContain('50');
    // The second server learns the first one's count with its own next flush, a fraction of a second later.
    await statuses(second, path, 1);
    await expect.poll(counted).toContain('51');
    await expect.poll(() => statuses(second, path, 1)).toEqual([429]);
    // On its own it would have allowed fifty more.
    expect(ran).toBeLessThan(100);
  });
});

test('strict calls are counted each for itself', async () => {
  const api = await open({ strictPerMinute: 2 });
  expect(await statuses(api, '/Test/Strict', 3)).toEqual([200, 200, 429]);
  expect(await statuses(api, '/Test/StrictToo', 2)).toEqual([200, 200]);
  expect(await statuses(api, '/Test/Ordinary', 2)).toEqual([200, 200]);
});

test('strict calls all at once are counted before any is made', async () => {
  const api = await open({ strictPerMinute: 5 });
  const replies = await Promise.all(
    Array.from({ length: 40 }, () => api.post('harbour.test', '/Test/Strict', {})),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(ran).toBe(5);
});

test('a strict call is not refused because this process stalled while Redis answered', async () => {
  const stalling = Object.create(redis) as Redis;
  stalling.eval = ((...given: Parameters<Redis['eval']>) => {
    setImmediate(() => {
      const until = performance.now() + 700;
      while (performance.now() < until);
    });
    return redis.eval(...given);
  }) as Redis['eval'];
  const api = await open({}, stalling);
  expect(await statuses(api, '/Test/Strict', 1)).toEqual([200]);
});

test('a window ends: the counters do not outlive it', async () => {
  const api = await open({});
  await statuses(api, '/Test/Strict', 2);
  await statuses(api, '/Test/Ordinary', 2);
  await expect.poll(async () => (await keys()).length).toBe(2);
  for (const key of await keys()) {
    const left = await redis.pttl(key);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  }
});

describe('without Redis', () => {
  const servers: Server[] = [];
  const clients: Redis[] = [];
  afterAll(() => {
    clients.forEach((client) => client.disconnect());
    servers.forEach((server) => server.close());
  });
  function away(options: { port: number }): Redis {
    const client = new Redis({
      host: '127.0.0.1',
      retryStrategy: () => null,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      ...options,
    });
    client.on('error', () => undefined);
    clients.push(client);
    return client;
  }
  const closed = async () => {
    const client = away({ port: 1 });
    await expect.poll(() => client.status).toBe('end');
    return client;
  };
  /** A Redis that was ready and then stops responding: its proxy drops all traffic. */
  const deaf = async () => {
    let isCut = false;
    const server = createServer((near) => {
      const far = connect(6379, '127.0.0.1');
      near.on('data', (bytes) => void (isCut || far.write(bytes))).on('error', () => undefined);
      far.on('data', (bytes) => void (isCut || near.write(bytes))).on('error', () => undefined);
      near.on('close', () => far.destroy());
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = away({ port: (server.address() as { port: number }).port });
    await expect.poll(() => client.status).toBe('ready');
    isCut = true;
    return client;
  };

  test.each([
    ['down', closed],
    ['deaf', deaf],
  ])(
    'that is %s, strict calls are closed at once and ordinary ones stay open (S29, R12)',
    async (_, state) => {
      const api = await open({ ordinaryPerMinute: 5 }, await state());
      const before = performance.now();
      const { status, body } = await api.post('harbour.test', '/Test/Strict', {});
      expect([status, body.Code, body.Error]).toEqual([503, 503, 'server.busy']);
      expect(performance.now() - before).toBeLessThan(2000);
      expect(ran).toBe(0);
      expect(await statuses(api, '/Test/Ordinary', 5)).toEqual([200, 200, 200, 200, 200]);
      // Each server then counts on its own.
      expect(await statuses(api, '/Test/Ordinary', 1)).toEqual([429]);
      // A leaked timer would now cause an unhandled rejection.
      await new Promise((resolve) => setTimeout(resolve, 600));
    },
  );

  test.each([
    ['down', closed],
    ['deaf', deaf],
  ])('that is %s, guesses are counted by this process alone', async (_, state) => {
    const api = await open({ guessPerMinute: 2 }, await state());
    expect(await statuses(api, '/Test/Guess', 3)).toEqual([200, 200, 429]);
    expect(ran).toBe(2);
    expect(await statuses(api, '/Test/Guess', 1, 'rival.test')).toEqual([200]);
  });

  test('that comes back, strict calls open again', async () => {
    const client = new Redis({ keyPrefix: `${database.address.database}:`, lazyConnect: true });
    clients.push(client);
    const api = await open({}, client);
    expect(await statuses(api, '/Test/Strict', 1)).toEqual([503]);
    await client.connect();
    expect(await statuses(api, '/Test/Strict', 1)).toEqual([200]);
  });
});
