import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { aShop } from '@onehaul/testing/builders';
import { openStream } from '@onehaul/testing/event-stream';
import { aMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../http/context.ts';
import { signAccessToken } from '../modules/session/access-token.ts';
import { createCallerAuthentication } from '../modules/session/index.ts';
import { channelOf, serializeEvent } from './channel.ts';
import { createChannels } from './channels.ts';
import { emit, type Topic } from './emit.ts';
import { createRelay } from './relay.ts';
import { serveLive } from './serve-live.ts';

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
type Shop = { id: number; tenantId: number };

let database: TestDatabase;
let redis: Redis;
let relay: ReturnType<typeof createRelay>;
let harbour: Shop;
let rival: Shop;
let installation: string;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  installation = database.address.database;
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  redis = new Redis(redisUrl);
  relay = createRelay({ database: database.database, redis, installation, log: quiet, everyMs: 10 });
});
beforeEach(() => database.sql('truncate outbox, notice, notice_delivery'));
afterAll(async () => {
  for (const close of closing) await close();
  await relay.close();
  redis.disconnect();
  await database.close();
});

/** Test tokens name the member: `Bearer <shop>:<member>`, with `:<main account>` for a sub-account. */
async function callerOf(authorization: string | undefined, shop: Shop): Promise<Caller | undefined> {
  const [, shopId, id, ownerId = id] = /^Bearer (\d+):(\d+)(?::(\d+))?$/.exec(authorization ?? '') ?? [];
  if (Number(shopId) !== shop.id) return undefined;
  return { id: Number(id), ownerId: Number(ownerId), isMainAccount: id === ownerId, sessionId: '' };
}

type Own = Partial<Parameters<typeof serveLive>[0]> & { readonly url?: string };
/** An API process that listens on a port. */
async function openProcess({ url = redisUrl, ...own }: Own = {}) {
  const channels = createChannels(url, installation, quiet);
  const live = serveLive({ database: database.database, channels, callerOf, ...own });
  const api: TestApi = await createTestApi(database, { redis, plugins: [live] });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await api.close();
    channels.close();
  };
  closing.push(close);
  return { api, port, close };
}

const happen = (at: Shop, memberId: number, topic: Topic, subjectId: number) =>
  database.database.transaction(at.tenantId, (db) => emit(db, { shopId: at.id, memberId, topic, subjectId }));
const as = (shop: Shop, id: number, ownerId = id) => ({
  authorization: `Bearer ${shop.id}:${id}:${ownerId}`,
});
const subjects = (stream: { events(): { subjectId: number }[] }) =>
  stream.events().map(({ subjectId }) => subjectId);

test('an event reaches the pages of its member at any process, and nobody else’s', async () => {
  const [amy, ben] = [await aMember(database, harbour), await aMember(database, harbour)];
  // The other shop has a member with the same id.
  await database.sql('delete from member where tenant_id = 3');
  const eve = await aMember(database, rival);
  await database.sql('update member set id = $2 where tenant_id = 3 and id = $1', [eve.id, amy.id]);
  const [first, second] = [await openProcess(), await openProcess()];
  const mine = await Promise.all(
    [first, second].map(({ port }) => openStream(port, 'harbour.test', as(harbour, amy.id))),
  );
  const sub = await openStream(second.port, 'harbour.test', as(harbour, 9_999, amy.id));
  const others = [
    await openStream(first.port, 'harbour.test', as(harbour, ben.id)),
    await openStream(first.port, 'rival.test', as(rival, amy.id)),
  ];
  const began = performance.now();
  await happen(harbour, amy.id, 'parcelStored', 41);
  for (const stream of [...mine, sub]) {
    await expect.poll(() => subjects(stream), { interval: 5 }).toEqual([41]);
  }
  expect(performance.now() - began).toBeLessThan(1000);
  expect(mine[0]!.events()[0]).toMatchObject({ topic: 'parcelStored' });
  expect(mine[0]!.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': expect.stringContaining('no-store'),
    'x-accel-buffering': 'no',
  });
  // Only their own events arrive.
  await happen(harbour, ben.id, 'parcelHeld', 42);
  await happen(rival, amy.id, 'parcelHeld', 43);
  await expect.poll(() => others.map(subjects)).toEqual([[42], [43]]);
  expect(mine.map(subjects)).toEqual([[41], [41]]);
});

test('who is not signed in at this shop gets no stream', async () => {
  const { port } = await openProcess();
  const { id } = await aMember(database, harbour);
  for (const headers of [{}, as(rival, id), { authorization: 'Bearer nonsense' }]) {
    const stream = await openStream(port, 'harbour.test', headers);
    expect(stream.status).toBe(401);
    stream.close();
  }
  expect((await openStream(port, 'nobody.test', as(harbour, id))).status).toBe(421);
});

