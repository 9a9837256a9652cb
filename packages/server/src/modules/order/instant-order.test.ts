import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { declares, createOrderApi, type OrderApi, type WireOrder } from '@onehaul/testing/order-api';
import { aCoupon, anAddress } from '@onehaul/testing/order-builders';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { perKilogram } from '@onehaul/testing/tariff-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { createTariffs } from '../fee/index.ts';
import { assignToMember } from '../parcel/index.ts';
import { findBalances } from '../wallet/index.ts';
import { dispatchArrived } from './dispatch-arrived.ts';
import { createDispatcher } from './create-dispatcher.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

type Parcels = Parameters<OrderApi['instruction']>[0];
const instant = (who: OrderApi['anna'], parcels: Parcels, more: object = {}) =>
  stage.call<WireOrder>(who, '/Order/ArrivalCreateOrder', {
    MaxAmount: 100,
    Declares: declares,
    ...stage.instruction(parcels),
    ...more,
  });
const arrive = (...ids: number[]) =>
  stage.database.sql(
    `update parcel set state = 'stored', weight_grams = 1250, length_mm = 300, width_mm = 200, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '120 days' where id = any($1)`,
    [ids],
  );
const tariffs = createTariffs();
const dispatch = (id: number) =>
  stage.database.database.transaction(2, (db) =>
    dispatchArrived(db, tariffs, { shopId: stage.harbour.id, id }),
  );
const stepOf = async (id: number) => (await stage.rowOf(id)).step;

