import { aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aSku, aStockOrder, anInbound, someStock } from '@onehaul/testing/stock-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
type Who = Stage['anna'];
type Rows = { Rows: Record<string, unknown>[]; Total: number };
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi(['cashOnDelivery']);
});
afterAll(() => stage.close());

const list = async (who: Who, path: string, body: object = {}) =>
  (await stage.call<Rows>(who, path, body)).data;
const cup = (more: object = {}) => ({
  SKUCode: 'CUP-01',
  Name: '保温杯',
  Weight: 0.35,
  Length: 8,
  Width: 8,
  Height: 22.5,
  ...more,
});

describe('categories', () => {
  test('are named once, renamed, and forgotten when nothing has them', async () => {
    const { anna, ben, sub, carla } = stage;
    const added = await stage.call<{ Id: number }>(anna, '/COD_Category/AddData', { Name: '杯壶' });
    expect(added.code).toBe(200);
    const id = added.data.Id;
    expect((await stage.call(anna, '/COD_Category/AddData', { Name: '杯壶' })).error).toBe('stock.nameTaken');
    // Another member has separate names; a sub-account shares those of its main account.
    expect((await stage.call(ben, '/COD_Category/AddData', { Name: '杯壶' })).code).toBe(200);
    expect((await stage.call(sub, '/COD_Category/AddData', { Name: '杯壶' })).error).toBe('stock.nameTaken');
    await stage.call(anna, '/COD_Category/UpdateData', { Id: id, Name: '杯子' });
    expect(await list(anna, '/COD_Category/GetDataPage')).toMatchObject({
      Total: 1,
      Rows: [{ Id: id, Name: '杯子', SkuCount: 0 }],
    });
    expect((await list(carla, '/COD_Category/GetDataPage')).Total).toBe(0);
    for (const other of [ben, carla]) {
      expect((await stage.call(other, '/COD_Category/UpdateData', { Id: id, Name: 'x' })).code).toBe(404);
      expect((await stage.call(other, '/COD_Category/DeleteData', { Id: id })).code).toBe(404);
    }
    const sku = await stage.call<{ Id: number }>(
      anna,
      '/COD_SKU/AddData',
      cup({ SKUCode: 'C-1', CategoryId: id }),
    );
    expect((await stage.call(anna, '/COD_Category/DeleteData', { Id: id })).error).toBe('stock.inUse');
    await stage.call(anna, '/COD_SKU/DeleteData', { Id: sku.data.Id });
    expect((await stage.call(anna, '/COD_Category/DeleteData', { Id: id })).code).toBe(200);
  });
});

describe('SKUs', () => {
  test('keep their measures, and a code is one member’s once', async () => {
    const { anna, ben, carla, harbour } = stage;
    const added = await stage.call<{ Id: number }>(
      anna,
      '/COD_SKU/AddData',
      cup({
        GoodsTypeId: harbour.goodsTypeId,
        DeclaredPrice: 15.5,
        LowQuantity: 5,
        Barcode: '6901234567892',
      }),
    );
    const id = added.data.Id;
    const { Rows } = await list(anna, '/COD_SKU/GetDataPage', { Search: 'cup-0' });
    expect(Rows[0]).toMatchObject({
      Id: id,
      SKUCode: 'CUP-01',
      Weight: 0.35,
      Height: 22.5,
      DeclaredPrice: 15.5,
      LowQuantity: 5,
      OnHand: 0,
      Reserved: 0,
      ImageUrl: '',
    });
    const again = await stage.call(anna, '/COD_SKU/AddData', cup());
    expect([again.error, again.body.Msg]).toEqual(['stock.codeTaken', expect.stringContaining('CUP-01')]);
    expect((await stage.call(ben, '/COD_SKU/AddData', cup())).code).toBe(200);
    expect((await stage.call(carla, '/COD_SKU/AddData', cup())).code).toBe(200);
    for (const other of [ben, carla]) {
      expect((await stage.call(other, '/COD_SKU/UpdateData', { Id: id, ...cup() })).code).toBe(404);
      expect((await stage.call(other, '/COD_SKU/DeleteData', { Id: id })).code).toBe(404);
      expect((await list(other, '/COD_SKU/GetDataPage')).Rows.map(({ Id }) => Id)).not.toContain(id);
    }
    await stage.call(anna, '/COD_SKU/UpdateData', { Id: id, ...cup({ IsActive: false, Name: 'Cup' }) });
    expect((await list(anna, '/COD_SKU/GetDataPage', { IsActive: false })).Rows[0]).toMatchObject({
      Name: 'Cup',
    });
    expect((await list(anna, '/COD_SKU/GetDataPage', { Search: '6901234567892' })).Total).toBe(0);
  });

  test('do not point to what is somebody else’s', async () => {
    const { anna, ben, rival, database, harbour } = stage;
    const [category] = await database.sql(
      `insert into sku_category (tenant_id, shop_id, member_id, name) values ($1, $2, $3, 'Ben') returning id`,
      [harbour.tenantId, harbour.id, ben.id],
    );
    const [file] = await database.sql(
      `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes)
       values ($1, $2, gen_random_uuid(), $3, 'b.webp', 'image/webp', 1) returning id`,
      [harbour.tenantId, harbour.id, ben.id],
    );
    const add = (more: object) => stage.call(anna, '/COD_SKU/AddData', cup({ SKUCode: 'X-1', ...more }));
    expect((await add({ CategoryId: category!.id })).code).toBe(400);
    expect((await add({ GoodsTypeId: rival.goodsTypeId })).code).toBe(400);
    expect((await add({ ImageId: file!.id })).error).toBe('file.notFound');
    expect((await add({ Weight: 0 })).code).toBe(400);
  });

  test('that were ever kept cannot be forgotten', async () => {
    const { anna, database, harbour } = stage;
    const { id } = await aSku(database, harbour, anna);
    await someStock(database, harbour, id, harbour.warehouseId, 1);
    expect((await stage.call(anna, '/COD_SKU/DeleteData', { Id: id })).error).toBe('stock.inUse');
  });
});

