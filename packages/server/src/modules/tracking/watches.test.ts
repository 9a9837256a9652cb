import { createTestApi } from '@onehaul/testing/test-api';
import {
  startTrackingSimulator,
  signedPush,
  type TrackingSimulator,
} from '@onehaul/testing/tracking-simulator';
import { createTrackingFixture, type TrackingFixture } from '@onehaul/testing/tracking-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTracking } from '../../gateways/tracking/create-tracking.ts';
import { backoffSeconds, followWatches } from './follow-watches.ts';
import { createTracker } from './create-tracker.ts';
import { handleTrackingWebhooks } from './tracking-webhooks.ts';
import { trackingJobs } from './tracking.jobs.ts';
import { watchOrders } from './watch-orders.ts';

let at: TrackingFixture;
let simulator: TrackingSimulator;
beforeAll(async () => {
  at = await createTrackingFixture();
  simulator = await startTrackingSimulator();
  // Order first: `giveAccount` also sets provider codes on the shop's existing carriers.
  await at.shipped('FIRST1');
  await at.giveAccount('kuaidi100');
});
afterAll(async () => {
  await simulator.close();
  await at.close();
});

const serve = () => ({ ...at.services, tracking: createTracking(simulator.urls) });
const run = (name: string) =>
  trackingJobs
    .find((job) => job.name === name)!
    .run({
      database: at.database.database,
      storage: at.services.storage,
      keys: at.services.keys,
      log: at.services.log as never,
    });
const watchFor = (orderId: number) =>
  at.database.database.transaction(2, (db) =>
    watchOrders(db, { shopId: at.harbour.id, orderIds: [orderId] }),
  );
