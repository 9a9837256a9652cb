import { aRow } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { declares, createOrderApi, type OrderApi, type WireOrder } from '@onehaul/testing/order-api';
import { createFulfilmentFixture } from '@onehaul/testing/fulfilment-fixture';
import { aParcel, aParcelPhoto } from '@onehaul/testing/parcel-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aServiceOption, aServicePhoto, aServiceRequest } from '@onehaul/testing/service-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTariffs } from '../fee/index.ts';
import { dispatchArrived } from '../order/dispatch-arrived.ts';
import { arrivedOrders, unpaidOrdersDue } from '../order/order.repository.ts';
import { findBalances } from '../wallet/index.ts';

describe('a member’s parcel that is worked on', () => {
  let stage: OrderApi;
  let optionId: number;
  let payType: number;
  beforeAll(async () => {
    stage = await createOrderApi();
    optionId = await aServiceOption(stage.database, stage.harbour);
    payType = (await aRow(stage.database, stage.harbour, 'pay_type', { kind: 'balance' })).id as number;
  });
  afterAll(() => stage.close());
  const working = (parcel: { id: number; warehouseId: number }, state: 'paid' | 'assigned' = 'paid') =>
    aServiceRequest(stage.database, stage.harbour, stage.anna, { state, parcel, minor: 0 });
  const cancel = (Id: number) => stage.call(stage.anna, '/Client_AddedService/Cancel', { Id });

  test('is not put into an order until it is finished', async () => {
    const { anna } = stage;
    const [free, busy] = [await stage.stored(anna), await stage.stored(anna)];
    const asked = stage.instruction([free, busy]);
    const quoted = await stage.quote(anna, asked);
    const { id } = await working(busy);
    expect((await stage.quote(anna, asked)).error).toBe('service.open');
    expect((await stage.create(anna, quoted.data.Id, asked)).error).toBe('service.open');
    await cancel(id);
    expect((await stage.create(anna, quoted.data.Id, asked)).error).toBeUndefined();
  });

  test('keeps an instant order waiting, which goes on by itself afterwards', async () => {
    const { anna, database } = stage;
    const parcel = await stage.stored(anna);
    const { id } = await working(parcel);
    const { data: order } = await stage.call<WireOrder>(anna, '/Order/ArrivalCreateOrder', {
      MaxAmount: 100,
      Declares: declares,
      ...stage.instruction([parcel]),
    });
    const waiting = async () =>
      (await database.database.tenant(2).all(arrivedOrders, { limit: 100 })).some(
        (one) => one.id === order.Id,
      );
    const dispatch = () =>
      database.database.transaction(2, (db) =>
        dispatchArrived(db, createTariffs(), { shopId: stage.harbour.id, id: order.Id }),
      );
    expect(await waiting()).toBe(false);
    await dispatch();
    expect((await stage.rowOf(order.Id)).step).toBe('awaitingArrival');
    await cancel(id);
    expect(await waiting()).toBe(true);
    await dispatch();
    expect((await stage.rowOf(order.Id)).step).toBe('unpaid');
  });

  test('an order that is worked on is neither taken back nor forgotten; what is not paid for it goes with it', async () => {
    const { anna, database, harbour } = stage;
    const { data: order } = await stage.order(anna, [await stage.stored(anna)]);
    const of = { order: { id: order.Id, warehouseId: harbour.warehouseId } };
    const paid = await aServiceRequest(database, harbour, anna, { state: 'paid', minor: 0, ...of });
    const unpaid = await aServiceRequest(database, harbour, anna, { state: 'unpaid', ...of });
    await database.sql(`update shop_order set pay_until = now() - interval '1 day' where id = $1`, [
      order.Id,
    ]);
    const forgotten = async () =>
      (await database.database.tenant(2).all(unpaidOrdersDue, { afterId: 0, limit: 100 })).some(
        ({ id }) => id === order.Id,
      );
    const takeBack = () => stage.call(anna, '/Order/DeleteData', { Ids: [order.Id] });
    expect(await forgotten()).toBe(false);
    expect((await takeBack()).error).toBe('service.open');
    await cancel(paid.id);
    expect(await forgotten()).toBe(true);
    expect((await takeBack()).error).toBeUndefined();
    const [dropped] = await database.sql('select state from service_request where id = $1', [unpaid.id]);
    expect(dropped).toEqual({ state: 'cancelled' });
  });

  test('a sub-account asks and pays for its main account, up to its limit', async () => {
    const { anna, database, harbour } = stage;
    const account = await aMember(database, harbour, { mainId: anna.id });
    const sub = { ...anna, id: account.id, ownerId: anna.id };
    await database.sql('update member set pay_limit_cents = 700 where id = $1', [sub.id]);
    await someMoney(database, harbour, anna, { cash: 5000 });
    const ask = async () =>
      (
        await stage.call<{ Id: number }>(sub, '/Client_AddedService/AddData', {
          ParcelId: (await stage.stored(anna)).id,
          AddedServiceDetailId: optionId,
        })
      ).data.Id;
    const pay = (id: number) => stage.call(sub, '/Pay/ZBPay', { ShopPayTypeId: payType, ServiceIds: [id] });
    const [first, second] = [await ask(), await ask()];
    expect((await pay(first)).error).toBeUndefined();
    expect((await pay(second)).error).toBe('payment.overLimit');
    await stage.call(sub, '/Client_AddedService/Cancel', { Id: first });
    expect((await pay(second)).error).toBeUndefined();
    expect(await findBalances(database.database.tenant(2), harbour.id, anna.id)).toMatchObject({
      cash: 4500,
    });
  });
});

