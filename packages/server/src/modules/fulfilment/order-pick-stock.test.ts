import type { PackOrder, Wave } from '@onehaul/contract/console/fulfilment';
import { aCodLine, aCodOrder } from '@onehaul/testing/cod-builders';
import { errorOf, seconds } from '@onehaul/testing/parcel-fixture';
import { oneCentPerGram, createFulfilmentFixture } from '@onehaul/testing/fulfilment-fixture';
import { aSku, someStock } from '@onehaul/testing/stock-builders';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { bindOrders } from '../stock/index.ts';

const stage = await createFulfilmentFixture();
const { database, shop, warehouseId, amy, clerk, scan, orderRow, orderEvents, orderToPick } = stage;
afterAll(stage.close);
// Removes waiting orders, so that tests do not affect each other.
afterEach(() =>
  database.sql(`update shop_order set exception = 'other', exception_at = now() where step = 'toPick'`),
);

const line = await aCodLine(database, shop, { warehouseId, tariff: oneCentPerGram });
const cup = await aSku(database, shop, amy, { code: 'CUP-1', barcode: '4712345678904' });
const pen = await aSku(database, shop, amy, { code: 'PEN-1', name: 'Pen' });
for (const { id } of [cup, pen]) await someStock(database, shop, id, warehouseId, 100);

/** Two cups and a pen, bound to the order. */
async function stockOrder() {
  const items = [
    { skuId: cup.id, quantity: 2 },
    { skuId: pen.id, quantity: 1 },
  ];
  const order = await aCodOrder(database, shop, amy, { line, items });
  await database.database.transaction(shop.tenantId, async (db) =>
    bindOrders(db, shop.id, await lockOrders(db, shop.id, [order.id]), { actor: { kind: 'system' } }),
  );
  return order;
}
const start = async (more: object = {}) =>
  ((await clerk.call('pick/startWave', scan(more))).body.Data as { wave: Wave | null }).wave!;
const pick = (orderNumber: string, code: string, quantity: number, more: object = {}) =>
  clerk.call('pick/pickItem', scan({ orderNumber, code, quantity, ...more }));
const reservedOf = async (skuId: number) =>
  (await database.sql('select reserved from stock where sku_id = $1', [skuId]))[0]!.reserved;

