import { type MarketplaceFixture, createMarketplaceFixture } from '@onehaul/testing/marketplace-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stepOrders } from '../order-move/index.ts';

let stage: MarketplaceFixture;
let at: Awaited<ReturnType<MarketplaceFixture['connected']>>;
beforeAll(async () => {
  stage = await createMarketplaceFixture();
  at = await stage.connected();
});
afterAll(() => stage.close());

type Order = Awaited<ReturnType<MarketplaceFixture['linked']>>;
/** Cancels at the marketplace and syncs. */
async function takeBack(order: Order) {
  stage.simulator.cancel(order.number);
  await stage.syncNow(at.id);
}
const stateOf = async (order: Order) => (await stage.rowOf(order.number)).state;
const withdraw = (order: Order) =>
  stage.owner.call('orders/withdraw', { shopId: stage.shop.id, id: order.orderId, reason: 'Put back' });
const toTable = async () => {
  const order = await stage.linked(at);
  await stage.arrive(order);
  await stage.startWave(order);
  await stage.pick(order);
  return order;
};

describe('an order that its marketplace took back', () => {
  test('before anybody touched it is let go by itself, and its seller is told once', async () => {
    const waiting = await stage.linked(at);
    const here = await stage.linked(at);
    await stage.arrive(here);
    for (const order of [waiting, here]) {
      await takeBack(order);
      expect(await stateOf(order)).toBe('cancelled');
      expect((await stage.ourOrder(order.orderId)).step).toBe('cancelled');
      await stage.sweep();
      expect(await stage.toldOf('marketplaceCancelled', order.id)).toBe(1);
    }
    const [parcel] = await stage.database.sql(
      'select order_id, state from parcel where courier_number = $1',
      [here.courierNumber],
    );
    expect(parcel).toEqual({ order_id: null, state: 'stored' });
  });

  test('is refused at once where it is picked', async () => {
    const order = await stage.linked(at);
    await stage.arrive(order);
    await stage.startWave(order);
    await takeBack(order);
    expect(await stateOf(order)).toBe('cancelling');
    const picked = await stage.pick(order);
    expect(errorOf(picked)).toBe('marketplace.cancelled');
    expect(picked.body.Msg).toContain(order.number);
    // Once the goods are back in their bin, the cancellation completes by itself.
    const { number } = await stage.ourOrder(order.orderId);
    expect(errorOf(await stage.clerk.call('pick/putBack', stage.scan({ orderNumber: number })))).toBe('ok');
    await stage.sweep();
    expect(await stateOf(order)).toBe('cancelled');
    expect(await stage.ourOrder(order.orderId)).toMatchObject({ step: 'cancelled', exception: null });
  });

  test('is refused at the table, cannot be talked away there, and is taken back with its money', async () => {
    const order = await toTable();
    await takeBack(order);
    const { number } = await stage.ourOrder(order.orderId);
    const opened = await stage.clerk.call('pack/openOrder', stage.scan({ code: number }));
    expect(errorOf(opened)).toBe('marketplace.cancelled');
    expect(opened.body.Msg).toContain(order.number);
    expect(errorOf(await stage.saveBox(order))).toBe('marketplace.cancelled');
    expect(errorOf(await stage.finish(order))).toBe('marketplace.cancelled');
    const which = { shopId: stage.shop.id, id: order.orderId };
    const resolve = { ...which, note: 'It is fine' };
    expect(errorOf(await stage.owner.call('exceptions/resolve', resolve))).toBe('marketplace.cancelled');
    const raise = { ...which, exception: 'damage', note: 'Torn' };
    await stage.owner.call('exceptions/raise', raise);
    expect((await stage.ourOrder(order.orderId)).exception).toBe('stopped');
    expect(errorOf(await stage.owner.call('exceptions/raise', { ...raise, exception: 'stopped' }))).toBe(
      'input.invalid',
    );
    expect(errorOf(await withdraw(order))).toBe('ok');
    await stage.sweep();
    expect(await stateOf(order)).toBe('cancelled');
    expect(await stage.toldOf('marketplaceCancelled', order.id)).toBe(1);
  });

  test('is refused at the lorry, and can be unpacked and taken back', async () => {
    const order = await stage.packed(await stage.linked(at));
    await takeBack(order);
    const batch = await stage.openBatch();
    expect(errorOf(await stage.load(batch, order))).toBe('marketplace.cancelled');
    const before = await stage.balance('cash');
    const { number, paid_minor: paid } = await stage.ourOrder(order.orderId);
    expect(errorOf(await stage.clerk.call('pack/repack', stage.scan({ orderNumber: number })))).toBe('ok');
    expect(errorOf(await withdraw(order))).toBe('ok');
    expect(Number(paid)).toBeGreaterThan(0);
    expect((await stage.balance('cash')) - before).toBe(Number(paid));
  });

  test('does not leave with a batch that is closed already', async () => {
    const stays = await stage.packed(await stage.linked(at));
    const batch = await stage.openBatch();
    expect(errorOf(await stage.load(batch, stays))).toBe('ok');
    expect(errorOf(await stage.closeBatch(batch))).toBe('ok');
    await takeBack(stays);
    expect(errorOf(await stage.depart(batch))).toBe('marketplace.cancelled');
    expect((await stage.ourOrder(stays.orderId)).step).toBe('inBatch');
  });

  test('goes on when the buyer thinks better of it while it lies on the table', async () => {
    const order = await toTable();
    stage.simulator.turn(order.number, 'IN_CANCEL');
    await stage.syncNow(at.id);
    expect(errorOf(await stage.saveBox(order))).toBe('marketplace.cancelled');
    stage.simulator.turn(order.number, 'PROCESSED');
    await stage.syncNow(at.id);
    expect(errorOf(await stage.saveBox(order))).toBe('ok');
    await stage.sweep();
    expect(await stateOf(order)).toBe('labelled');
  });

  test('gives out no label and binds nothing any more', async () => {
    const order = await toTable();
    const label = { shopId: stage.shop.id, orderId: order.orderId };
    expect(errorOf(await stage.clerk.call('marketplaces/label', label))).toBe('ok');
    await takeBack(order);
    expect(errorOf(await stage.clerk.call('marketplaces/label', label))).toBe('marketplace.cancelled');
    expect(errorOf(await stage.call(stage.amy, 'GetLabels', { Ids: [order.id] }))).toBe(
      'marketplace.notReady',
    );
    expect(errorOf(await stage.call(stage.amy, 'BindFirstMile', { Ids: [order.id] }))).toBe(
      'marketplace.notReady',
    );
  });

  test('what has left stays shipped: nobody stops it any more', async () => {
    const order = await stage.packed(await stage.linked(at));
    const batch = await stage.openBatch();
    await stage.load(batch, order);
    await stage.closeBatch(batch);
    await stage.depart(batch);
    await takeBack(order);
    expect(await stateOf(order)).toBe('shipped');
    expect((await stage.ourOrder(order.orderId)).exception).toBeNull();
  });
});