describe('deliveries', () => {
  test('are announced with the member’s own goods, seen on the way, and cancelled until they come', async () => {
    const { anna, ben, carla, database, harbour, rival } = stage;
    const own = await aSku(database, harbour, anna, { name: 'Lamp' });
    const other = await aSku(database, harbour, ben);
    const { warehouseId } = harbour;
    const announce = (items: object[], more: object = {}) =>
      stage.call<{ Id: number; Number: string }>(anna, '/COD_Inbound/AddData', {
        WareHouseId: warehouseId,
        Items: items,
        ...more,
      });
    expect((await announce([{ SKUId: other.id, Quantity: 1 }])).code).toBe(404);
    const twice = { SKUId: own.id, Quantity: 1 };
    expect((await announce([twice, twice])).code).toBe(400);
    expect((await announce([twice], { WareHouseId: rival.warehouseId })).code).toBe(400);
    const { data, code } = await announce([{ SKUId: own.id, Quantity: 12 }], {
      CourierCode: 'sf 123 4567 890',
    });
    expect(code).toBe(200);
    const { Rows } = await list(anna, '/COD_Inbound/GetDataPage', { State: 1 });
    expect(Rows[0]).toMatchObject({
      Number: data.Number,
      CourierCode: 'SF1234567890',
      State: 1,
      Items: [{ SKUCode: own.code, Quantity: 12, Counted: null, Damaged: 0 }],
    });
    expect((await list(anna, '/COD_Inventory/GetDataPage', { Search: own.code })).Rows[0]).toMatchObject({
      OnHand: 0,
      Free: 0,
      OnTheWay: 12,
      IsLow: false,
    });
    expect((await list(anna, '/COD_WareHouse/GetDataPage')).Rows[0]).toMatchObject({ OnTheWay: 12 });
    for (const who of [ben, carla]) {
      expect((await list(who, '/COD_Inbound/GetDataPage')).Total).toBe(0);
      expect((await stage.call(who, '/COD_Inbound/Cancel', { Id: data.Id })).code).toBe(404);
    }
    expect((await stage.call(anna, '/COD_Inbound/Cancel', { Id: data.Id })).code).toBe(200);
    expect((await stage.call(anna, '/COD_Inbound/Cancel', { Id: data.Id })).error).toBe('stock.over');
    await database.sql('update sku set is_active = false where id = $1', [own.id]);
    expect((await announce([{ SKUId: own.id, Quantity: 1 }])).code, 'out of use').toBe(404);
  });
});

