import { aCodLine, aCodOrder } from '@onehaul/testing/cod-builders';
import { aRow } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createParcelApi, type ParcelCaller } from '@onehaul/testing/parcel-api';
import { aSku, someStock } from '@onehaul/testing/stock-builders';
import { afterAll, describe, expect, test } from 'vitest';
import { refuseCodOrder } from './refuse-cod-order.ts';

const at = await createParcelApi(['cashOnDelivery']);
const { database, call, harbour: shop, anna, ben, carla, sub } = at;
afterAll(at.close);
const line = await aCodLine(database, shop, { warehouseId: shop.warehouseId });
const clerk = await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: 'clerk@cod.test' });
const cup = await aSku(database, shop, anna, { code: 'CUP' });

type Row = Record<string, unknown> & { Id: number; ClientBillCode: string };
type Page = { Rows: Row[]; Total: number; Counts: Record<string, number> };
const list = async (who: ParcelCaller, more: object = {}) =>
  (await call<Page>(who, '/COD_Order/GetDataPage', more)).data;
const problems = async (who: ParcelCaller, more: object = {}) =>
  (await call<Page>(who, '/COD_Order/GetProblemPage', more)).data;
const order = (clientNumber: string, more: Parameters<typeof aCodOrder>[3] = {}) =>
  aCodOrder(database, shop, anna, { line, staffId: clerk.id, clientNumber, ...more });
const numbers = ({ Rows }: Page) => Rows.map(({ ClientBillCode }) => ClientBillCode);

const waiting = await order('W-1', { items: [{ skuId: cup.id, quantity: 3 }] });
const shipped = await order('S-1', {
  step: 'shipped',
  items: [{ skuId: cup.id, quantity: 1 }],
  row: { carrierBillNumber: 'TWB900100' },
});
await order('D-1', { step: 'completed', cod: { state: 'expected' } });
await aCodOrder(database, shop, ben, { line, clientNumber: 'OF-BEN' });

describe('the list', () => {
  test('is of the member’s own orders, newest first, with what they are made of and what is to be paid', async () => {
    const page = await list(anna);
    expect([numbers(page), page.Total]).toEqual([['D-1', 'S-1', 'W-1'], 3]);
    expect(page.Rows[2]).toMatchObject({
      MainBillCode: waiting.number,
      Stage: 'awaitingArrival',
      CurrencyName: 'TWD',
      CollectionAmount: 1000,
      CollectedAmount: null,
      CollectionState: 'expected',
      Items: [{ SKUCode: 'CUP', Account: 3, BoundAccount: 0, FreeAccount: 0 }],
    });
    expect(numbers(await list(sub))).toEqual(numbers(page));
    expect(numbers(await list(ben))).toEqual(['OF-BEN']);
    expect(await list(carla)).toMatchObject({ Rows: [], Total: 0 });
  });

  test('is narrowed by stages and turned by pages, and knows how many there are', async () => {
    expect(await list(anna, { Stages: ['shipped', 'completed'], PageRows: 1 })).toMatchObject({
      Rows: [{ ClientBillCode: 'D-1' }],
      Total: 2,
    });
    const second = await list(anna, { Stages: ['shipped', 'completed'], PageRows: 1, PageIndex: 2 });
    expect(numbers(second)).toEqual(['S-1']);
    expect(await list(anna, { PageIndex: 9 })).toMatchObject({ Rows: [], Total: 3 });
  });

  test.each([
    ['the seller’s number', 'S-'],
    ['ours', shipped.number.slice(0, 6).toLowerCase()],
    ['the carrier’s', 'twb9001'],
  ])('finds the beginning of %s', async (_, search) => {
    expect(await list(anna, { KeyWord: search })).toMatchObject({ Rows: [{ Id: shipped.id }], Total: 1 });
    expect(await list(ben, { KeyWord: search })).toMatchObject({ Rows: [] });
    expect(await list(anna, { KeyWord: search, Stages: ['completed'] })).toMatchObject({ Rows: [] });
  });

  test('is counted by stage', async () => {
    const count = async (who: ParcelCaller) => (await call<object>(who, '/COD_Order/GetOrderCount')).data;
    expect(await count(anna)).toMatchObject({ AwaitingArrival: 1, Shipped: 1, Completed: 1, ToShip: 0 });
    expect(await count(ben)).toMatchObject({ AwaitingArrival: 1, Shipped: 0 });
    expect(await count(carla)).toMatchObject({ AwaitingArrival: 0 });
  });

  test('one of them is there for its owner alone', async () => {
    const get = (who: ParcelCaller, Id: number) => call<Row>(who, '/COD_Order/GetTheData', { Id });
    expect((await get(anna, shipped.id)).data).toMatchObject({ ClientBillCode: 'S-1' });
    for (const who of [ben, carla]) expect((await get(who, shipped.id)).error).toBe('record.notFound');
  });
});

const refuse = (id: number, reason = 'nobody home') =>
  database.database
    .transaction(2, (db) => refuseCodOrder(db, clerk.id, { shopId: shop.id, id, reason }))
    .then(
      (done) => done.returnNumber,
      (error: { code?: string }) => error.code ?? String(error),
    );