describe('a page that was away', () => {
  const row = async (memberId: number, id: number, subjectId: number, age: string) => {
    await database.sql(
      `insert into outbox (tenant_id, shop_id, member_id, id, topic, subject_id, created_at, relayed_at)
       values (2, $1, $2, $3, 'parcelChanged', $4, now() - $5::interval, now() - $5::interval)`,
      [harbour.id, memberId, id, subjectId, age],
    );
  };

  test('is told what it missed in the last 15 minutes, and what was committed late', async () => {
    const { port } = await openProcess();
    const [amy, ben] = [await aMember(database, harbour), await aMember(database, harbour)];
    await row(amy.id, 1_000_100, 1, '16 minutes');
    await row(amy.id, 1_000_200, 2, '5 minutes');
    await row(amy.id, 1_000_301, 4, '140 seconds'); // began before the one that was seen, ended after it
    await row(amy.id, 1_000_302, 3, '2 minutes');
    await row(amy.id, 1_000_400, 5, '1 minute');
    await row(ben.id, 1_000_500, 6, '1 minute');
    const seen = { ...as(harbour, amy.id), 'last-event-id': '1000302' };
    const stream = await openStream(port, 'harbour.test', seen);
    await expect.poll(() => subjects(stream)).toEqual([4, 3, 5]);
    await happen(harbour, amy.id, 'parcelStored', 7);
    await expect.poll(() => subjects(stream)).toEqual([4, 3, 5, 7]);
  });

  test('with nothing seen begins at the newest event, and is told of the last seconds alone', async () => {
    const { port } = await openProcess({ beatMs: 50 });
    const { id } = await aMember(database, harbour);
    await row(id, 1_000_100, 1, '1 minute');
    await row(id, 1_000_200, 2, '2 seconds');
    const stream = await openStream(port, 'harbour.test', as(harbour, id));
    await expect.poll(() => subjects(stream)).toEqual([2]);
    expect(stream.text()).toContain('id: 1000200\nevent: begin\n');
    // Heartbeats query the outbox again.
    await expect.poll(() => stream.text().split(':\n\n').length).toBeGreaterThan(5);
    expect(subjects(stream)).toEqual([2]);
  });

  test('for too much is told to look at everything', async () => {
    const { port } = await openProcess();
    const { id } = await aMember(database, harbour);
    await database.sql(
      `insert into outbox (tenant_id, shop_id, member_id, topic, subject_id, relayed_at)
       select 2, $1, $2, 'parcelChanged', n, now() from generate_series(1, 600) n`,
      [harbour.id, id],
    );
    const stream = await openStream(port, 'harbour.test', { ...as(harbour, id), 'last-event-id': '0' });
    await expect.poll(() => stream.text()).toContain('event: missed');
    expect(stream.events()).toHaveLength(500);
    expect(subjects(stream).at(-1)).toBe(600);
  });
});

test('a page that opens between an event and its relay is told of it when its notice exists', async () => {
  await relay.close();
  const { port } = await openProcess({ beatMs: 20 });
  const { id } = await aMember(database, harbour);
  await happen(harbour, id, 'parcelStored', 1);
  const stream = await openStream(port, 'harbour.test', as(harbour, id));
  await expect.poll(() => stream.text().split(':\n\n').length).toBeGreaterThan(3);
  expect(subjects(stream)).toEqual([]);
  relay = createRelay({ database: database.database, redis, installation, log: quiet, everyMs: 10 });
  await expect.poll(() => subjects(stream)).toEqual([1]);
  const [noticed] = await database.sql('select count(*)::int as count from notice');
  expect(noticed).toEqual({ count: 1 });
});

test('an event that is carried twice is told once', async () => {
  const { port } = await openProcess();
  const { id: memberId } = await aMember(database, harbour);
  const stream = await openStream(port, 'harbour.test', as(harbour, memberId));
  await happen(harbour, memberId, 'parcelStored', 1);
  await expect.poll(() => subjects(stream)).toEqual([1]);
  const channel = channelOf(installation, { tenantId: 2, shopId: harbour.id, memberId });
  await redis.publish(channel, serializeEvent(stream.events()[0]!));
  await happen(harbour, memberId, 'parcelStored', 2);
  await expect.poll(() => subjects(stream)).toEqual([1, 2]);
});

