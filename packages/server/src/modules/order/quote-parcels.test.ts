import { aRow } from '@onehaul/testing/catalog-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { aCoupon, anAddress, anOrder } from '@onehaul/testing/order-builders';
import { aGoodsType, aWarehouse } from '@onehaul/testing/parcel-builders';
import { perKilogram } from '@onehaul/testing/tariff-builders';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

const ageParcel = (id: number, days: number) =>
  stage.database.sql('update parcel set stored_at = now() - make_interval(days => $2) where id = $1', [
    id,
    days,
  ]);

describe('a quote of parcels', () => {
  test('prices each in its own box as they are, and in the shop’s cartons together', async () => {
    const parcels = [await stage.stored(stage.anna), await stage.stored(stage.anna)];
    const asTheyAre = await stage.quote(stage.anna, stage.instruction(parcels, { PackType: 'asTheyAre' }));
    expect(asTheyAre.data).toMatchObject({
      Boxes: [
        { Weight: 1.25, Length: 30, Width: 20, Height: 10 },
        { Weight: 1.25, Length: 30, Width: 20, Height: 10 },
      ],
      Price: { AccruedCharge: 30, ActualWeight: 2.5 },
    });
    // Without cartons parcels cannot be combined.
    const loose = await stage.quote(stage.anna, stage.instruction(parcels));
    expect(loose.data.Boxes).toHaveLength(2);
    const carton = await aRow(stage.database, stage.harbour, 'carton', { ownGrams: 200 });
    const together = await stage.quote(stage.anna, stage.instruction(parcels));
    await stage.database.sql('delete from carton where id = $1', [carton.id]);
    expect(together.data.Boxes).toEqual([{ Weight: expect.any(Number), Length: 40, Width: 30, Height: 30 }]);
    expect(together.data.Price.ActualWeight).toBeGreaterThan(2.7);
  });

  test('S54: of parcels in two warehouses, not received, in an order or of somebody else is refused', async () => {
    const { anna, ben, carla, database, harbour } = stage;
    const here = await stage.stored(anna);
    const elsewhere = await stage.stored(anna, { warehouseId: await aWarehouse(database, harbour) });
    const coming = await stage.stored(anna, { state: 'forecast' });
    const unmeasured = await stage.stored(anna, { state: 'received' });
    const merged = await stage.stored(anna);
    await anOrder(database, harbour, anna, { parcels: [merged], line: stage.line });
    const refusal = async (...parcels: (typeof here)[]) =>
      (await stage.quote(anna, stage.instruction(parcels))).error;
    expect(await refusal(here, elsewhere)).toBe('order.differentWarehouses');
    expect(await refusal(here, coming)).toBe('order.notReceived');
    expect(await refusal(here, unmeasured)).toBe('order.notReceived');
    expect(await refusal(here, merged)).toBe('order.alreadyMerged');
    expect(await refusal(elsewhere)).toBe('order.lineElsewhere');
    expect(await refusal(here, await stage.stored(ben))).toBe('record.notFound');
    expect(await refusal(here, await stage.stored(carla))).toBe('record.notFound');
    expect((await stage.quote(anna, stage.instruction([]))).error).toBe('input.invalid');
    expect((await stage.quote(anna, { ...stage.instruction([here]), AddressId: undefined })).error).toBe(
      'input.invalid',
    );
  });

  test('is for an address of the member that the line serves, and goods that it takes', async () => {
    const { anna, ben, database, harbour } = stage;
    const parcel = await stage.stored(anna);
    const quoteTo = async (AddressId: number) =>
      (await stage.quote(anna, stage.instruction([parcel], { AddressId }))).error;
    expect(await quoteTo(await anAddress(database, harbour, ben))).toBe('record.notFound');
    await database.sql(
      `insert into country (id, code, dial_code, names, position) values (840, 'US', '+1', '{"en":"US"}', 9)`,
    );
    await aRow(database, harbour, 'destination', { countryId: 840 });
    expect(await quoteTo(await anAddress(database, harbour, anna, { countryId: 840 }))).toBe(
      'order.lineElsewhere',
    );
    const goodsTypeId = await aGoodsType(database, harbour, { names: { en: 'Batteries' } });
    const battery = await stage.stored(anna, { row: { goodsTypeId } });
    const refused = await stage.quote(anna, stage.instruction([battery]));
    expect([refused.error, refused.body.Msg]).toEqual([
      'order.goodsNotTaken',
      expect.stringContaining('Batteries'),
    ]);
    const takes = await stage.lineOf({ goodsTypeIds: [goodsTypeId] });
    const taken = await stage.quote(anna, stage.instruction([battery], { ChannelId: takes.id }));
    expect(taken.code).toBe(200);
  });

  test('charges storage by the days, services by the shop’s prices, and a coupon’s and points’ worth', async () => {
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
    const service = await aRow(database, harbour, 'added_service', { target: 'order' });
    const option = await aRow(database, harbour, 'added_service_option', {
      addedServiceId: service.id,
      minor: 300,
      minorEach: 50,
      minorPerKilogram: 100,
    });
    const couponId = await aCoupon(database, harbour, anna, { minor: 700, leastMinor: 1000 });
    await someMoney(database, harbour, anna, { points: 40 });
    const { data } = await stage.quote(
      anna,
      stage.instruction([parcel], {
        ChannelId: line.id,
        AddedServices: [{ AddedServiceDetailId: option.id, Quantity: 2 }],
        CouponId: couponId,
        Integral: 40,
      }),
    );
    // 2 kg at 10, 3 days at 1, service 3 + 2 x 0.5 + 1.25 x 1, less 7 and 0.4.
    expect(data.Price).toMatchObject({
      Freight: 20,
      StorageCharges: 3,
      AddedServicesFee: 5.25,
      CouponAmount: 7,
      IntegralAmount: 0.4,
      AccruedCharge: 20.85,
    });
    expect((await stage.quote(anna, stage.instruction([parcel], { Integral: 41 }))).error).toBe(
      'wallet.notEnoughPoints',
    );
    const foreign = await aRow(database, stage.rival, 'added_service', { target: 'order' });
    const foreignOption = await aRow(database, stage.rival, 'added_service_option', {
      addedServiceId: foreign.id,
    });
    const services = [{ AddedServiceDetailId: foreignOption.id }];
    expect((await stage.quote(anna, stage.instruction([parcel], { AddedServices: services }))).error).toBe(
      'service.notOffered',
    );
  });
});
