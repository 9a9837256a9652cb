import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { aShop } from '@onehaul/testing/builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { startProxy, type Proxy } from '@onehaul/testing/tcp-proxy';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import { createManagementServer } from './management.ts';
import { createMetrics } from './metrics.ts';

const host = 'harbour.test';
const orderMinor = 1000;
const orderCount = 12;
let arranged: TestDatabase;
let proxy: Proxy;
let database: Database;
let api: TestApi;
let member: TestMember;
let shop: { id: number; tenantId: number };
let payTypeId = 0;
const orderIds: number[] = [];

beforeAll(async () => {
  arranged = await createTestDatabase();
  shop = await aShop(arranged, { tenantId: 2, host });
  member = await aMember(arranged, shop);
  await someMoney(arranged, shop, member, { cash: orderMinor * orderCount });
  payTypeId = Number((await aRow(arranged, shop, 'pay_type', { kind: 'balance' })).id);
  for (let made = 0; made < orderCount; made += 1)
    orderIds.push((await anOrder(arranged, shop, member, { totalMinor: orderMinor })).id);
  proxy = await startProxy(arranged.address);
  // With production timeouts instead of the tests': they are what is measured here.
  database = openDatabase({
    ...arranged.address,
    host: '127.0.0.1',
    port: proxy.port,
    user: 'onehaul_app',
  });
  api = await createTestApi({ ...arranged, database });
});
afterEach(() => proxy.set({ kind: 'none' }));
afterAll(async () => {
  await api.close();
  await database.close();
  await proxy.close();
  await arranged.close();
});

type Timed = { readonly status: number; readonly code: number; readonly ms: number };

async function timed(path: string, body: object, key: string): Promise<Timed> {
  const began = performance.now();
  const answer = await api.post(host, path, body, {
    authorization: `Bearer ${shop.id}:${member.id}`,
    'idempotency-key': key,
  });
  return { status: answer.status, code: answer.body.Code, ms: performance.now() - began };
}
const pay = (orderId: number) =>
  timed('/Pay/ZBPay', { ShopPayTypeId: payTypeId, OrderIds: [orderId] }, `payment-of-order-${orderId}`);
const look = () => timed('/Client_Wallet/GetClientWalletStatistics', {}, 'look-at-the-wallet');

const backend = prepare((_: object) =>
  tables.selectFrom(sql<{ pid: number }>`(select pg_backend_pid() as pid)`.as('backend')).selectAll(),
);

test('O1: while the database takes connections and never answers, every call is 503 within 6 s and /ready red within 2 s; then all is served within 5 s and each payment made once', async () => {
  const management = createManagementServer({ ready: () => database.ready(), metrics: createMetrics() });
  management.listen(0, '127.0.0.1');
  await once(management, 'listening');
  const readyUrl = `http://127.0.0.1:${(management.address() as AddressInfo).port}/ready`;
  const ready = async () => {
    const began = performance.now();
    const { status } = await fetch(readyUrl);
    return { status, ms: performance.now() - began };
  };
  const [first, ...others] = orderIds;
  await expect.poll(() => pay(first!)).toMatchObject({ status: 200, code: 200 });
  expect((await ready()).status).toBe(200);
  // Connections are open and in use when the database stops responding.
  const underWay = others.slice(0, 4).map(pay);

  proxy.set({ kind: 'frozen' });
  const refused = (await Promise.all([...others.slice(4).map(pay), look(), look()])).concat(
    await Promise.all([pay(first!), look()]),
  );
  const red = await ready();
  const answers = await Promise.all(underWay);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  expect(Math.max(...[...refused, ...answers].map(({ ms }) => ms))).toBeLessThan(6000);
  expect(red.status).toBe(503);
  expect(red.ms).toBeLessThan(2000);

  proxy.set({ kind: 'none' });
  const thawedAt = performance.now();
  await expect.poll(async () => (await look()).status).toBe(200);
  await expect.poll(async () => (await ready()).status).toBe(200);
  expect(performance.now() - thawedAt).toBeLessThan(5000);

  // Retry with the same idempotency keys: lost payments are made now, completed ones return their stored
  // answer.
  for (const orderId of orderIds) {
    await expect.poll(() => pay(orderId)).toMatchObject({ status: 200, code: 200 });
  }
  const [books] = await arranged.sql(
    `select count(*)::int as orders, count(distinct payment_order.order_id)::int as paid,
       (select count(*)::int from journal where kind = 'orderPaid') as journals,
       (select sum(amount)::int from entry) as total
     from payment_order join payment on payment.id = payment_order.payment_id and payment.state = 'settled'`,
  );
  expect(books).toEqual({ orders: orderCount, paid: orderCount, journals: orderCount, total: 0 });
  management.close();
});

test('O1: a connection that fell silent is never used again', async () => {
  const own = openDatabase({
    ...arranged.address,
    host: '127.0.0.1',
    port: proxy.port,
    user: 'onehaul_app',
    connectionTimeoutMillis: 5000,
    statement_timeout: 500,
    readers: 1,
    writers: 1,
  });
  const pidOfRead = async () => (await own.platform.first(backend, {}))!.pid;
  const pidOfTransaction = () =>
    own.transaction(shop.tenantId, async (db) => (await db.first(backend, {}))!.pid);
  const before = [await pidOfRead(), await pidOfTransaction()];
  proxy.set({ kind: 'frozen' });
  await Promise.all([
    expect(pidOfRead()).rejects.toMatchObject({ code: 'server.busy' }),
    expect(pidOfTransaction()).rejects.toMatchObject({ code: 'server.busy' }),
  ]);
  // The late responses reach no caller.
  proxy.set({ kind: 'none' });
  const after = [await pidOfRead(), await pidOfTransaction()];
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  await own.close();
});
