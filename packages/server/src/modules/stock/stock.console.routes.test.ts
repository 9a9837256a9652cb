import type { ExpectedInbound, StockRow } from '@onehaul/contract/console/stock';
import { createBatchFixture } from '@onehaul/testing/batch-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aSku, anInbound, anOrderItem, someStock } from '@onehaul/testing/stock-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createBatchFixture>>;
beforeAll(async () => {
  stage = await createBatchFixture();
});
afterAll(() => stage.close());

const dataOf = <T>({ body }: { body: { Data?: unknown } }) => body.Data as T;
const stockOf = async (skuId: number) =>
  (await stage.database.sql('select on_hand, reserved from stock where sku_id = $1', [skuId]))[0];
const workplace = () => ({ shopId: stage.shop.id, warehouseId: stage.warehouseId });

describe('the station', () => {
  test('finds a delivery by either number, counts it once, and tells its owner', async () => {
    const { database, shop, amy, clerk, warehouseId } = stage;
    const cup = await aSku(database, shop, amy, { code: 'A-CUP', barcode: '6901' });
    const pot = await aSku(database, shop, amy, { code: 'B-POT' });
    const items = [
      { skuId: cup.id, expected: 10 },
      { skuId: pot.id, expected: 4 },
    ];
    const inbound = await anInbound(database, shop, amy, warehouseId, items, {
      courierNumber: 'SF1234567890',
    });
    for (const code of [inbound.number.toLowerCase(), 'sf1234567890']) {
      const found = dataOf<{ items: ExpectedInbound[] }>(
        await clerk.call('stockIn/find', { ...workplace(), code }),
      );
      expect(found.items, code).toMatchObject([
        {
          number: inbound.number,
          lines: [{ code: 'A-CUP', barcode: '6901', expected: 10 }, { code: 'B-POT' }],
        },
      ]);
    }
    const waiting = dataOf<{ items: ExpectedInbound[]; total: number }>(
      await clerk.call('stockIn/expected', workplace()),
    );
    expect(waiting).toMatchObject({ total: 1, items: [{ number: inbound.number }] });

    const receive = (lines: object[]) =>
      clerk.call('stockIn/receive', { shopId: shop.id, id: inbound.id, lines });
    const whole = { skuId: cup.id, counted: 9, damaged: 2 };
    expect(errorOf(await receive([whole]))).toBe('stock.miscounted');
    expect(errorOf(await receive([whole, whole]))).toBe('stock.miscounted');
    expect(errorOf(await receive([whole, { skuId: pot.id, counted: 1, damaged: 2 }]))).toBe(
      'stock.miscounted',
    );
    expect(await stockOf(cup.id), 'nothing came of it').toBeUndefined();

    const none = { skuId: pot.id, counted: 0, damaged: 0 };
    expect(dataOf(await receive([whole, none]))).toEqual({ number: inbound.number, putAway: 7 });
    expect(await stockOf(cup.id)).toEqual({ on_hand: 7, reserved: 0 });
    expect(errorOf(await receive([whole, none]))).toBe('stock.over');
    expect(await stockOf(cup.id)).toEqual({ on_hand: 7, reserved: 0 });
    const told = await database.sql(
      `select details from outbox where topic = 'stockReceived' and subject_id = $1`,
      [inbound.id],
    );
    expect(told).toEqual([{ details: { number: inbound.number } }]);
    const [line] = await database.sql(
      `select act, details from audit where subject = 'inbound' and subject_id = $1`,
      [`${shop.id}/${inbound.id}`],
    );
    expect(line).toMatchObject({ details: { number: inbound.number, pieces: 7 } });
  });

  test('does not find what goes to another warehouse', async () => {
    const { database, shop, amy, clerk, warehouseId } = stage;
    const { id: skuId } = await aSku(database, shop, amy);
    const { number } = await anInbound(database, shop, amy, warehouseId, [{ skuId, expected: 1 }]);
    const found = await clerk.call('stockIn/find', {
      ...workplace(),
      warehouseId: warehouseId + 1,
      code: number,
    });
    expect(dataOf(found)).toEqual({ items: [] });
  });
});