describe('whoever moves orders', () => {
  test('moves none that was stopped onward, whatever else was looked at; home it may go', async () => {
    const order = await toTable();
    await takeBack(order);
    const step = (act: 'pack' | 'withdraw') =>
      stage.database.database.transaction(stage.shop.tenantId, (db) =>
        stepOrders(db, stage.shop.id, [{ id: order.orderId, step: 'packing' }], act, {
          actor: { kind: 'system' },
        }),
      );
    await expect(step('pack')).rejects.toMatchObject({ code: 'marketplace.cancelled' });
    await expect(step('withdraw')).resolves.toBeUndefined();
  });
});

describe('in the same moment', () => {
  test('packing and taking back: packed before, or refused; never shipped after', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await toTable();
      await stage.saveBox(order);
      stage.simulator.cancel(order.number);
      await stage.database.sql('update marketplace_shop set next_sync_at = now() where id = $1', [at.id]);
      const [finished] = await Promise.all([stage.finish(order), stage.sweep()]);
      expect(['ok', 'marketplace.cancelled']).toContain(errorOf(finished));
      await stage.sweep();
      const ours = await stage.ourOrder(order.orderId);
      expect(ours.exception).toBe('stopped');
      expect(ours.step).toBe(errorOf(finished) === 'ok' ? 'packed' : 'packing');
      await someMoney(stage.database, stage.shop, stage.amy, { cash: 2000 });
      const batch = await stage.openBatch();
      expect(errorOf(await stage.load(batch, order))).toBe('marketplace.cancelled');
    }
  });

  test('loading and taking back: the batch does not depart with it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await stage.packed(await stage.linked(at));
      const batch = await stage.openBatch();
      stage.simulator.cancel(order.number);
      await stage.database.sql('update marketplace_shop set next_sync_at = now() where id = $1', [at.id]);
      await Promise.all([stage.load(batch, order), stage.sweep()]);
      await stage.sweep();
      await stage.closeBatch(batch);
      await stage.depart(batch);
      expect((await stage.ourOrder(order.orderId)).step).not.toBe('shipped');
    }
  });

  test('linking and taking back: nothing is left that nobody stops', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { number, id } = await stage.sold(at);
      stage.simulator.cancel(number);
      await stage.database.sql('update marketplace_shop set next_sync_at = now() where id = $1', [at.id]);
      await Promise.all([stage.link(id, [`SF99${Date.now()}${round}`]), stage.sweep()]);
      await stage.sweep();
      expect((await stage.rowOf(number)).state).toBe('cancelled');
      const ours = await stage.database.sql('select step from shop_order where client_number = $1', [number]);
      expect(ours.every(({ step }) => step === 'cancelled')).toBe(true);
    }
  });
});