describe('refused at the door', () => {
  test('an order comes back, its money is not expected any more, and the returns desk knows', async () => {
    const { id } = await order('R-1', { step: 'shipped', items: [{ skuId: cup.id, quantity: 2 }] });
    const number = await refuse(id);
    const [row] = await database.sql('select step, stage, returned_at from shop_order where id = $1', [id]);
    expect(row).toEqual({ step: 'returned', stage: 'returned', returned_at: expect.any(Date) });
    expect(await database.sql('select * from cod_order where order_id = $1', [id])).toMatchObject([
      { state: 'refused', refused_at: expect.any(Date), refusal_reason: 'nobody home' },
    ]);
    const [parcel] = await database.sql('select * from return_parcel where order_id = $1', [id]);
    expect(parcel).toMatchObject({
      number,
      member_id: anna.id,
      warehouse_id: shop.warehouseId,
      client_number: 'R-1',
      reason: 'nobody home',
      state: 'expected',
    });
    expect(
      await database.sql('select sku_id, goods_name, quantity from return_item where return_id = $1', [
        parcel!.id,
      ]),
    ).toEqual([{ sku_id: cup.id, goods_name: 'Cup', quantity: 2 }]);
    const events = await database.sql('select act, reason from order_event where order_id = $1 order by id', [
      id,
    ]);
    expect(events.slice(-2)).toEqual([
      { act: 'refused', reason: 'nobody home' },
      { act: 'comeBack', reason: 'nobody home' },
    ]);
    expect(
      await database.sql(`select member_id from outbox where topic = 'codRefused' and subject_id = $1`, [id]),
    ).toEqual([{ member_id: anna.id }]);
    expect(await refuse(id)).toBe('cod.over');
  });

  test('it is not where it is not on its way, delivered, paid, or none of these orders', async () => {
    const row = { deliveredAt: new Date() };
    const paid = {
      state: 'collected',
      collectedMinor: 100_000,
      exchangeRate: 4.4,
      owedMinor: 22_727,
      collectedAt: new Date(),
    };
    expect(await refuse((await order('N-1')).id)).toBe('order.notShipped');
    expect(await refuse((await order('N-2', { step: 'shipped', row })).id)).toBe('cod.over');
    expect(await refuse((await order('N-3', { step: 'shipped', cod: paid })).id)).toBe('cod.over');
    expect(await refuse(999_999)).toBe('record.notFound');
    const merged = await anOrder(database, shop, anna, { step: 'shipped' });
    expect(await refuse(merged.id)).toBe('record.notFound');
    const [none] = await database.sql(`select count(*)::int as returns from return_parcel`);
    expect(none).toEqual({ returns: 1 });
  });
});

describe('problems', () => {
  test('are what was refused, comes back, has an exception, lacks stock, or other money', async () => {
    const back = await order('B-1', { step: 'shipped' });
    await aRow(database, shop, 'track_event', {
      orderId: back.id,
      source: 'carrier',
      phase: 'returning',
      happenedAt: new Date(),
      eventKey: 'back',
    });
    const held = { exception: 'address', exceptionAt: new Date() };
    await order('E-1', { step: 'toPick', row: held });
    const other = await order('M-1', { step: 'shipped' });
    const { id: statementId } = await aRow(database, shop, 'cod_statement', {
      carrierId: line.carrierId,
      number: 'ST-1',
      currencyCode: 'TWD',
      sha256: Buffer.alloc(32),
      staffId: clerk.id,
    });
    const statementLine = {
      currencyCode: 'TWD',
      statementId,
      billNumber: 'X',
      minor: 1,
      orderId: other.id,
      outcome: 'otherAmount',
    };
    await aRow(database, shop, 'cod_statement_line', { ...statementLine, rowNumber: 1 });
    await aRow(database, shop, 'cod_statement_line', { ...statementLine, rowNumber: 2, outcome: 'matched' });

    const page = await problems(anna);
    const found = page.Rows.map(({ ClientBillCode, Problem }) => [ClientBillCode, Problem]);
    expect(found).toEqual([
      ['M-1', 'money'],
      ['E-1', 'exception'],
      ['B-1', 'returning'],
      ['R-1', 'refused'],
      ['W-1', 'stock'],
    ]);
    expect(page).toMatchObject({
      Total: 5,
      Counts: { Refused: 1, Returning: 1, Exception: 1, Stock: 1, Money: 1 },
    });
    expect(await problems(anna, { Problem: 'returning' })).toMatchObject({
      Rows: [{ ClientBillCode: 'B-1' }],
      Total: 1,
      Counts: { Refused: 1 },
    });
    expect((await problems(ben)).Total).toBe(0);
    expect((await problems(carla)).Total).toBe(0);
  });

  test('end: stock that is there, and a line that somebody decided, are none', async () => {
    await someStock(database, shop, cup.id, shop.warehouseId, 3);
    await database.sql(
      `update cod_statement_line set resolution = 'accepted', resolved_by = $1, resolved_at = now()`,
      [clerk.id],
    );
    expect((await problems(anna)).Counts).toMatchObject({ Stock: 0, Money: 0, Refused: 1 });
    expect((await list(anna, { KeyWord: 'W-1' })).Rows[0]).toMatchObject({ Items: [{ FreeAccount: 3 }] });
  });
});
