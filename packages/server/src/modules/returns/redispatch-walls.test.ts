import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { anOrderItem, aSku, aStockOrder, someStock } from '@onehaul/testing/stock-builders';
import { perKilogram } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveStock } from '../stock/index.ts';

type Member = { readonly id: number };
type Matches = {
  Units: { SkuId: number | null; Left: number }[];
  Matches: { OrderId: number }[];
  Lines: { Id: number }[];
};
type Sent = { OrderId: number; OrderCode: string };

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
let line: Awaited<ReturnType<typeof aPricedLine>>;
beforeAll(async () => {
  stage = await createPaymentFixture();
  await stage.database.sql(
    `update shop set modules = modules || '{returns,cashOnDelivery}' where tenant_id = 2`,
  );
  line = await aPricedLine(stage.database, stage.shop, { tariff: perKilogram(6) });
});
afterAll(() => stage.close());

const call = (member: Member, name: string, body: object = {}) =>
  stage.call(stage.shop, member, `/Base_Return/${name}`, body);
const dataOf = async <T>(member: Member, name: string, body: object = {}) =>
  (await call(member, name, body)).body.Data as T;
const matchesOf = (member: Member) => dataOf<Matches>(member, 'GetMatches');
const receiver = { Recipient: 'Lin', Phone: '0912345678', PostCode: '100', Address: 'Road 1' };
const send = (member: Member, body: object) =>
  call(member, 'Redispatch', { LineId: line.id, Receiver: receiver, ...body });
const toWaiting = async (member: Member, orderId: number) =>
  errorOf(await call(member, 'Redispatch', { LineId: line.id, OrderId: orderId }));
const graded = (member: Member, items: readonly { skuId?: number; quantity?: number }[], more: object = {}) =>
  aReturn(stage.database, stage.shop, member, {
    state: 'graded',
    warehouseId: line.warehouseId,
    items,
    ...more,
  });
const aWaiting = (member: Member, skuId: number, quantity = 1, row: object = {}) =>
  aStockOrder(stage.database, stage.shop, member, [{ skuId, quantity }], {
    row: { countryId: line.countryId, ...row },
  });

describe('to somebody new', () => {
  test('goes by lines that are open to everybody', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const { warehouseId } = line;
    await graded(amy, [{ skuId: sku.id }]);
    const [shut, secret] = [
      await aPricedLine(database, shop, { warehouseId }),
      await aPricedLine(database, shop, { warehouseId }),
    ];
    await database.sql('update line set is_open = false where id = $1', [shut.id]);
    await database.sql('update line set is_private = true where id = $1', [secret.id]);
    const offered = (await matchesOf(amy)).Lines.map(({ Id }) => Id);
    expect(offered).toContain(line.id);
    for (const { id } of [shut, secret]) {
      expect(offered).not.toContain(id);
      const sent = await send(amy, { LineId: id, Items: [{ SkuId: sku.id, Quantity: 1 }] });
      expect(errorOf(sent)).toBe('record.notFound');
    }
  });

  test('what has none left is no longer shown; a whole parcel is what has no SKU in it', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const { id } = await graded(amy, [{ skuId: sku.id, quantity: 2 }, { quantity: 3 }]);
    const whole = await dataOf<Sent>(amy, 'Redispatch', {
      LineId: line.id,
      Receiver: receiver,
      ReturnId: id,
    });
    const sendings = await database.sql('select position, quantity from return_sending where order_id = $1', [
      whole.OrderId,
    ]);
    expect(sendings).toEqual([{ position: 2, quantity: 3 }]);
    expect((await matchesOf(amy)).Units).toMatchObject([{ SkuId: sku.id, Left: 2 }]);
    const rest = { Id: id, Decisions: [{ Position: 1, Dispose: 2 }] };
    expect(errorOf(await call(amy, 'Decide', rest))).toBe('ok');
    expect((await matchesOf(amy)).Units).toEqual([]);
  });

  test('a whole parcel nobody measured is not priced', async () => {
    const amy = await stage.member();
    const { id } = await graded(amy, [{}], { isMeasured: false });
    expect(errorOf(await send(amy, { ReturnId: id }))).toBe('return.measureMissing');
  });

  test('is paid in time, or after packing where freight would come out of a collection', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    await graded(amy, [{ skuId: sku.id, quantity: 2 }]);
    const items = { Items: [{ SkuId: sku.id, Quantity: 1 }] };
    const later = await aPricedLine(database, shop, {
      warehouseId: line.warehouseId,
      payPolicy: 'fromCollection',
    });
    const rowOf = async (lineId: number) => {
      const { OrderId } = (await send(amy, { ...items, LineId: lineId })).body.Data as Sent;
      const [row] = await database.sql(
        `select pay_policy, step, pay_until > now() + interval '1 day' as "waits" from shop_order where id = $1`,
        [OrderId],
      );
      return row;
    };
    expect(await rowOf(line.id)).toEqual({ pay_policy: 'onSubmit', step: 'unpaid', waits: true });
    expect(await rowOf(later.id)).toEqual({ pay_policy: 'afterPacking', step: 'toPick', waits: null });
  });

  test('a whole parcel goes once, however many send it at once', async () => {
    const amy = await stage.member();
    const { id } = await graded(amy, [{}]);
    const tries = await Promise.all(Array.from({ length: 6 }, () => send(amy, { ReturnId: id })));
    expect(tries.map(errorOf).sort()).toEqual(['ok', ...Array<string>(5).fill('return.nothingLeft')]);
  });

  test('is listed for its owner alone', async () => {
    const { database, shop } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const sku = await aSku(database, shop, amy);
    await graded(amy, [{ skuId: sku.id }]);
    expect(errorOf(await send(amy, { Items: [{ SkuId: sku.id, Quantity: 1 }] }))).toBe('ok');
    expect(await dataOf(amy, 'GetRedispatchPage')).toMatchObject({ Total: 1, Rows: [{}] });
    expect(await dataOf(ben, 'GetRedispatchPage')).toEqual({ Total: 0, Rows: [] });
  });
});