describe('goods of stock', () => {
  test('are in the wave beside parcels, all of one kind after each other', async () => {
    const [one, two] = [await stockOrder(), await stockOrder()];
    const ofParcels = await orderToPick();
    const wave = await start();
    expect(wave.parcels.map(({ orderNumber }) => orderNumber)).toEqual([ofParcels.number]);
    expect(wave.items.map(({ code, orderNumber, quantity }) => [code, orderNumber, quantity])).toEqual([
      ['CUP-1', one.number, 2],
      ['CUP-1', two.number, 2],
      ['PEN-1', one.number, 1],
      ['PEN-1', two.number, 1],
    ]);
    expect(wave.items[0]).toMatchObject({ barcode: '4712345678904', weightGrams: 200, name: 'Cup' });
    const { waves } = (await clerk.call('pick/openWaves', scan())).body.Data as { waves: object[] };
    expect(waves).toContainEqual(
      expect.objectContaining({ id: wave.id, orderCount: 3, parcelCount: 5, pickedCount: 0 }),
    );
  });

  test('are picked by code or barcode, all pieces at once; the last kind sends the order to the table', async () => {
    const order = await stockOrder();
    const wave = await start();
    expect((await pick(order.number, '4712345678904', 2, { waveId: wave.id })).body.Data).toMatchObject({
      outcome: 'picked',
      orderNumber: order.number,
      name: 'Cup',
      pickedCount: 1,
      itemCount: 2,
      isWaveDone: false,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'picking' });
    expect((await pick(order.number, 'pen-1', 1)).body.Data).toMatchObject({
      outcome: 'complete',
      isWaveDone: true,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing' });
    expect((await orderEvents(order.id)).at(-1)).toMatchObject({ act: 'picked', actor_id: clerk.id });
    const rows = await database.sql('select picked_by from order_item where order_id = $1', [order.id]);
    expect(rows).toEqual([{ picked_by: clerk.id }, { picked_by: clerk.id }]);
  });

  test('another count, other goods, another wave and an order nobody fetches pick nothing', async () => {
    const order = await stockOrder();
    expect(errorOf(await pick(order.number, 'CUP-1', 2))).toBe('order.wrongParcel');
    const wave = await start();
    expect(errorOf(await pick(order.number, 'CUP-1', 3))).toBe('order.wrongCount');
    expect(errorOf(await pick(order.number, 'NOBODY', 1))).toBe('order.wrongParcel');
    expect(errorOf(await pick(order.number, 'CUP-1', 2, { waveId: wave.id + 1 }))).toBe('order.wrongParcel');
    expect(errorOf(await pick('ABCDEFGHJK', 'CUP-1', 2))).toBe('record.notFound');
    const elsewhere = { warehouseId: stage.otherWarehouseId };
    expect(errorOf(await pick(order.number, 'CUP-1', 2, elsewhere))).toBe('order.otherWarehouse');
    expect(
      await database.sql('select 1 from order_item where order_id = $1 and picked_at is not null', [
        order.id,
      ]),
    ).toEqual([]);
  });

  test('the same scan within a minute is the same, and later it was picked before', async () => {
    const order = await stockOrder();
    await start();
    const outcome = async (at: number) =>
      ((await pick(order.number, 'CUP-1', 2, { scannedAt: seconds(at) })).body.Data as { outcome: string })
        .outcome;
    expect([await outcome(-300), await outcome(-241), await outcome(-230)]).toEqual([
      'picked',
      'again',
      'known',
    ]);
  });

  test('that are missing make their order wait; found again, it goes on', async () => {
    const order = await stockOrder();
    await start();
    const short = (code: string) =>
      clerk.call('pick/shortItem', scan({ orderNumber: order.number, code, note: 'shelf empty' }));
    expect(errorOf(await short('CUP-1'))).toBe('ok');
    expect(errorOf(await short('PEN-1'))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({
      exception: 'short',
      exception_note: 'CUP-1: shelf empty; PEN-1: shelf empty',
    });
    await pick(order.number, 'CUP-1', 2);
    expect(errorOf(await short('CUP-1'))).toBe('order.wrongParcel');
    await pick(order.number, 'PEN-1', 1);
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing', exception: null });
    expect(errorOf(await short('PEN-1'))).toBe('order.wrongParcel');
  });

  test('go back with their order: put back they are picked anew, withdrawn they are free', async () => {
    const order = await stockOrder();
    await start();
    await pick(order.number, 'CUP-1', 2);
    const before = (await reservedOf(cup.id)) as number;
    expect(errorOf(await clerk.call('pick/putBack', scan({ orderNumber: order.number })))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'toPick' });
    expect(
      await database.sql('select picked_at, bound from order_item where order_id = $1 order by sku_id', [
        order.id,
      ]),
    ).toEqual([
      { picked_at: null, bound: 2 },
      { picked_at: null, bound: 1 },
    ]);
    expect(await reservedOf(cup.id)).toBe(before);
    await start({ orderNumbers: [order.number] });
    const withdrawn = { shopId: shop.id, id: order.id, reason: 'asked to' };
    expect(errorOf(await stage.service.call('orders/withdraw', withdrawn))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'cancelled' });
    expect(await reservedOf(cup.id)).toBe(before - 2);
  });
});

describe('on the packing table', () => {
  test('an order of stock shows its goods, is not packed before they are picked, and is priced as its box', async () => {
    const order = await stockOrder();
    await start();
    const of = scan({ code: order.number });
    const open = async () => (await clerk.call('pack/openOrder', of)).body.Data as PackOrder;
    expect(await open()).toMatchObject({
      kind: 'cod',
      parcels: [],
      items: [
        { code: 'CUP-1', quantity: 2, isPicked: false },
        { code: 'PEN-1', quantity: 1, isPicked: false },
      ],
    });
    await pick(order.number, 'CUP-1', 2);
    await pick(order.number, 'PEN-1', 1);
    await database.sql(
      'update order_item set picked_at = null, picked_by = null where order_id = $1 and sku_id = $2',
      [order.id, pen.id],
    );
    await stage.box(order, 1000);
    await stage.photo(order);
    expect(errorOf(await stage.finish(order))).toBe('order.notPicked');
    await database.sql('update order_item set picked_at = now(), picked_by = $2 where order_id = $1', [
      order.id,
      clerk.id,
    ]);
    expect(errorOf(await stage.finish(order))).toBe('ok');
    // The owner owes nothing: freight is deducted from the collected money.
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', paid_minor: 0, total_minor: 1000 });
  });
});