describe('an instant order', () => {
  test('binds parcels that have not come and waits for them', async () => {
    const { anna } = stage;
    const parcels = [
      await stage.stored(anna, { state: 'forecast' }),
      await stage.stored(anna, { state: 'received' }),
      await stage.stored(anna),
    ];
    const made = await instant(anna, parcels);
    expect(made.data).toMatchObject({
      OrderSource: 2,
      Step: 'awaitingArrival',
      Stage: 'awaitingArrival',
      AccruedCharge: 0,
      DueAmount: 0,
      MaxAmount: 100,
      ParcelCount: 3,
    });
    expect((await stage.statesOf(made.data.Id)).map(([state]) => state)).toEqual([
      'forecast',
      'received',
      'stored',
    ]);
    // A parcel that an order waits for can be neither cancelled, edited nor merged again.
    const [first, , last] = parcels;
    expect((await stage.call(anna, '/Parcel_Info/DeleteData', { Ids: [first!.id] })).error).toBe(
      'order.alreadyMerged',
    );
    const goods = { GoodsName: 'Shoes', GoodsTypeId: stage.harbour.goodsTypeId, Account: 1, Price: 10 };
    expect((await stage.call(anna, '/Parcel_Info/UpdateData', { Id: first!.id, ...goods })).error).toBe(
      'parcel.notEditable',
    );
    expect((await stage.quote(anna, stage.instruction([last!]))).error).toBe('order.alreadyMerged');
    expect((await instant(anna, [last!])).error).toBe('order.alreadyMerged');
    await stage.call(anna, '/Order/DeleteData', { Ids: [made.data.Id] });
    expect(await stage.statesOf(made.data.Id)).toEqual([
      ['forecast', null],
      ['received', null],
      ['stored', null],
    ]);
  });

  test('takes so many parcels, no coupon and no points, and only what is one’s own', async () => {
    const { anna, ben, database, harbour } = stage;
    const parcels = [await stage.stored(anna, { state: 'forecast' }), await stage.stored(anna)];
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'instantDispatchMostParcels', '1')`,
      [harbour.id],
    );
    const tooMany = await instant(anna, parcels);
    await database.sql(`delete from setting where name = 'instantDispatchMostParcels'`);
    expect([tooMany.error, tooMany.body.Msg]).toEqual(['order.tooManyParcels', expect.stringContaining('1')]);
    const CouponId = await aCoupon(database, harbour, anna);
    expect((await instant(anna, parcels, { CouponId })).error).toBe('input.invalid');
    expect((await instant(anna, parcels, { Integral: 1 })).error).toBe('input.invalid');
    expect((await instant(anna, parcels, { MaxAmount: 0 })).error).toBe('input.invalid');
    expect((await instant(ben, parcels)).error).toBe('record.notFound');
    expect((await instant(anna, [await stage.stored(anna, { state: 'onHold' })])).error).toBe(
      'order.notReceived',
    );
  });

  test('waits until the last has come; then it is priced under today’s version and paid from the balance', async () => {
    const { anna, database, harbour } = stage;
    await someMoney(database, harbour, anna, { cash: 5000 });
    const parcels = [await stage.stored(anna), await stage.stored(anna, { state: 'forecast' })];
    const { data } = await instant(anna, parcels, { PackType: 'asTheyAre' });
    await dispatch(data.Id);
    expect(await stepOf(data.Id)).toBe('awaitingArrival');
    await arrive(parcels[1]!.id);
    await dispatch(data.Id);
    await dispatch(data.Id);
    expect(await stage.rowOf(data.Id)).toMatchObject({
      step: 'toPick',
      total_minor: 3000,
      paid_minor: 3000,
      version: 1,
    });
    expect((await stage.statesOf(data.Id)).map(([state]) => state)).toEqual(['reserved', 'reserved']);
    const { cash } = await findBalances(database.database.tenant(2), harbour.id, anna.id);
    expect(cash).toBe(2000);
    expect(await stage.told(data.Id)).toContain('orderPaid');
  });

  test('that costs more than its ceiling, or more than there is, waits for its owner', async () => {
    const { anna } = stage;
    const over = await instant(anna, [await stage.stored(anna)], { MaxAmount: 19.99 });
    await dispatch(over.data.Id);
    expect(await stage.rowOf(over.data.Id)).toMatchObject({
      step: 'unpaid',
      total_minor: 2000,
      paid_minor: 0,
      pay_until: expect.any(Date),
    });
    expect(await stage.told(over.data.Id)).toContain('orderOverCeiling');
    const poor = await instant(stage.ben, [await stage.stored(stage.ben)], {
      AddressId: await anAddress(stage.database, stage.harbour, stage.ben),
    });
    await dispatch(poor.data.Id);
    expect(await stepOf(poor.data.Id)).toBe('unpaid');
    expect(await stage.told(poor.data.Id)).toEqual(['orderChanged', 'orderPriced']);
    expect(await stage.actsOf(poor.data.Id)).toEqual(['submit', 'price']);
    expect(await stage.statesOf(poor.data.Id)).toEqual([['reserved', poor.data.Id]]);
  });

  test('by a line that is paid later goes to the warehouse at once', async () => {
    const line = await stage.lineOf({ payPolicy: 'afterPacking' });
    const { data } = await instant(stage.anna, [await stage.stored(stage.anna)], { ChannelId: line.id });
    await dispatch(data.Id);
    expect(await stage.rowOf(data.Id)).toMatchObject({ step: 'toPick', total_minor: 2000, paid_minor: 0 });
    expect(await stage.actsOf(data.Id)).toEqual(['submit', 'dispatch']);
  });

  test('that its line does not take is put before a person, once', async () => {
    const limits = { ...newTariff.limits, boxGrams: 1000 };
    const line = await stage.lineOf({ tariff: perKilogram(10, { limits }) });
    const { data } = await instant(stage.anna, [await stage.stored(stage.anna)], { ChannelId: line.id });
    await dispatch(data.Id);
    await dispatch(data.Id);
    expect(await stage.rowOf(data.Id)).toMatchObject({ step: 'awaitingArrival', exception: 'unpriced' });
    expect(await stage.actsOf(data.Id)).toEqual(['submit', 'exception']);
    expect(await stage.statesOf(data.Id)).toEqual([['stored', data.Id]]);
  });

  test('follows goods that came as nobody’s and turned out to be what was forecast', async () => {
    const { anna, database, harbour } = stage;
    const forecast = await stage.stored(anna, { state: 'forecast' });
    const { data } = await instant(anna, [forecast]);
    const arrived = await aParcel(database, {
      shop: harbour,
      warehouseId: harbour.warehouseId,
      courierNumber: forecast.courierNumber,
      isMeasured: true,
    });
    const [staff] = await database.sql(
      `insert into staff (tenant_id, code, email, name, roles, password_hash, password_is_given)
       values (2, 'S0001', 'clerk@company.test', 'Clerk', '{clerk}', '', false) returning id`,
    );
    await database.database.transaction(2, (db) =>
      assignToMember(db, staff!.id as number, {
        shopId: harbour.id,
        id: arrived.id,
        memberId: anna.id,
        reason: '',
      }),
    );
    expect(await stage.statesOf(data.Id)).toEqual([['stored', data.Id]]);
    await dispatch(data.Id);
    expect(await stepOf(data.Id)).not.toBe('awaitingArrival');
  });
});

test('the dispatcher finds what has come by itself, and two of them send it on once', async () => {
  const { anna, database, harbour } = stage;
  await someMoney(database, harbour, anna, { cash: 20_000 });
  const waiting: number[] = [];
  for (let index = 0; index < 4; index++) {
    const parcel = await stage.stored(anna, { state: 'forecast' });
    waiting.push((await instant(anna, [parcel])).data.Id);
    await arrive(parcel.id);
  }
  const log = { warn: () => undefined, error: () => undefined };
  const both = [1, 2].map(() => createDispatcher({ database: database.database, log }));
  const steps = async () =>
    (await database.sql('select step from shop_order where id = any($1) order by id', [waiting])).map(
      ({ step }) => step as string,
    );
  await expect.poll(steps, { timeout: 10_000 }).toEqual(waiting.map(() => 'toPick'));
  await Promise.all(both.map((one) => one.close()));
  const payments = await database.sql(
    `select order_id from payment_order where order_id = any($1) order by order_id`,
    [waiting],
  );
  expect(payments.map(({ order_id }) => Number(order_id))).toEqual(waiting);
});
