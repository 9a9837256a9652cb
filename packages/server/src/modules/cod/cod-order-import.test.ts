import { aCodLine, collectionTariff } from '@onehaul/testing/cod-builders';
import { createParcelApi, type ParcelCaller } from '@onehaul/testing/parcel-api';
import { aGoodsType } from '@onehaul/testing/parcel-builders';
import { aSku } from '@onehaul/testing/stock-builders';
import { afterAll, describe, expect, test } from 'vitest';
import type { ChangeContext } from '../../http/context.ts';
import { findShop } from '../shop/index.ts';
import { createCodOrderPlan } from './cod-order-import.ts';

const at = await createParcelApi(['cashOnDelivery']);
const { database, harbour: shop, anna, ben } = at;
afterAll(at.close);
const line = await aCodLine(database, shop, { warehouseId: shop.warehouseId });
const cup = await aSku(database, shop, anna, { code: 'CUP' });
const pen = await aSku(database, shop, anna, { code: 'PEN', name: 'Pen' });
const plan = createCodOrderPlan(at.api.services);
const choices = { lineId: line.id };

/** As the import engine does: in a transaction, as the uploading member. */
const inside = <T>(who: ParcelCaller, work: (context: ChangeContext) => Promise<T>): Promise<T> =>
  database.database.transaction(2, async (db) => {
    const found = (await findShop(db, shop.id))!;
    const member = { id: who.id, ownerId: who.ownerId ?? who.id, isMainAccount: true, sessionId: '' };
    return work({ db, shop: found, language: 'en', member } as unknown as ChangeContext);
  });

let count = 0;
const row = (more: Record<string, string | number | null> = {}) => {
  count += 1;
  return {
    row: count + 1,
    values: {
      clientNumber: `C-${count}`,
      receiverName: '林小美',
      phone: '0912 345 678',
      province: '臺北市',
      city: null,
      area: '信義區',
      address: '松仁路 1 號',
      postcode: '110',
      skuCode: 'CUP',
      quantity: 2,
      collectionAmount: 129_000,
      goodsName: null,
      remark: null,
      ...more,
    },
  };
};
type Row = ReturnType<typeof row>;
const judge = (rows: readonly Row[], who: ParcelCaller = anna) =>
  inside(who, (context) => plan.judge(context, rows, choices));
const commit = (rows: readonly Row[], who: ParcelCaller = anna) =>
  inside(who, (context) =>
    plan.commit(context, rows, { id: '00000000-0000-4000-8000-000000000000', choices }),
  );
const said = async (more: Record<string, string | number | null>) =>
  (await judge([row(more)])).map(({ column, problem }) => `${column}: ${problem}`);