describe('to an order that waits', () => {
  test('it is the seller’s own, cash on delivery, without a question, and nothing is put aside yet', async () => {
    const { database, shop } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const sku = await aSku(database, shop, amy);
    await graded(amy, [{ skuId: sku.id, quantity: 9 }]);
    const good = await aWaiting(amy, sku.id);
    await aWaiting(ben, sku.id);
    const asked = await aWaiting(amy, sku.id, 1, { exception: 'address', exceptionAt: new Date() });
    const merged = await anOrder(database, shop, amy, { step: 'awaitingArrival', parcels: [] });
    await database.sql('update shop_order set country_id = $1 where id = $2', [line.countryId, merged.id]);
    await anOrderItem(database, shop, merged, sku.id, 1);
    const bound = await aWaiting(amy, sku.id);
    await database.sql('update order_item set bound = quantity where order_id = $1', [bound.id]);
    const packed = await aWaiting(amy, sku.id);
    await database.sql(`update shop_order set step = 'toPick' where id = $1`, [packed.id]);

    expect((await matchesOf(amy)).Matches.map(({ OrderId }) => OrderId)).toEqual([good.id]);
    for (const { id } of [asked, merged, packed]) expect(await toWaiting(amy, id)).toBe('return.notWaiting');
    expect(await toWaiting(amy, bound.id)).toBe('stock.alreadyBound');
  });

  test('what the returns do not have is free there, or it is not taken', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    await someStock(database, shop, sku.id, line.warehouseId, 1);
    const first = await aWaiting(amy, sku.id);
    await graded(amy, [{ skuId: sku.id }]);
    // The unit in stock is reserved for another order.
    const { warehouseId } = line;
    const bound = { skuId: sku.id, warehouseId, kind: 'bind', count: 1, key: 'promised' } as const;
    await database.database.transaction(shop.tenantId, (db) =>
      moveStock(db, shop.id, [bound], { actor: { kind: 'system' } }),
    );
    const second = await aWaiting(amy, sku.id, 2);
    expect((await matchesOf(amy)).Matches.map(({ OrderId }) => OrderId)).toEqual([first.id]);
    expect(await toWaiting(amy, second.id)).toBe('stock.notEnough');
    await someStock(database, shop, sku.id, warehouseId, 1);
    expect(await toWaiting(amy, second.id)).toBe('ok');
    // An order that stock alone can fulfil is no match: it is bound the ordinary way.
    await someStock(database, shop, sku.id, line.warehouseId, 1);
    expect((await matchesOf(amy)).Matches).toEqual([]);
  });

  test('it is taken once, however many take it at once', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    await graded(amy, [{ skuId: sku.id, quantity: 9 }]);
    const { id } = await aWaiting(amy, sku.id);
    const tries = await Promise.all(Array.from({ length: 6 }, () => toWaiting(amy, id)));
    expect(tries.sort()).toEqual(['ok', ...Array<string>(5).fill('return.notWaiting')]);
  });
});