describe('the desk', () => {
  test('finds stock by code, barcode and owner, and what runs out', async () => {
    const { database, shop, amy, clerk, warehouseId } = stage;
    const lamp = await aSku(database, shop, amy, { code: 'LAMP_%1', barcode: '880011', lowAt: 3 });
    await someStock(database, shop, lamp.id, warehouseId, 2);
    const search = async (asked: object) =>
      dataOf<{ items: StockRow[]; total: number }>(await clerk.call('stock/list', asked));
    for (const text of ['lamp_%', '880011']) {
      expect(await search({ search: text }), text).toMatchObject({
        total: 1,
        items: [{ code: 'LAMP_%1', onHand: 2, free: 2, lowAt: 3 }],
      });
    }
    expect((await search({ search: '%' })).total, 'signs are signs').toBe(0);
    expect((await search({ search: 'LAMPX' })).total).toBe(0);
    expect((await search({ search: '_AMP' })).total).toBe(0);
    const [{ code: memberCode }] = (await database.sql('select code from member where id = $1', [
      amy.id,
    ])) as [{ code: string }];
    expect((await search({ search: memberCode.toLowerCase() })).items.map(({ code }) => code)).toContain(
      'LAMP_%1',
    );
    expect((await search({ isLow: true })).items.map(({ code }) => code)).toContain('LAMP_%1');
    expect((await search({ isLow: true, shopId: shop.id + 1 })).total).toBe(0);
  });

  test('corrects with a reason, never below what is promised, and leaves a line', async () => {
    const { database, shop, amy, clerk, warehouseId } = stage;
    // Eight consecutive digits would be masked as a phone number.
    const sku = await aSku(database, shop, amy, { code: 'CUP-BLUE' });
    await someStock(database, shop, sku.id, warehouseId, 5);
    const place = { shopId: shop.id, skuId: sku.id, warehouseId };
    const correct = (kind: string, count: number, reason = 'counted again') =>
      clerk.call('stock/correct', { ...place, kind, count, reason });
    expect(dataOf(await correct('adjust', -1))).toEqual({ onHand: 4, reserved: 0 });
    expect(dataOf(await correct('dispose', 2, 'broken'))).toEqual({ onHand: 2, reserved: 0 });
    expect(errorOf(await correct('dispose', 3))).toBe('stock.notEnough');
    expect(errorOf(await correct('dispose', -3))).toBe('input.invalid');
    expect(errorOf(await correct('adjust', 0))).toBe('input.invalid');
    expect(errorOf(await correct('adjust', 1, ' '))).toBe('input.invalid');
    expect(
      errorOf(
        await clerk.call('stock/correct', {
          ...place,
          warehouseId: 9999,
          kind: 'adjust',
          count: 1,
          reason: 'x',
        }),
      ),
    ).toBe('record.notFound');
    const moved = dataOf<{ items: object[]; total: number }>(await clerk.call('stock/movements', place));
    expect(moved).toMatchObject({
      total: 3,
      items: [
        { kind: 'dispose', onHandChange: -2, onHand: 2, actor: 'staff', remark: 'broken' },
        { kind: 'adjust', onHandChange: -1, remark: 'counted again' },
        { kind: 'receive', actor: 'system' },
      ],
    });
    const lines = await database.sql(
      `select details from audit where subject = 'sku' and subject_id = $1 order by id`,
      [`${shop.id}/${sku.id}`],
    );
    expect(lines).toMatchObject([
      { details: { sku: sku.code, pieces: -1, reason: 'counted again' } },
      { details: { pieces: -2, reason: 'broken' } },
    ]);
  });
});

test('what was put aside for an order leaves with its batch', async () => {
  const { database, shop, amy, warehouseId, readyOrder, closedBatch, depart } = stage;
  const { id: skuId } = await aSku(database, shop, amy);
  await someStock(database, shop, skuId, warehouseId, 5);
  const order = await readyOrder();
  await anOrderItem(database, shop, order, skuId, 3);
  await database.sql('update order_item set bound = 3 where order_id = $1', [order.id]);
  await database.sql(
    `select * from app.move_stock($1, $2, 'system', null, jsonb_build_array(jsonb_build_object('sku', $3::bigint,
       'warehouse', $4::int, 'kind', 'bind', 'count', 3, 'key', 'bound', 'order_id', $5::bigint)))`,
    [shop.tenantId, shop.id, skuId, warehouseId, order.id],
  );
  expect((await depart(await closedBatch(order))).body.Code).toBe(200);
  expect(await stockOf(skuId)).toEqual({ on_hand: 2, reserved: 0 });
});