describe('a sheet of orders', () => {
  test('is taken as it is when nothing speaks against it', async () => {
    expect(await judge([row(), row({ phone: '+886912345678' })])).toEqual([]);
  });

  test.each([
    [{ skuCode: 'NOBODY' }, ['skuCode: unknown']],
    [{ phone: '12345', postcode: 'ABC' }, ['phone: invalid', 'postcode: invalid']],
    [{ collectionAmount: null }, ['collectionAmount: missing']],
    [{ collectionAmount: 0 }, ['collectionAmount: notAmount']],
    // Above the collection limit of the line's carrier: 44,000 TWD equal its 10,000 yuan.
    [{ collectionAmount: 4_400_100 }, ['collectionAmount: notAllowed']],
    // 200 pieces of 200 g exceed the maximum weight of a box.
    [{ quantity: 200 }, ['quantity: notAllowed']],
  ])('says of %j: %j', async (cell, problems) => {
    expect(await said(cell)).toEqual(problems);
  });

  test('does not know goods of somebody else, nor those no longer sold', async () => {
    await aSku(database, shop, ben, { code: 'OF-BEN' });
    const old = await aSku(database, shop, anna, { code: 'OLD' });
    await database.sql('update sku set is_active = false where id = $1', [old.id]);
    expect(await said({ skuCode: 'OF-BEN' })).toEqual(['skuCode: unknown']);
    expect(await said({ skuCode: 'OLD' })).toEqual(['skuCode: unknown']);
  });

  test('takes goods of the kinds its line takes', async () => {
    const own = await aSku(database, shop, anna, { code: 'TYPED' });
    await database.sql('update sku set goods_type_id = $1 where id = $2', [shop.goodsTypeId, own.id]);
    expect(await said({ skuCode: 'TYPED' })).toEqual([]);
    const other = await aGoodsType(database, shop);
    const add =
      'insert into line_goods_type (tenant_id, shop_id, line_id, goods_type_id) values (2, $1, $2, $3)';
    await database.sql(add, [shop.id, line.id, other]);
    expect(await said({ skuCode: 'TYPED' })).toEqual(['skuCode: notAllowed']);
    await database.sql('delete from line_goods_type where line_id = $1', [line.id]);
  });

  test('does not take a number twice, but after it was cancelled', async () => {
    const first = row();
    const { orderIds } = await commit([first]);
    const again = { clientNumber: first.values.clientNumber };
    expect(await said(again)).toEqual(['clientNumber: alreadyKnown']);
    expect(await judge([row(again)], ben)).toMatchObject([{ column: 'skuCode' }]);
    await database.sql(`update shop_order set step = 'cancelled', cancelled_at = now() where id = $1`, [
      orderIds!.get(first.row),
    ]);
    expect(await said(again)).toEqual([]);
  });

  test('has one order of the rows of a number, which say the same', async () => {
    const first = row();
    const same = { clientNumber: first.values.clientNumber };
    const further = row({ ...same, skuCode: 'PEN', collectionAmount: null });
    expect(await judge([first, further])).toEqual([]);
    const [other, twice] = [row({ ...same, skuCode: 'PEN', address: '別處' }), row(same)];
    expect(await judge([first, other, twice])).toEqual([
      { row: other.row, column: 'address', problem: 'invalid' },
      { row: twice.row, column: 'skuCode', problem: 'twice' },
    ]);
    expect(await judge([first, row({ ...same, skuCode: 'PEN', collectionAmount: 1 })])).toMatchObject([
      { column: 'collectionAmount', problem: 'invalid' },
    ]);
  });

  test('asks for a line of the shop that collects, in money whose worth is known', async () => {
    const refused = (lineId: unknown) =>
      inside(anna, (context) => plan.assertChoices!(context, { lineId })).then(
        () => 'ok',
        (error: { code?: string }) => error.code,
      );
    expect(await refused(line.id)).toBe('ok');
    expect(await refused('1')).toBe('input.invalid');
    expect(await refused(999_999)).toBe('record.notFound');
    const of = await aCodLine(database, at.rival);
    expect(await refused(of.id)).toBe('record.notFound');
    const plain = await aCodLine(database, shop, { tariff: { ...collectionTariff, collection: null } });
    expect(await refused(plain.id)).toBe('fee.collectionNotOffered');
    await database.sql(`delete from currency where code = 'TWD' and shop_id = $1`, [shop.id]);
    expect(await refused(line.id)).toBe('cod.noCurrency');
    await aCodLine(database, shop);
  });
});

describe('what was taken', () => {
  test('is priced by the box its goods come to, with what the carrier keeps, and waits for its stock', async () => {
    const first = row({ remark: 'ring twice' });
    const second = row({ clientNumber: first.values.clientNumber, skuCode: 'PEN', quantity: 3 });
    const { taken, orderIds } = await commit([first, second]);
    expect([taken, orderIds!.get(first.row)]).toEqual([1, orderIds!.get(second.row)]);
    const [order] = await database.sql('select * from shop_order where id = $1', [orderIds!.get(first.row)]);
    // Five pieces of 200 g: 1 kg for ten yuan; 1,290 TWD are 293.18 yuan, of which 2% is charged.
    expect(order).toMatchObject({
      kind: 'cod',
      step: 'awaitingArrival',
      pay_policy: 'fromCollection',
      client_number: first.values.clientNumber,
      member_id: anna.id,
      warehouse_id: shop.warehouseId,
      receiver_phone: '0912345678',
      receiver_region: '臺北市 信義區',
      goods_name: 'Cup、Pen',
      remark: 'ring twice',
      currency_code: 'TWD',
      collection_minor: 29_318,
      declared_minor: 7500,
      total_minor: 1000 + 586,
    });
    const of = [order!.id];
    expect(
      await database.sql('select sku_id, quantity, bound from order_item where order_id = $1 order by 1', of),
    ).toEqual([
      { sku_id: cup.id, quantity: 2, bound: 0 },
      { sku_id: pen.id, quantity: 3, bound: 0 },
    ]);
    expect(await database.sql('select * from cod_order where order_id = $1', of)).toMatchObject([
      { member_id: anna.id, currency_code: 'TWD', expected_minor: 129_000, state: 'expected' },
    ]);
    expect(await database.sql('select act from order_event where order_id = $1', of)).toEqual([
      { act: 'submit' },
    ]);
  });

  test('of a sub-account belongs to its main account', async () => {
    const first = row();
    const { orderIds } = await commit([first], at.sub);
    const [order] = await database.sql('select member_id, account_id from shop_order where id = $1', [
      orderIds!.get(first.row),
    ]);
    expect(order).toEqual({ member_id: anna.id, account_id: at.sub.id });
  });

  test('two thousand orders are looked at and taken at once', async () => {
    const rows = Array.from({ length: 2000 }, () => row());
    // Two seconds on an idle machine; one query per order would take minutes.
    const begun = performance.now();
    expect(await judge(rows)).toEqual([]);
    expect((await commit(rows)).taken).toBe(2000);
    expect(performance.now() - begun).toBeLessThan(60_000);
  }, 90_000);
});