describe('balances and movements', () => {
  test('are the member’s own, searched, and filtered by what runs out', async () => {
    const { anna, ben, carla, sub, database, harbour } = stage;
    const few = await aSku(database, harbour, anna, { code: 'FEW-1', lowAt: 5 });
    const many = await aSku(database, harbour, anna, { code: 'MANY-1', lowAt: 5 });
    await someStock(database, harbour, few.id, harbour.warehouseId, 4);
    await someStock(database, harbour, many.id, harbour.warehouseId, 50);
    const low = await list(sub, '/COD_Inventory/GetDataPage', { IsLow: true });
    expect(low.Rows.map(({ SKUCode }) => SKUCode)).toEqual(['FEW-1']);
    expect(low.Rows[0]).toMatchObject({ OnHand: 4, Reserved: 0, Free: 4, IsLow: true });
    expect((await list(anna, '/COD_Inventory/GetDataPage', { Search: 'many' })).Total).toBe(1);
    const which = { SKUId: few.id, WareHouseId: harbour.warehouseId };
    expect(await list(anna, '/COD_Inventory/GetMovementPage', which)).toMatchObject({
      Total: 1,
      Rows: [{ Position: 1, Type: 'receive', OnHandChange: 4, OnHand: 4 }],
    });
    for (const who of [ben, carla]) {
      expect((await list(who, '/COD_Inventory/GetDataPage')).Total).toBe(0);
      expect((await stage.call(who, '/COD_Inventory/GetMovementPage', which)).code).toBe(404);
    }
  });
});

describe('orders', () => {
  test('are bound together and given back, by their owner alone', async () => {
    const { anna, ben, carla, database, harbour } = stage;
    const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
    const { id: skuId, code } = await aSku(database, harbour, anna);
    await someStock(database, harbour, skuId, harbour.warehouseId, 5);
    const draft = { line, warehouseId: harbour.warehouseId };
    const first = await aStockOrder(database, harbour, anna, [{ skuId, quantity: 3 }], draft);
    const second = await aStockOrder(database, harbour, anna, [{ skuId, quantity: 3 }], draft);
    const both = { OrderIds: [first.id, second.id] };
    const short = await stage.call(anna, '/COD_SKU/OrderBoundStock', both);
    expect([short.error, short.body.Msg]).toEqual([
      'stock.notEnough',
      expect.stringContaining(`5 of ${code}`),
    ]);
    for (const who of [ben, carla]) {
      expect((await stage.call(who, '/COD_SKU/OrderBoundStock', { OrderIds: [first.id] })).code).toBe(404);
      expect((await stage.call(who, '/COD_SKU/GetOrderItemDetail', { OrderId: first.id })).code).toBe(404);
    }
    const one = { OrderIds: [first.id] };
    expect((await stage.call(anna, '/COD_SKU/OrderBoundStock', one)).data).toEqual({ Bound: 1 });
    const items = await stage.call<{ Items: object[] }>(anna, '/COD_SKU/GetOrderItemDetail', {
      OrderId: first.id,
    });
    expect(items.data).toMatchObject({
      WareHouseId: harbour.warehouseId,
      Items: [{ SKUCode: code, Quantity: 3, Bound: 3, Warehouses: [{ OnHand: 5, Free: 2 }] }],
    });
    for (const who of [ben, carla]) {
      expect((await stage.call(who, '/COD_SKU/OrderUnbundlingStock', one)).code).toBe(404);
    }
    const events = await database.sql('select act from order_event where order_id = $1 order by id', [
      first.id,
    ]);
    expect(events.map(({ act }) => act)).toEqual(['submit', 'bind', 'dispatch']);
    expect((await stage.call(anna, '/COD_SKU/OrderUnbundlingStock', one)).data).toEqual({ Unbound: 1 });
    expect((await stage.call(anna, '/COD_SKU/OrderUnbundlingStock', one)).error).toBe('stock.notBound');
    expect((await stage.call(anna, '/COD_SKU/OrderBoundStock', one)).code, 'again').toBe(200);
  });

  test('that are cancelled give back what was put aside for them', async () => {
    const { anna, database, harbour } = stage;
    const line = await aPricedLine(database, harbour, { warehouseId: harbour.warehouseId });
    const { id: skuId } = await aSku(database, harbour, anna);
    await someStock(database, harbour, skuId, harbour.warehouseId, 5);
    const order = await aStockOrder(database, harbour, anna, [{ skuId, quantity: 3 }], {
      line,
      warehouseId: harbour.warehouseId,
    });
    await stage.call(anna, '/COD_SKU/OrderBoundStock', { OrderIds: [order.id] });
    await stage.call(anna, '/Order/DeleteData', { Ids: [order.id] });
    const [stock] = await database.sql('select on_hand, reserved from stock where sku_id = $1', [skuId]);
    expect(stock).toEqual({ on_hand: 5, reserved: 0 });
    const [row] = await database.sql('select step from shop_order where id = $1', [order.id]);
    expect(row!.step).toBe('cancelled');
  });
});

test('a delivery of another member is not there for who cancels it', async () => {
  const { anna, ben, database, harbour } = stage;
  const { id: skuId } = await aSku(database, harbour, anna);
  const { id } = await anInbound(database, harbour, anna, harbour.warehouseId, [{ skuId, expected: 2 }]);
  expect((await stage.call(ben, '/COD_Inbound/Cancel', { Id: id })).code).toBe(404);
});
