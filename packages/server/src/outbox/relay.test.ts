import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { channelsOf, type NoticeChannel, noticeChannels, noticeKinds } from '@onehaul/domain/notice';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aSession } from '@onehaul/testing/member-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from './channel.ts';
import { emit, type Topic } from './emit.ts';
import { outboxJobs } from './outbox.jobs.ts';
import { createRelay } from './relay.ts';

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
let database: TestDatabase;
let redis: Redis;
let shop: { id: number; tenantId: number };
let elsewhere: { id: number; tenantId: number };
let installation: string;
const log = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  database = await createTestDatabase();
  installation = database.address.database;
  await aCountry(database);
  shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  elsewhere = await aShop(database, { tenantId: 3, host: 'rival.test' });
  redis = new Redis(redisUrl);
});
beforeEach(() => database.sql('truncate notice, outbox, notice_choice cascade'));
afterAll(async () => {
  redis.disconnect();
  await database.close();
});

type Shop = typeof shop;
const happen = (at: Shop, memberId: number, topic: Topic, subjectId = 1) =>
  database.database.transaction(at.tenantId, (db) =>
    emit(db, { shopId: at.id, memberId, topic, subjectId, details: { number: `SF${subjectId}` } }),
  );
const waiting = async () =>
  Number((await database.sql('select count(*)::int as rows from outbox where relayed_at is null'))[0]!.rows);
const openOwn = (own: Redis = redis) =>
  createRelay({ database: database.database, redis: own, installation, log, everyMs: 10 });

/** Collects the messages of a channel. */
async function listen(channel: string) {
  const ears = new Redis(redisUrl);
  const heard: { id: number; topic: string; subjectId: number }[] = [];
  ears.on('message', (_, message) => void heard.push(JSON.parse(message)));
  await ears.subscribe(channel);
  return { heard, close: () => ears.disconnect() };
}

test('what happened becomes a notice of the member and passes on their channel, each in its tenant', async () => {
  const [amy, ben] = [await aMember(database, shop), await aMember(database, elsewhere)];
  const own = { tenantId: 2, shopId: shop.id, memberId: amy.id };
  const ears = await listen(channelOf(installation, own));
  await happen(shop, amy.id, 'parcelStored', 11);
  await happen(shop, amy.id, 'parcelChanged', 12);
  await happen(elsewhere, ben.id, 'parcelHeld', 13);
  const relay = openOwn();
  await expect.poll(waiting).toBe(0);
  await relay.close();

  expect(
    await database.sql(
      'select tenant_id, member_id, kind, subject_id, details from notice order by tenant_id',
    ),
  ).toEqual([
    { tenant_id: 2, member_id: amy.id, kind: 'parcelStored', subject_id: 11, details: { number: 'SF11' } },
    { tenant_id: 3, member_id: ben.id, kind: 'parcelHeld', subject_id: 13, details: { number: 'SF13' } },
  ]);
  await expect.poll(() => ears.heard.map(({ topic }) => topic)).toEqual(['parcelStored', 'parcelChanged']);
  ears.close();
});

test('a page that hears of a notice finds it already', async () => {
  const { id: memberId } = await aMember(database, shop);
  const ears = await listen(channelOf(installation, { tenantId: 2, shopId: shop.id, memberId }));
  const relay = openOwn();
  for (let subjectId = 1; subjectId <= 20; subjectId++) {
    await happen(shop, memberId, 'parcelStored', subjectId);
    await expect.poll(() => ears.heard.length, { interval: 0 }).toBe(subjectId);
    expect(await database.sql('select 1 from notice where subject_id = $1', [subjectId])).toHaveLength(1);
  }
  await relay.close();
  ears.close();
});

/** Pending deliveries, as "member kind channel". */
const dueWays = async () =>
  (
    await database.sql(
      `select delivery.member_id, kind, channel from notice_delivery delivery
       join notice on notice.tenant_id = delivery.tenant_id and notice.id = notice_id order by 1, 2, 3`,
    )
  ).map((row) => `${row.member_id} ${row.kind} ${row.channel}`);
const relayed = async (channels?: readonly NoticeChannel[]) => {
  const relay = createRelay({
    database: database.database,
    redis,
    installation,
    log,
    everyMs: 10,
    ...(channels && { channels }),
  });
  await expect.poll(waiting).toBe(0);
  await relay.close();
};

/** A member who can be reached on every channel. */
async function reachable(at: Shop, own: Parameters<typeof aMember>[2] = {}) {
  const number = String(13_000_000_000 + Math.floor(Math.random() * 900_000_000));
  const member = await aMember(database, at, {
    email: 'amy@mail.test',
    countryId: 86,
    phoneNumber: number,
    isPhoneProved: true,
    ...own,
  });
  const sessionId = await aSession(database, at, member.id);
  await database.sql(
    `insert into push_device (tenant_id, shop_id, member_id, session_id, endpoint, p256dh, auth)
     values ($1, $2, $3, $4, $5, '', '')`,
    [at.tenantId, at.id, member.id, sessionId, `https://push.test/${member.id}`],
  );
  return member;
}
const choose = (at: Shop, memberId: number, kind: string, channel: string, isOn: boolean) =>
  database.sql(
    `insert into notice_choice (tenant_id, shop_id, member_id, kind, channel, is_on) values ($1, $2, $3, $4, $5, $6)`,
    [at.tenantId, at.id, memberId, kind, channel, isOn],
  );

