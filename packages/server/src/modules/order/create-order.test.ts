import { perKilogram } from '@onehaul/testing/tariff-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { declares, createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCoupon, anAddress } from '@onehaul/testing/order-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { findBalances } from '../wallet/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const pointsOf = async (id: number) =>
  (await findBalances(stage.database.database.tenant(2), stage.harbour.id, id)).points;
const orders = async () => Number((await stage.database.sql('select count(*) from shop_order'))[0]!.count);
const ageParcel = (id: number, days: number) =>
  stage.database.sql('update parcel set stored_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);

describe('an order', () => {
  test('is what was quoted: its parcels are reserved, its receiver is copied, its price waits to be paid', async () => {
    const { anna, database, harbour } = stage;
    const parcels = [await stage.stored(anna), await stage.stored(anna)];
    const AddressId = await anAddress(database, harbour, anna, {
      province: 'Guangdong',
      city: 'Shenzhen',
      area: 'Nanshan',
      postcode: '518000',
    });
    const made = await stage.order(anna, parcels, { AddressId, Rem: 'with care' });
    expect(made.data).toMatchObject({
      MainBillCode: expect.stringMatching(/^[0-9A-Z]{10}$/),
      OrderSource: 1,
      Step: 'unpaid',
      Stage: 'unpaid',
      AccruedCharge: 30,
      DueAmount: 30,
      ParcelCount: 2,
      RecipientName: 'Chan',
      PostCode: '518000',
    });
    const row = await stage.rowOf(made.data.Id);
    expect(row).toMatchObject({
      receiver_region: 'Guangdong Shenzhen Nanshan',
      receiver_detail: 'Dock Road 8',
      declared_minor: 2000,
      remark: 'with care',
      version: 1,
      member_id: anna.id,
      account_id: anna.id,
    });
    const week = 7 * 86_400_000;
    expect((row.pay_until as Date).getTime() - (row.created_at as Date).getTime()).toBe(week);
    expect(await stage.statesOf(made.data.Id)).toEqual([
      ['reserved', made.data.Id],
      ['reserved', made.data.Id],
    ]);
    expect(await stage.actsOf(made.data.Id)).toEqual(['submit']);
    expect(await stage.told(made.data.Id)).toEqual(['orderChanged']);
    // Later changes to the address do not affect the order.
    await stage.call(anna, '/Client_AddressInfo/DeleteData', { Ids: [AddressId] });
    expect((await stage.rowOf(made.data.Id)).receiver_name).toBe('Chan');
  });

  test('begins where the line’s way of paying says', async () => {
    for (const [payPolicy, step, due] of [
      ['afterPacking', 'toPick', 0],
      ['collect', 'toPick', 0],
    ] as const) {
      const line = await stage.lineOf({ payPolicy });
      const parcel = await stage.stored(stage.anna);
      const { data } = await stage.order(stage.anna, [parcel], { ChannelId: line.id });
      expect(data).toMatchObject({ Step: step, DueAmount: due, AccruedCharge: 20 });
      expect((await stage.rowOf(data.Id)).pay_until).toBeNull();
    }
  });

  test('that a coupon pays for altogether goes to the warehouse at once', async () => {
    const couponId = await aCoupon(stage.database, stage.harbour, stage.anna, { minor: 10_000 });
    const made = await stage.order(stage.anna, [await stage.stored(stage.anna)], { CouponId: couponId });
    expect(made.data).toMatchObject({ Step: 'toPick', AccruedCharge: 0 });
  });

  test('S42: prices in the body are not read', async () => {
    const parcel = await stage.stored(stage.anna);
    const asked = stage.instruction([parcel], { PackType: 'asTheyAre' });
    const { data: quoted } = await stage.quote(stage.anna, asked);
    const cheap = {
      AccruedCharge: 0.01,
      Freight: 0,
      Discount: 99,
      TotalMinor: 1,
      Price: { AccruedCharge: 0 },
    };
    const made = await stage.create(stage.anna, quoted.Id, { ...asked, ...cheap });
    expect(made.data.AccruedCharge).toBe(20);
    expect(await stage.rowOf(made.data.Id)).toMatchObject({ total_minor: 2000 });
  });

  test('S53: an old quote, or one for anything else, makes no order', async () => {
    const { anna, ben, database } = stage;
    const [one, two] = [await stage.stored(anna), await stage.stored(anna)];
    const asked = stage.instruction([one], { PackType: 'asTheyAre' });
    const { data: quoted } = await stage.quote(anna, asked);
    const before = await orders();
    const refusal = async (more: object, who = anna) =>
      (await stage.create(who, quoted.Id, { ...asked, ...more })).error;
    expect(await refusal({}, ben)).toBe('record.notFound');
    expect(await refusal({}, { ...stage.carla })).toBe('record.notFound');
    const line = await stage.lineOf({});
    for (const more of [
      { ParcelIds: [two.id] },
      { ParcelIds: [one.id, two.id] },
      { ChannelId: line.id },
      { AddressId: await anAddress(database, stage.harbour, anna) },
      { PackType: 'together' },
      { Integral: 1 },
      { InsuredAmount: 5 },
      { IsTax: true },
      { Declares: [...declares, ...declares] },
    ])
      expect(await refusal(more), JSON.stringify(more)).toBe('order.quoteMismatch');
    await database.sql('update parcel set weight_grams = 1260 where id = $1', [one.id]);
    expect(await refusal({})).toBe('order.quoteMismatch');
    await database.sql('update parcel set weight_grams = 1250 where id = $1', [one.id]);
    // A quote for typed dimensions has no parcels, so it cannot become an order.
    const typed = await stage.quote(anna, {
      ChannelId: stage.line.id,
      Boxes: [{ Weight: 1.25, Length: 30, Width: 20, Height: 10 }],
    });
    expect((await stage.create(anna, typed.data.Id, asked)).error).toBe('order.quoteMismatch');
    await database.sql('update quote set expires_at = now() where id = $1', [quoted.Id]);
    expect(await refusal({})).toBe('order.quoteExpired');
    expect(await orders()).toBe(before);
  });

  test('S53: a day more in store is said with both prices; a new tariff changes nothing that was promised', async () => {
    const { anna, database, harbour } = stage;
    const storage = {
      freeDays: 7,
      mostDays: null,
      clock: 'perParcel' as const,
      bands: [{ upToGrams: null, minorPerDay: 100 }],
    };
    const line = await stage.lineOf({ tariff: perKilogram(10, { storage }) });
    const parcel = await stage.stored(anna);
    await ageParcel(parcel.id, 9);
    const asked = stage.instruction([parcel], { ChannelId: line.id });
    const { data: quoted } = await stage.quote(anna, asked);
    const publishedAt = new Date(Date.now() - 1000);
    await aRow(database, harbour, 'tariff_version', {
      lineId: line.id,
      version: 2,
      tariff: perKilogram(99),
      effectiveAt: publishedAt,
      publishedAt,
    });
    await ageParcel(parcel.id, 10);
    const dearer = await stage.create(anna, quoted.Id, asked);
    expect([dearer.error, dearer.body.Msg]).toEqual([
      'order.priceChanged',
      expect.stringMatching(/23\.00.*24\.00/),
    ]);
    await ageParcel(parcel.id, 9);
    const made = await stage.create(anna, quoted.Id, asked);
    expect(made.data).toMatchObject({ AccruedCharge: 23 });
    expect((await stage.rowOf(made.data.Id)).version).toBe(1);
  });

  test('uses a quote once', async () => {
    const { anna, database } = stage;
    const parcel = await stage.stored(anna);
    const asked = stage.instruction([parcel]);
    const { data: quoted } = await stage.quote(anna, asked);
    const { data } = await stage.create(anna, quoted.Id, asked);
    await stage.call(anna, '/Order/DeleteData', { Ids: [data.Id] });
    expect((await stage.create(anna, quoted.Id, asked)).error).toBe('order.quoteExpired');
    expect((await database.sql('select order_id, state from parcel where id = $1', [parcel.id]))[0]).toEqual({
      order_id: null,
      state: 'stored',
    });
  });

  test('keeps the rate of its quote: what a member sees converted is what was promised (S52)', async () => {
    const { anna, database, harbour } = stage;
    await aRow(database, harbour, 'currency', { code: 'HKD', exchangeRate: 1.1 });
    const asked = stage.instruction([await stage.stored(anna)]);
    const { data: quoted } = await stage.quote(anna, asked);
    expect(quoted.Price).toMatchObject({ DestinationCharges: 22 });
    await database.sql('update currency set exchange_rate = 2 where shop_id = $1', [harbour.id]);
    const made = await stage.create(anna, quoted.Id, asked);
    expect(made.data).toMatchObject({ CurrencyName: 'HKD', ExchangeRate: 1.1 });
    await database.sql('delete from currency where shop_id = $1', [harbour.id]);
  });

  test('of a sub-account is the main account’s, and says who made it (A16)', async () => {
    const { anna, sub } = stage;
    const made = await stage.order(sub, [await stage.stored(anna)]);
    expect(await stage.rowOf(made.data.Id)).toMatchObject({ member_id: anna.id, account_id: sub.id });
    const [event] = await stage.database.sql('select actor_id from order_event where order_id = $1', [
      made.data.Id,
    ]);
    expect(event!.actor_id).toBe(sub.id);
  });

  test('has the receiver’s identity number sealed for itself', async () => {
    const { anna, database } = stage;
    const added = await stage.call<{ Id: number }>(anna, '/Client_AddressInfo/AddData', {
      RecipientName: 'Li',
      Phone: '13800138000',
      DestinationId: stage.line.countryId,
      Address: 'Dock 9',
      IdCard: '11010519491231002X',
    });
    const made = await stage.order(anna, [await stage.stored(anna)], { AddressId: added.data.Id });
    const [address] = await database.sql('select id_card_sealed from address where id = $1', [added.data.Id]);
    const sealed = (await stage.rowOf(made.data.Id)).receiver_id_sealed as Buffer;
    expect(sealed.equals(address!.id_card_sealed as Buffer)).toBe(false);
    const shown = await stage.call<{ IdCardTail: string }>(anna, '/Order/ClientGetOrderDetailsDataPage', {
      Id: made.data.Id,
    });
    expect(shown.data.IdCardTail).toBe('002X');
  });
});

describe('S51: what cannot be is refused with the field’s name', () => {
  const fields: [string, object][] = [
    ['Declares.0.Account', { Declares: [{ ...declares[0], Account: -5 }] }],
    ['Declares.0.Account', { Declares: [{ ...declares[0], Account: 0 }] }],
    ['Declares.0.Account', { Declares: [{ ...declares[0], Account: 1e9 }] }],
    ['Declares.0.Account', { Declares: [{ ...declares[0], Account: 0.5 }] }],
    ['Declares.0.Price', { Declares: [{ ...declares[0], Price: -10 }] }],
    ['Declares', { Declares: [] }],
    ['Integral', { Integral: -1 }],
    ['Integral', { Integral: 1.5 }],
    ['InsuredAmount', { InsuredAmount: -1 }],
  ];
  test.each(fields)('%s', async (field, more) => {
    const asked = stage.instruction([await stage.stored(stage.anna)]);
    const { error, body } = await stage.create(stage.anna, crypto.randomUUID(), { ...asked, ...more });
    expect([error, body.Msg]).toEqual(['input.invalid', expect.stringContaining(field)]);
  });
});

describe('coupons and points', () => {
  test('S55: a coupon that ended, begins later, is another’s or is not met takes nothing off', async () => {
    const { anna, ben, database, harbour } = stage;
    const parcel = await stage.stored(anna);
    const day = 86_400_000;
    const at = (days: number) => new Date(Date.now() + days * day);
    const refusal = async (CouponId: number) =>
      (await stage.quote(anna, stage.instruction([parcel], { CouponId }))).error;
    const ended = await aCoupon(database, harbour, anna, { validFrom: at(-2), validUntil: at(-1) });
    const later = await aCoupon(database, harbour, anna, { validFrom: at(1) });
    const minimum = await aCoupon(database, harbour, anna, { leastMinor: 100_000 });
    const heavy = await aCoupon(database, harbour, anna, { leastGrams: 100_000 });
    expect(await refusal(ended)).toBe('coupon.notUsable');
    expect(await refusal(later)).toBe('coupon.notUsable');
    expect(await refusal(await aCoupon(database, harbour, ben))).toBe('coupon.notUsable');
    expect(await refusal(minimum)).toBe('fee.couponNotMet');
    expect(await refusal(heavy)).toBe('fee.couponNotMet');
    // An order takes one coupon; a list is invalid input.
    const two = {
      CouponId: [await aCoupon(database, harbour, anna), await aCoupon(database, harbour, anna)],
    };
    expect((await stage.quote(anna, stage.instruction([parcel], two))).error).toBe('input.invalid');
  });

  test('S55: a coupon that was used stays used, whatever becomes of its order', async () => {
    const { anna, database, harbour } = stage;
    const couponId = await aCoupon(database, harbour, anna, { minor: 500 });
    const made = await stage.order(anna, [await stage.stored(anna)], { CouponId: couponId });
    await database.sql(`update shop_order set step = 'shipped', paid_minor = total_minor where id = $1`, [
      made.data.Id,
    ]);
    await database.sql(`update parcel set state = 'shipped' where order_id = $1`, [made.data.Id]);
    expect(
      (await stage.call(anna, '/Order/OrderReceiveGoods', { Ids: [made.data.Id] })).error,
    ).toBeUndefined();
    expect((await stage.call(anna, '/Order/DeleteData', { Ids: [made.data.Id] })).error).toBe(
      'order.notCancellable',
    );
    const parcel = await stage.stored(anna);
    expect((await stage.quote(anna, stage.instruction([parcel], { CouponId: couponId }))).error).toBe(
      'coupon.notUsable',
    );
  });

  test('S56: more points than there are, a part of one and less than none are refused, and nothing is taken', async () => {
    const { anna, database, harbour } = stage;
    const before = await pointsOf(anna.id);
    await someMoney(database, harbour, anna, { points: 10 });
    const parcel = await stage.stored(anna);
    const refusal = async (Integral: unknown) => {
      const asked = stage.instruction([parcel], { Integral });
      const quoted = await stage.quote(anna, asked);
      return quoted.error ?? (await stage.create(anna, quoted.data.Id, asked)).error;
    };
    for (const points of [-1, 1.5, '3', Number.NaN])
      expect(await refusal(points), String(points)).toBe('input.invalid');
    expect(await refusal(before + 11)).toBe('wallet.notEnoughPoints');
    expect(await pointsOf(anna.id)).toBe(before + 10);
    const [row] = await database.sql('select order_id from parcel where id = $1', [parcel.id]);
    expect(row!.order_id).toBeNull();
  });

  test('S55: a coupon is in one order, and comes back once when that is taken back', async () => {
    const { anna, database, harbour } = stage;
    const couponId = await aCoupon(database, harbour, anna, { minor: 500 });
    const first = await stage.order(anna, [await stage.stored(anna)], { CouponId: couponId });
    expect(first.data.AccruedCharge).toBe(15);
    const again = stage.instruction([await stage.stored(anna)], { CouponId: couponId });
    expect((await stage.quote(anna, again)).error).toBe('coupon.notUsable');
    const effective = async () =>
      (
        await stage.call<{ Rows: { Id: number }[] }>(anna, '/Client_Coupon/GetDataPage', {
          IsEffective: true,
          PageRows: 100,
        })
      ).data.Rows.some(({ Id }) => Id === couponId);
    expect(await effective()).toBe(false);
    await stage.call(anna, '/Order/DeleteData', { Ids: [first.data.Id] });
    expect(await effective()).toBe(true);
    // Once another order holds the coupon, the end of the first order does not release it.
    const second = await stage.order(anna, [await stage.stored(anna)], { CouponId: couponId });
    expect((await stage.call(anna, '/Order/DeleteData', { Ids: [first.data.Id] })).error).toBe(
      'order.notCancellable',
    );
    const [row] = await database.sql('select order_id from coupon where id = $1', [couponId]);
    expect(Number(row!.order_id)).toBe(second.data.Id);
  });

  test('points are taken as the order is made, no more than it costs, and come back with it', async () => {
    const { ben, database, harbour } = stage;
    await someMoney(database, harbour, ben, { points: 5000 });
    const AddressId = await anAddress(database, harbour, ben);
    const made = await stage.order(ben, [await stage.stored(ben)], { AddressId, Integral: 3000 });
    expect(made.data).toMatchObject({ Step: 'toPick', AccruedCharge: 0 });
    expect(await pointsOf(ben.id)).toBe(3000);
    expect((await stage.rowOf(made.data.Id)).points).toBe(2000);
    await stage.call(ben, '/Order/DeleteData', { Ids: [made.data.Id] });
    expect(await pointsOf(ben.id)).toBe(5000);
  });
});
