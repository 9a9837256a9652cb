import type { Refusal } from '@onehaul/domain/refusal';
import { createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, expect, test } from 'vitest';
import { lockOrders, lockOrdersOfMember, stepOrders } from '../order-move/index.ts';
import { closeWave } from './index.ts';

const stage = await createFulfilmentFixture();
const { database, shop, amy, clerk, admin, service, scan, orderToPick, orderToPack, box, photo, pack } =
  stage;
const { orderRow, balance } = stage;
afterAll(stage.close);

/** A member cancels an order as the API does: row lock first, then the state machine. */
const cancel = ({ id }: WorkOrder) =>
  database.database
    .transaction(shop.tenantId, async (db) => {
      const orders = await lockOrdersOfMember(db, shop.id, amy.id, [id]);
      await stepOrders(db, shop.id, orders, 'cancel', { actor: { kind: 'member', id: amy.id } });
      return 'ok';
    })
    .catch((error: unknown) => (error as Refusal).code);

test('a member takes an order back while somebody goes to fetch it: one of them wins', async () => {
  for (let round = 0; round < 12; round++) {
    const order = await orderToPick();
    const isFirst = round % 2 === 0;
    const wave = () => clerk.call('pick/startWave', scan({ most: 1 }));
    const [one, other] = isFirst
      ? await Promise.all([wave(), cancel(order)])
      : ((await Promise.all([cancel(order), wave()])).reverse() as [
          Awaited<ReturnType<typeof wave>>,
          string,
        ]);
    expect(errorOf(one)).toBe('ok');
    const { wave: started } = one.body.Data as { wave: object | null };
    const { step, wave_id: waveId } = await orderRow(order.id);
    expect(other).toBe(step === 'cancelled' ? 'ok' : 'state.illegalStep');
    expect(step).toBe(started ? 'picking' : 'cancelled');
    expect(waveId !== null).toBe(step === 'picking');
  }
});

test('the last parcels of two orders at once end their wave: one of them sees that nothing is left', async () => {
  const orders = [await orderToPick(), await orderToPick()];
  const numbers = orders.map(({ number }) => number);
  const { body } = await clerk.call('pick/startWave', scan({ orderNumbers: numbers }));
  const { id: waveId } = (body.Data as { wave: { id: number } }).wave;
  const moved = orders.map(() => Promise.withResolvers<void>());
  const ended = await Promise.all(
    orders.map(({ id }, index) =>
      database.database.transaction(shop.tenantId, async (db) => {
        const actor = { kind: 'staff', id: clerk.id } as const;
        await stepOrders(db, shop.id, await lockOrders(db, shop.id, [id]), 'picked', { actor });
        moved[index]!.resolve();
        // Neither transaction has committed when both check.
        await Promise.all(moved.map(({ promise }) => promise));
        return closeWave(db, shop.id, waveId);
      }),
    ),
  );
  expect(ended.toSorted()).toEqual([false, true]);
});

test('two who start a wave at once share the orders, and none is taken twice', async () => {
  const orders = [];
  for (let index = 0; index < 6; index++) orders.push(await orderToPick());
  const replies = await Promise.all([
    clerk.call('pick/startWave', scan({ most: 6 })),
    admin.call('pick/startWave', scan({ most: 6 })),
  ]);
  const taken = replies.flatMap(({ body }) =>
    ((body.Data as { wave: { parcels: { orderNumber: string }[] } | null }).wave?.parcels ?? []).map(
      ({ orderNumber }) => orderNumber,
    ),
  );
  expect(taken.toSorted()).toEqual(orders.map(({ number }) => number).toSorted());
});

test('two clerks close the boxes at once: one does, and money goes back once', async () => {
  for (let round = 0; round < 5; round++) {
    const order = await orderToPack();
    await box(order, 400);
    await photo(order);
    const cash = await balance('cash');
    const close = (who: typeof clerk) =>
      who.call('pack/finish', scan({ orderNumber: order.number, reason: 'Outer carton taken off' }));
    const replies = await Promise.all([close(clerk), close(admin), close(clerk)]);
    expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'state.illegalStep', 'state.illegalStep']);
    expect((await balance('cash')) - cash).toBe(600);
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', paid_minor: 400, total_minor: 400 });
  }
});

test('the difference is paid while it is forgiven: the order is ready, and nothing was taken for nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await orderToPack();
    await pack(order, 2000);
    const [paid] = await Promise.all([
      stage
        .someCash(1000)
        .then(() => stage.pay(order))
        .then(
          () => true,
          () => false,
        ),
      service.call('adjust/forgive', { shopId: shop.id, id: order.id, reason: 'both at once' }),
    ]);
    const row = await orderRow(order.id);
    expect(row).toMatchObject({
      step: 'ready',
      total_minor: paid ? 2000 : 1000,
      paid_minor: paid ? 2000 : 1000,
    });
  }
});

test('a box is weighed anew while the order is closed: what was closed is what was priced', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await orderToPack();
    await box(order, 1000);
    await photo(order);
    await Promise.all([admin.call('pack/finish', scan({ orderNumber: order.number })), box(order, 400)]);
    const { step, packed_bill: bill } = await orderRow(order.id);
    const [{ weight_grams: grams }] = (await database.sql(
      'select weight_grams from order_box where order_id = $1',
      [order.id],
    )) as [{ weight_grams: number }];
    // Either the box was saved first and now lacks its photo, or the order was closed before it.
    expect([
      `packing ${grams}`,
      `${String(step)} ${(bill as { totalMinor: number } | null)?.totalMinor}`,
    ]).toContain(step === 'packing' ? 'packing 400' : `ready ${grams}`);
  }
});