test('a notice leaves by what is possible and was chosen, or else is usual, for every kind', async () => {
  const choices = fc.uniqueArray(
    fc.record({
      kind: fc.constantFrom(...noticeKinds),
      channel: fc.constantFrom(...noticeChannels),
      isOn: fc.boolean(),
    }),
    { selector: ({ kind, channel }) => `${kind} ${channel}`, maxLength: 60 },
  );
  await fc.assert(
    fc.asyncProperty(choices, async (said) => {
      await database.sql('truncate notice, outbox, notice_choice cascade');
      const { id } = await reachable(shop);
      for (const { kind, channel, isOn } of said) await choose(shop, id, kind, channel, isOn);
      for (const kind of noticeKinds) await happen(shop, id, kind);
      await relayed();
      const chosen = new Map(said.map(({ kind, channel, isOn }) => [`${kind} ${channel}`, isOn]));
      const wanted = noticeKinds.flatMap((kind) =>
        channelsOf(kind, (about, channel) => chosen.get(`${about} ${channel}`)).map(
          (channel) => `${id} ${kind} ${channel}`,
        ),
      );
      expect((await dueWays()).sort()).toEqual(wanted.sort());
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('who cannot be reached by a channel, or may not act, is not reached by it', async () => {
  const everywhere = await reachable(shop);
  const bare = await aMember(database, shop);
  const unproved = await aMember(database, shop, { countryId: 86, phoneNumber: '13800138000' });
  const suspended = await reachable(shop);
  await database.sql(`update member set state = 'suspended' where id = $1`, [suspended.id]);
  for (const { id } of [everywhere, bare, unproved, suspended]) await happen(shop, id, 'orderDifferenceDue');
  await relayed();
  const due = noticeChannels.map((channel) => `${everywhere.id} orderDifferenceDue ${channel}`);
  expect(await dueWays()).toEqual([...due].sort());
  expect(await database.sql('select from notice')).toHaveLength(4);
});

test('a choice of one shop says nothing at another', async () => {
  const amy = await reachable(shop);
  const eve = await reachable(elsewhere);
  await choose(shop, amy.id, 'orderPaid', 'mail', false);
  await happen(shop, amy.id, 'orderPaid');
  await happen(elsewhere, eve.id, 'orderPaid');
  await relayed();
  expect(await dueWays()).toEqual(
    [`${amy.id} orderPaid push`, `${eve.id} orderPaid mail`, `${eve.id} orderPaid push`].sort(),
  );
});

test('nothing is made due for what the installation has no way of sending', async () => {
  const amy = await reachable(shop);
  await happen(shop, amy.id, 'orderDifferenceDue');
  await relayed(['push']);
  expect(await dueWays()).toEqual([`${amy.id} orderDifferenceDue push`]);
});

test('an event that is relayed twice is told once by each way', async () => {
  const amy = await reachable(shop);
  await happen(shop, amy.id, 'orderDifferenceDue');
  await relayed();
  await database.sql('update outbox set relayed_at = null');
  await relayed();
  expect(await dueWays()).toHaveLength(3);
});

test('without Redis notices are written all the same', async () => {
  const { id } = await aMember(database, shop);
  const away = new Redis({ port: 1, lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  await happen(shop, id, 'parcelStored');
  const relay = openOwn(away);
  await expect.poll(waiting).toBe(0);
  await relay.close();
  expect(await database.sql('select kind from notice')).toHaveLength(1);
});

test('R25: workers side by side, killed twenty times, tell every event once', async () => {
  const { id } = await aMember(database, shop);
  const channel = channelOf(installation, { tenantId: 2, shopId: shop.id, memberId: id });
  const ears = await listen(channel);
  const connection = JSON.stringify({ ...database.address, user: 'onehaul_app' });
  const start = async () => {
    const url = new URL('relay-for-tests.ts', import.meta.url);
    const child = fork(url, [connection, redisUrl, installation], { stdio: 'ignore' });
    await once(child, 'message');
    return child;
  };
  let happened = 0;
  let isOver = false;
  const events = (async () => {
    while (!isOver) {
      await delay(10);
      await Promise.all(
        Array.from({ length: 10 }, () => happen(shop, id, noticeKinds[happened % 12]!, ++happened)),
      );
    }
  })();
  for (let round = 0; round < 5; round++) {
    const children = await Promise.all(Array.from({ length: 4 }, start));
    for (const [place, child] of children.entries()) {
      await delay(20 + 15 * ((round + place) % 5));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
  isOver = true;
  await events;
  const relay = openOwn();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  await relay.close();

  const [told] = await database.sql(
    'select count(*)::int as notices, count(distinct subject_id)::int as events from notice',
  );
  expect(told).toEqual({ notices: happened, events: happened });
  await expect.poll(() => new Set(ears.heard.map(({ subjectId }) => subjectId)).size).toBe(happened);
  ears.close();
}, 120_000);

test('what was relayed an hour ago is forgotten, what waits is not', async () => {
  const { id } = await aMember(database, shop);
  for (const subjectId of [1, 2, 3]) await happen(shop, id, 'parcelChanged', subjectId);
  await database.sql(
    `update outbox set created_at = now() - interval '61 minutes' where subject_id in (1, 2)`,
  );
  await database.sql(`update outbox set relayed_at = now() where subject_id in (1, 3)`);
  await outboxJobs[0]!.run({ database: database.database } as never);
  const left = await database.sql('select subject_id from outbox order by subject_id');
  expect(left.map((row) => row.subject_id)).toEqual([2, 3]);
});
