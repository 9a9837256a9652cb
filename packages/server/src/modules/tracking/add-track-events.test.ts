import { createTrackingFixture, type TrackingFixture } from '@onehaul/testing/tracking-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTrackEvents, type NewTrackEvent } from './add-track-events.ts';

let at: TrackingFixture;
beforeAll(async () => {
  at = await createTrackingFixture();
});
afterAll(() => at.close());

const add = (events: readonly NewTrackEvent[], shop = at.harbour) =>
  at.database.database.transaction(shop.tenantId, (db) => addTrackEvents(db, { shopId: shop.id, events }));
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000);
const event = (orderId: number, phase: NewTrackEvent['phase'], more: Partial<NewTrackEvent> = {}) => ({
  orderId,
  phase,
  source: 'carrier' as const,
  happenedAt: minutesAgo(30),
  eventKey: phase,
  ...more,
});

test('what was told before changes nothing and tells nobody', async () => {
  const order = await at.shipped('YT100');
  const events = [event(order.id, 'inTransit'), event(order.id, 'departed')];
  expect(await add(events)).toEqual({ added: 2 });
  expect(await add([...events, event(order.id, 'inTransit')])).toEqual({ added: 0 });
  expect(await at.events(order)).toHaveLength(2);
  expect(await at.topics(order)).toEqual(['orderChanged']);
});

test('a delivery is marked once, with its parcels, and told once', async () => {
  const order = await at.shipped('YT101');
  const happenedAt = minutesAgo(90);
  await add([event(order.id, 'delivered', { happenedAt })]);
  await add([event(order.id, 'delivered', { eventKey: 'another', happenedAt: minutesAgo(10) })]);
  expect(await at.row(order)).toMatchObject({ step: 'shipped', delivered_at: happenedAt });
  expect(await at.parcelStates(order)).toEqual(['delivered']);
  expect(await at.acts(order)).toEqual(['submit', 'deliver']);
  expect(await at.topics(order)).toEqual(['orderDelivered', 'orderChanged']);
});

test('two who know of the same delivery at the same time mark it once', async () => {
  const order = await at.shipped('YT102');
  const tell = (eventKey: string) => add([event(order.id, 'delivered', { eventKey })]);
  await Promise.all(['a', 'b', 'c', 'd'].map(tell));
  expect((await at.acts(order)).filter((act) => act === 'deliver')).toHaveLength(1);
});

test('an estimate delivers nothing and nobody', async () => {
  const order = await at.shipped('YT103');
  const happenedAt = new Date(Date.now() + 86_400_000);
  await add([event(order.id, 'delivered', { source: 'estimate', happenedAt })]);
  await add([event(order.id, 'arrived', { source: 'estimate', happenedAt })]);
  expect(await at.row(order)).toMatchObject({ delivered_at: null });
  expect(await at.acts(order)).toEqual(['submit']);
  expect(await at.topics(order)).toEqual(['orderChanged', 'orderChanged']);
});

test('an arrival is told the first time it is known, and not after a delivery', async () => {
  const order = await at.shipped('YT104');
  await add([event(order.id, 'arrived')]);
  await add([event(order.id, 'readyForPickup')]);
  expect(await at.topics(order)).toEqual(['orderArrived', 'orderChanged']);
  expect(await at.acts(order)).toEqual(['submit', 'arrive']);
  const late = await at.shipped('YT105');
  await add([event(late.id, 'delivered')]);
  await add([event(late.id, 'arrived')]);
  expect(await at.topics(late)).toEqual(['orderDelivered', 'orderChanged']);
});

test('many orders are told of together; one of another shop refuses all', async () => {
  const [first, second] = [await at.shipped('YT106'), await at.shipped('YT107')];
  const other = await at.shipped('YT108', {}, at.rival);
  await add([event(first.id, 'delivered'), event(second.id, 'arrived'), event(first.id, 'outForDelivery')]);
  expect(await at.topics(first)).toEqual(['orderDelivered']);
  expect(await at.topics(second)).toEqual(['orderArrived']);
  const refused = add([event(first.id, 'returning'), event(other.id, 'delivered')]);
  await expect(refused).rejects.toMatchObject({ code: 'record.notFound' });
  expect(await at.events(other)).toEqual([]);
  expect(await at.row(other)).toMatchObject({ delivered_at: null });
});

test('an order that has not left is not delivered by a carrier’s word', async () => {
  const order = await at.shipped('YT109', { step: 'inBatch', shippedAt: null });
  await add([event(order.id, 'delivered')]);
  expect(await at.row(order)).toMatchObject({ delivered_at: null, step: 'inBatch' });
});

test('nothing has happened later than now, and nobody is named in what is kept', async () => {
  const order = await at.shipped('YT110');
  const happenedAt = new Date(Date.now() + 3_600_000);
  await add([
    event(order.id, 'delivered', { happenedAt, words: '签收人：王小明 13800138000', place: '收件人:李四' }),
  ]);
  const { delivered_at: deliveredAt } = await at.row(order);
  expect((deliveredAt as Date).getTime()).toBeLessThanOrEqual(Date.now() + 1000);
  expect(await at.events(order)).toMatchObject([{ words: '签收人:***', place: '收件人:***' }]);
});