/** A watched order whose carrier has a code at the provider. */
async function aWatched(number: string, row: object = {}) {
  const order = await at.shipped(number, row);
  await at.giveAccount('kuaidi100');
  await watchFor(order.id);
  return order;
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const settleOthers = () => at.database.sql("update track_watch set next_look_at = now() + interval '1 day'");
const makeDue = (id: number) =>
  at.database.sql('update track_watch set next_look_at = now() where order_id = $1', [id]);

test('an order is watched once; another number of the carrier is watched anew; without a number nothing is', async () => {
  const order = await aWatched('KD100');
  await watchFor(order.id);
  expect(await at.watch(order)).toMatchObject({
    number: 'KD100',
    state: 'asked',
    provider: 'kuaidi100',
    carrier_code: 'yuantong',
  });
  await at.database.sql("update track_watch set state = 'ended' where order_id = $1", [order.id]);
  await at.database.sql("update shop_order set carrier_bill_number = 'KD101' where id = $1", [order.id]);
  await watchFor(order.id);
  expect(await at.watch(order)).toMatchObject({ number: 'KD101', state: 'asked' });
  const numberless = await aWatched(null as never);
  expect(await at.watch(numberless)).toBeUndefined();
});

test('the job finds what nobody asked for, in the shop that has an account', async () => {
  const order = await at.shipped('KD110');
  const other = await at.shipped('KD110', {}, at.rival);
  await at.giveAccount('kuaidi100');
  await run('watch-orders');
  await run('watch-orders');
  expect(await at.watch(order)).toMatchObject({ number: 'KD110', state: 'asked' });
  expect(await at.watch(other)).toBeUndefined();
});

test('a watch is subscribed at the shop’s host, asked for, and ends with the delivery', async () => {
  await settleOthers();
  const order = await aWatched('KD120');
  await followWatches(serve(), 2);
  expect(simulator.subscriptions().at(-1)).toMatchObject({
    number: 'KD120',
    callbackUrl: 'https://harbour.test/api/tracking/push/kuaidi100',
  });
  expect(await at.watch(order)).toMatchObject({ state: 'active', failures: 0, rests: true });
  simulator.tell('KD120', [
    { at: ago(500), state: '1002', words: '离开转运中心', place: '深圳' },
    { at: ago(10), state: '301', words: '已签收，签收人：王小明' },
  ]);
  await makeDue(order.id);
  await followWatches(serve(), 2);
  expect(await at.watch(order)).toMatchObject({ state: 'ended' });
  expect(await at.events(order)).toMatchObject([
    { phase: 'delivered', words: '已签收,签收人:***' },
    { phase: 'inTransit' },
  ]);
  expect(await at.topics(order)).toEqual(['orderDelivered']);
});

test('a provider that fails is asked again later and later, and nothing is lost', async () => {
  await settleOthers();
  const order = await aWatched('KD130');
  simulator.fail(2);
  await followWatches(serve(), 2);
  expect(await at.watch(order)).toMatchObject({ state: 'asked', failures: 1, rests: true });
  await makeDue(order.id);
  await followWatches(serve(), 2);
  expect(await at.watch(order)).toMatchObject({ state: 'asked', failures: 2 });
  await makeDue(order.id);
  await followWatches(serve(), 2);
  expect(await at.watch(order)).toMatchObject({ state: 'active', failures: 0 });
  expect([0, 1, 3, 30].map(backoffSeconds)).toEqual([60, 120, 480, 21_600]);
});

test('a watch ends after sixty days, and when the order is over', async () => {
  await settleOthers();
  const [old, over] = [await aWatched('KD140'), await aWatched('KD141')];
  await at.database.sql(
    "update track_watch set created_at = now() - interval '61 days' where order_id = $1",
    [old.id],
  );
  await at.database.sql("update shop_order set step = 'completed' where id = $1", [over.id]);
  const requests = simulator.requests();
  await followWatches(serve(), 2);
  expect(await at.watch(old)).toMatchObject({ state: 'ended' });
  expect(await at.watch(over)).toMatchObject({ state: 'ended' });
  expect(simulator.requests()).toBe(requests);
});

test('the sweep does it by itself, and two of them ask once', async () => {
  await settleOthers();
  const order = await aWatched('KD150');
  const requests = simulator.requests();
  const trackers = [createTracker(serve(), 10), createTracker(serve(), 10)];
  await expect.poll(async () => (await at.watch(order))?.state).toBe('active');
  await Promise.all(trackers.map((tracker) => tracker.close()));
  expect(simulator.requests() - requests).toBe(2);
});

describe('pushes', () => {
  // The same event, regardless of how often it is pushed.
  const said = ago(5);
  const push = async (
    provider: 'kuaidi100' | 'track17',
    number: string,
    { host = 'harbour.test', secret }: { host?: string; secret?: string } = {},
  ) => {
    const api = await createTestApi(at.database, { plugins: [handleTrackingWebhooks(serve())] });
    const events = [
      { at: said, state: provider === 'kuaidi100' ? '5' : 'OutForDelivery_Other', words: '派件中' },
    ];
    const { headers, payload } = signedPush(provider, number, events, ...(secret ? [secret] : []));
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api/tracking/push/${provider}`,
      headers: { ...headers, host },
      payload,
    });
    await api.close();
    return reply;
  };

  test('one that is signed is taken, and again without a second line', async () => {
    const order = await aWatched('KD160');
    for (const _ of [1, 2]) {
      const reply = await push('kuaidi100', 'KD160');
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { result: true, returnCode: '200', message: 'ok' },
      ]);
    }
    expect(await at.events(order)).toMatchObject([
      { phase: 'outForDelivery', words: '派件中', source: 'carrier' },
    ]);
    expect(await at.topics(order)).toEqual(['orderChanged']);
  });

  test('one that is not, or at the host of another shop, changes nothing', async () => {
    const order = await aWatched('KD161');
    expect((await push('kuaidi100', 'KD161', { secret: 'somebody else’s salt' })).statusCode).toBe(401);
    expect((await push('kuaidi100', 'KD161', { host: 'rival.test' })).statusCode).toBe(401);
    expect((await push('track17', 'KD161')).statusCode).toBe(401);
    expect(await at.events(order)).toEqual([]);
  });

  test('of a number nobody watches is heard and forgotten', async () => {
    expect((await push('kuaidi100', 'UNKNOWN1')).statusCode).toBe(200);
  });

  test('of 17TRACK where the shop has that account', async () => {
    const order = await at.shipped('TR170');
    await at.database.sql('update carrier set tracking_codes = $1', ['{}']);
    await at.giveAccount('track17');
    await watchFor(order.id);
    expect(await at.watch(order)).toMatchObject({ provider: 'track17', carrier_code: '190271' });
    expect((await push('track17', 'TR170')).statusCode).toBe(200);
    expect(await at.events(order)).toMatchObject([{ phase: 'outForDelivery' }]);
  });
});

test('what is overdue by more than three days is put before a person, once', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const late = await at.shipped('LT1', { shippedAt: days(200) });
  const fine = await at.shipped('LT2', { shippedAt: days(1) });
  await run('find-late-orders');
  await run('find-late-orders');
  expect(await at.row(late)).toMatchObject({ exception: 'late' });
  expect(await at.row(fine)).toMatchObject({ exception: null });
  expect((await at.acts(late)).filter((act) => act === 'exception')).toHaveLength(1);
  // Staff resolved the exception, so it is not raised again.
  await at.database.sql('update shop_order set exception = null, exception_at = null where id = $1', [
    late.id,
  ]);
  await run('find-late-orders');
  expect(await at.row(late)).toMatchObject({ exception: null });
});
