import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aParcel, aVirtualWarehouse, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

const parcelsOf = (number: string) =>
  at.database.sql('select goods_name from parcel where courier_number = $1', [number]);

describe('declaring what goes to an address abroad', () => {
  const declared = (own: object = {}) => ({
    Code: newCourierNumber(),
    CourierCompany: 'Royal Mail',
    GoodsKind: 'Parcel',
    Classification: 'Clothing',
    GoodsName: 'Coat',
    Account: 2,
    Currency: 'GBP',
    Value: 89.9,
    ...own,
  });
  const declare = (body: object, who = at.anna) =>
    at.call<Record<string, unknown>>(who, '/Parcel_Declare/AddData', body);
  const redeclare = (body: object, who = at.anna) =>
    at.call<Record<string, unknown>>(who, '/Parcel_Declare/UpdateData', body);

  test('forecasts the parcel at the warehouse behind it, in one go', async () => {
    const { database, harbour } = at;
    const VirtualWareHouseId = await aVirtualWarehouse(database, harbour, harbour.warehouseId);
    const body = declared({ VirtualWareHouseId });
    const { data } = await declare(body, at.sub);
    expect(data).toMatchObject({ ...body, State: 1, VirtualWareHouseName: 'Abroad' });
    const page = await at.call<{ Rows: object[]; Total: number }>(at.anna, '/Parcel_Declare/GetDataPage');
    expect(page.data).toEqual({ Rows: [data], Total: 1 });
    const detail = await at.call<Record<string, unknown>>(at.anna, '/Parcel_Info/GetTheData', {
      Id: data.ParcelId,
    });
    expect(detail.data).toMatchObject({
      WareHouseId: harbour.warehouseId,
      GoodsName: 'Coat',
      Account: 2,
      Declaration: data,
    });
    for (const other of [at.ben, at.carla]) {
      const { data: none } = await at.call<object>(other, '/Parcel_Declare/GetDataPage');
      expect(none).toEqual({ Rows: [], Total: 0 });
    }
    expect((await declare(body)).error).toBe('parcel.alreadyExpected');
  });

  test('is refused for an address of another shop, and keeps nothing then', async () => {
    const { database, rival } = at;
    const VirtualWareHouseId = await aVirtualWarehouse(database, rival, rival.warehouseId);
    const body = declared({ VirtualWareHouseId });
    expect((await declare(body)).error).toBe('record.notFound');
    expect(await parcelsOf(body.Code)).toEqual([]);
    const own = await aVirtualWarehouse(database, at.harbour, at.harbour.warehouseId);
    for (const wrong of [
      { Currency: 'pounds' },
      { Value: 0 },
      { Account: 0 },
      { CourierCompany: '' },
      { Code: 'x' },
    ]) {
      const { code } = await declare(declared({ VirtualWareHouseId: own, ...wrong }));
      expect(code, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('can be said anew until it has arrived, by its owner', async () => {
    const { database, harbour, ben, carla } = at;
    const VirtualWareHouseId = await aVirtualWarehouse(database, harbour, harbour.warehouseId);
    const { data } = await declare(declared({ VirtualWareHouseId }));
    const elsewhere = await aParcel(database, { shop: harbour, member: at.anna });
    const other = await aVirtualWarehouse(database, harbour, elsewhere.warehouseId);
    const anew = { ...declared({ VirtualWareHouseId: other, GoodsName: 'Scarf' }), ParcelId: data.ParcelId };
    expect((await redeclare(anew)).data).toMatchObject({ GoodsName: 'Scarf', VirtualWareHouseId: other });
    const [parcel] = await parcelsOf(data.Code as string);
    expect(parcel!.goods_name).toBe('Scarf');
    for (const who of [ben, carla]) expect((await redeclare(anew, who)).error).toBe('record.notFound');
    const undeclared = { ...anew, ParcelId: elsewhere.id };
    expect((await redeclare(undeclared)).error).toBe('record.notFound');
    await database.sql(`update parcel set state = 'received' where id = $1`, [data.ParcelId]);
    expect((await redeclare(anew)).error).toBe('parcel.notEditable');
  });

  test('stays with the parcel that the forecast turns out to be', async () => {
    const { database, harbour: shop } = at;
    const VirtualWareHouseId = await aVirtualWarehouse(database, shop, shop.warehouseId);
    const { data } = await declare(declared({ VirtualWareHouseId }));
    const courierNumber = data.Code as string;
    await database.sql(`update parcel set created_at = now() - interval '3 days' where id = $1`, [
      data.ParcelId,
    ]);
    const arrived = await aParcel(database, { shop, courierNumber });
    const claim = { ParcelId: arrived.id, Code: courierNumber };
    expect((await at.call(at.anna, '/Parcel_Claim/AddData', claim)).code).toBe(200);
    const { data: detail } = await at.call<{ Declaration: object }>(at.anna, '/Parcel_Info/GetTheData', {
      Id: arrived.id,
    });
    expect(detail.Declaration).toMatchObject({ ParcelId: arrived.id, Currency: 'GBP', State: 2 });
  });
});