test('S18: a stream ends within a beat after its session', async () => {
  const services = testServices(database);
  const { port } = await openProcess({ ...createCallerAuthentication(services), beatMs: 50 });
  const { id } = await aMember(database, harbour);
  const sessionId = crypto.randomUUID();
  await database.sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address)
     values (2, $1, $2, $3, 'password', '', now() + interval '1 day', '', '::1')`,
    [harbour.id, sessionId, id],
  );
  const token = await signAccessToken(services.keys, harbour, { memberId: id, sessionId });
  const stream = await openStream(port, 'harbour.test', { authorization: `Bearer ${token}` });
  await expect.poll(() => stream.text().split(':\n\n').length).toBeGreaterThan(3);
  expect(stream.isOver()).toBe(false);
  await database.sql('update session set ended_at = now(), ended_by = $2 where id = $1', [
    sessionId,
    'logout',
  ]);
  await expect.poll(stream.isOver).toBe(true);
});

test('a member has at most six streams at a process', async () => {
  const { port } = await openProcess();
  const [amy, ben] = [await aMember(database, harbour), await aMember(database, harbour)];
  const open = (id: number) => openStream(port, 'harbour.test', as(harbour, id));
  const streams = await Promise.all(Array.from({ length: 7 }, () => open(amy.id)));
  expect(streams.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 429]);
  expect((await open(ben.id)).status).toBe(200);
  streams.find(({ status }) => status === 200)!.close();
  await expect.poll(async () => (await open(amy.id)).status).toBe(200);
});

test('a process that leaves does not wait for its streams', async () => {
  const { port, close } = await openProcess();
  const { id } = await aMember(database, harbour);
  const stream = await openStream(port, 'harbour.test', as(harbour, id));
  const began = performance.now();
  await close();
  expect(performance.now() - began).toBeLessThan(2000);
  await expect.poll(stream.isOver).toBe(true);
});

test('a reader that does not read is cut off', async () => {
  const { port, api } = await openProcess();
  const { id: memberId } = await aMember(database, harbour);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write(
    `GET /api/live HTTP/1.1\r\nHost: harbour.test\r\nAuthorization: ${as(harbour, memberId).authorization}\r\n\r\n`,
  );
  const connections = () =>
    new Promise((resolve) => void api.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  const channel = channelOf(installation, { tenantId: 2, shopId: harbour.id, memberId });
  await expect.poll(async () => (await redis.pubsub('NUMSUB', channel))[1]).toBe(1);
  let id = 2_000_000;
  await expect
    .poll(
      async () => {
        const pipeline = redis.pipeline();
        for (let round = 0; round < 5000; round++) {
          pipeline.publish(channel, serializeEvent({ id: id++, topic: 'x'.repeat(500), subjectId: 1 }));
        }
        await pipeline.exec();
        return connections();
      },
      { timeout: 20_000, interval: 10 },
    )
    .toBe(0);
  socket.destroy();
});

describe('Redis', () => {
  /** A TCP proxy to Redis that can be cut. */
  async function openBridge() {
    const { hostname, port: redisPort } = new URL(redisUrl);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(redisPort || 6379), hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => [near, far].forEach((end) => end.destroy()));
      }
      near.pipe(far).pipe(near);
    });
    const listen = async (port: number) => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return (server.address() as AddressInfo).port;
    };
    const port = await listen(0);
    const cut = async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    };
    return { url: `redis://127.0.0.1:${port}`, cut, mend: () => listen(port) };
  }

  test('away: pages learn of what happened at the next beat', async () => {
    const { port } = await openProcess({ url: 'redis://127.0.0.1:1', beatMs: 100 });
    const { id } = await aMember(database, harbour);
    const stream = await openStream(port, 'harbour.test', as(harbour, id));
    await happen(harbour, id, 'parcelStored', 1);
    await expect.poll(() => subjects(stream)).toEqual([1]);
  });

  test('back: pages are told what passed meanwhile, and what comes after', async () => {
    const bridge = await openBridge();
    const { port } = await openProcess({ url: bridge.url });
    const { id } = await aMember(database, harbour);
    const stream = await openStream(port, 'harbour.test', as(harbour, id));
    await happen(harbour, id, 'parcelStored', 1);
    await expect.poll(() => subjects(stream)).toEqual([1]);
    await bridge.cut();
    await happen(harbour, id, 'parcelStored', 2);
    await bridge.mend();
    await expect.poll(() => subjects(stream), { timeout: 10_000 }).toEqual([1, 2]);
    await happen(harbour, id, 'parcelStored', 3);
    await expect.poll(() => subjects(stream)).toEqual([1, 2, 3]);
    await bridge.cut();
  });
});