describe('in the warehouse', () => {
  let stage: Awaited<ReturnType<typeof createFulfilmentFixture>>;
  beforeAll(async () => {
    stage = await createFulfilmentFixture();
  });
  afterAll(() => stage.close());
  const wave = async (more: object = {}) =>
    (await stage.clerk.call('pick/startWave', stage.scan(more))).body as {
      Error?: string;
      Data: { wave: { parcels: { orderNumber: string }[] } | null } | null;
    };
  const request = (draft: object) =>
    aServiceRequest(stage.database, stage.shop, stage.amy, { state: 'paid', minor: 0, ...draft });
  const at = (id: number, more: object = {}) => ({ shopId: stage.shop.id, id, ...more });
  async function finish(id: number) {
    await stage.clerk.call('services/take', at(id));
    await aServicePhoto(stage.database, stage.shop, { requestId: id, staffId: stage.clerk.id });
    return stage.clerk.call('services/finish', at(id));
  }

  test('a wave leaves out orders that are worked on, themselves or a parcel of theirs', async () => {
    const [free, byOrder, byParcel] = [
      await stage.orderToPick(),
      await stage.orderToPick(),
      await stage.orderToPick(),
    ];
    const own = await request({ order: { id: byOrder.id, warehouseId: stage.warehouseId } });
    const inside = await request({ parcel: byParcel.parcels[0] });
    const waves = (await stage.clerk.call('pick/openWaves', stage.scan())).body.Data as { waiting: number };
    expect(waves.waiting).toBe(1);
    expect((await wave({ orderNumbers: [byOrder.number] })).Error).toBe('service.open');
    expect((await wave({ orderNumbers: [byParcel.number] })).Error).toBe('service.open');
    expect((await wave()).Data!.wave!.parcels.map(({ orderNumber }) => orderNumber)).toEqual([free.number]);
    for (const { id } of [own, inside]) expect(errorOf(await finish(id))).toBe('ok');
    const next = (await wave()).Data!.wave!.parcels.map(({ orderNumber }) => orderNumber);
    expect(next.toSorted()).toEqual([byOrder.number, byParcel.number].toSorted());
  });

  test('nothing is disposed of while it is worked on', async () => {
    const { database, shop, amy, warehouseId, service } = stage;
    const longAgo = new Date(Date.now() - 400 * 86_400_000);
    const parcel = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      state: 'stored',
      storedAt: longAgo,
    });
    await database.sql(`update parcel set storage_step = 'abandoned' where id = $1`, [parcel.id]);
    const propose = () =>
      service.call('claims/propose', at(parcel.id, { outcome: 'disposed', reason: 'nobody came' }));
    const { id } = await request({ parcel });
    expect(errorOf(await propose())).toBe('service.open');
    await finish(id);
    expect(errorOf(await propose())).toBe('ok');
  });

  test('the clock stands for a hold and a service together, and runs when both are over', async () => {
    const { database, shop, amy, warehouseId, clerk } = stage;
    const parcel = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' });
    const option = await aServiceOption(database, shop, { minor: 0 });
    const clock = async () =>
      stage.row(parcel.id) as Promise<{ paused_at: Date | null; paused_seconds: number }>;
    const { id } = await request({ parcel, optionId: option });
    // The state after a payment made some time ago.
    const since = new Date(Date.now() - 100_000);
    await database.sql('update parcel set paused_at = $1 where id = $2', [since, parcel.id]);
    expect(
      errorOf(await clerk.call('stations/hold', stage.at(parcel.courierNumber, { reason: 'damage' }))),
    ).toBe('ok');
    expect((await clock()).paused_at).toEqual(since);
    await finish(id);
    expect((await clock()).paused_at).toEqual(since);
    await clerk.call('stations/release', stage.at(parcel.courierNumber));
    expect(await clock()).toMatchObject({ paused_at: null });
    expect((await clock()).paused_seconds).toBeGreaterThanOrEqual(100);

    const second = await request({ parcel });
    await clerk.call('stations/hold', stage.at(parcel.courierNumber, { reason: 'damage' }));
    const heldSince = (await clock()).paused_at;
    await clerk.call('stations/release', stage.at(parcel.courierNumber));
    expect((await clock()).paused_at).toEqual(heldSince);
    await finish(second.id);
    expect((await clock()).paused_at).toBeNull();
  });

  test('a parcel that is measured while it is worked on begins with its clock standing', async () => {
    const { database, shop, amy, warehouseId, clerk } = stage;
    const parcel = await aParcel(database, { shop, member: amy, warehouseId, state: 'received' });
    for (const kind of ['label', 'whole']) await aParcelPhoto(database, parcel, { staffId: clerk.id, kind });
    await request({ parcel });
    const sides = { lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
    const measured = await clerk.call(
      'stations/measure',
      stage.at(parcel.courierNumber, { weightGrams: 500, ...sides }),
    );
    expect(errorOf(measured)).toBe('ok');
    const row = await stage.row(parcel.id);
    expect(row.paused_at).toEqual(row.stored_at);
  });
});
