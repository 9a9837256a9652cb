import { aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { aSku, aStockOrder } from '@onehaul/testing/stock-builders';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Member = { readonly id: number; readonly code: string };
type Wire = { Id: number; State: string; Items: Record<string, unknown>[]; Images: string[]; Left: number };

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
let clerk: Awaited<ReturnType<typeof stage.person>>;
let warehouseId: number;
beforeAll(async () => {
  stage = await createPaymentFixture();
  await stage.database.sql(`update shop set modules = array_append(modules, 'returns') where tenant_id = 2`);
  clerk = await stage.person(2, 'clerk');
  warehouseId = (await aPricedLine(stage.database, stage.shop)).warehouseId;
});
afterAll(() => stage.close());

const call = (member: Member, name: string, body: object = {}, where = stage.shop) =>
  stage.call(where, member, `/Base_Return/${name}`, body);
const dataOf = async (member: Member, name: string, body: object = {}) =>
  (await call(member, name, body)).body.Data as Wire;
const desk = (name: string, id: number, more: object = {}) =>
  clerk.call(`returns/${name}`, { shopId: stage.shop.id, id, ...more });
const stockOf = async (skuId: number) =>
  (
    await stage.database.sql(
      'select on_hand::int, reserved::int from stock where sku_id = $1 and warehouse_id = $2',
      [skuId, warehouseId],
    )
  )[0] as { on_hand: number; reserved: number } | undefined;
const addPhoto = async (id: number) =>
  sendStaffForm(stage.api, clerk.cookie, 'returns/addPhoto', {
    shopId: stage.shop.id,
    id,
    file: new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
        .jpeg()
        .toBuffer(),
    ),
  });
const grade = (position: number, good: number, damaged = 0, missing = 0) => ({
  position,
  good,
  damaged,
  missing,
});
/** Creates an order of the member at a step. */
async function ordered(member: Member, step: string, row: Readonly<Record<string, unknown>> = {}) {
  const order = await aStockOrder(stage.database, stage.shop, member, [], { row });
  await stage.database.sql('update shop_order set step = $1 where id = $2', [step, order.id]);
  return order;
}
const announced = (orderCode: string, more: object = {}) => ({
  OrderCode: orderCode,
  WareHouseId: warehouseId,
  Items: [{ Sku: 'Cup', Quantity: 1 }],
  ...more,
});

describe('announcing', () => {
  test('finds the order by our number, the seller’s own or the carrier’s, and the SKU by its code', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy, { name: 'Blue cup' });
    const [ours, own, bill] = await Promise.all(
      [{}, { clientNumber: 'AMY-7' }, { carrierBillNumber: 'BILL-7' }].map((row) =>
        ordered(amy, 'shipped', row),
      ),
    );
    for (const [code, order] of [
      [ours!.number.toLowerCase(), ours!],
      ['AMY-7', own!],
      ['BILL-7', bill!],
    ] as const) {
      const made = await dataOf(amy, 'AddData', announced(code, { Items: [{ Sku: sku.code, Quantity: 2 }] }));
      expect(made).toMatchObject({
        State: 'expected',
        OrderId: order.id,
        OrderCode: order.number,
        Quantity: 2,
      });
      expect(made.Items).toMatchObject([{ SkuId: sku.id, GoodsName: 'Blue cup', Good: null, Left: 0 }]);
    }
  });

  test('takes an order once, and not before it was sent', async () => {
    const amy = await stage.member();
    const order = await ordered(amy, 'shipped', { clientNumber: 'A1' });
    const waiting = await ordered(amy, 'toPick');
    const first = await dataOf(amy, 'AddData', announced(order.number));
    expect(errorOf(await call(amy, 'AddData', announced('A1')))).toBe('return.alreadyKnown');
    expect(errorOf(await call(amy, 'AddData', announced(waiting.number)))).toBe('return.notSent');
    // A number without an order is accepted only once, too.
    expect(errorOf(await call(amy, 'AddData', announced('ELSEWHERE-1')))).toBe('ok');
    expect(errorOf(await call(amy, 'AddData', announced('ELSEWHERE-1')))).toBe('return.alreadyKnown');
    expect(errorOf(await call(amy, 'Cancel', { Id: first.Id }))).toBe('ok');
    expect(errorOf(await call(amy, 'AddData', announced('A1')))).toBe('ok');
    expect(errorOf(await call(amy, 'AddData', announced('X1', { WareHouseId: 999_999 })))).toBe(
      'record.notFound',
    );
    expect(errorOf(await call(amy, 'AddData', announced('X2', { CourierCode: '?' })))).toBe('input.invalid');
  });

  test('happens once, however many announce the same order at once', async () => {
    const amy = await stage.member();
    const order = await ordered(amy, 'shipped');
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => call(amy, 'AddData', announced(order.number))),
    );
    expect(tries.map(errorOf).filter((one) => one === 'ok')).toHaveLength(1);
    expect(new Set(tries.map(errorOf))).toEqual(new Set(['ok', 'return.alreadyKnown']));
  });

  test('and everything else is the owner’s alone, of this shop', async () => {
    const { database, shop, sister } = stage;
    const [amy, ben, sis] = [await stage.member(), await stage.member(), await stage.member(sister)];
    const { id } = await aReturn(database, shop, amy, { warehouseId });
    for (const [who, where] of [
      [ben, shop],
      [sis, sister],
    ] as const) {
      for (const name of ['ReturnOrderInfo', 'Cancel'])
        expect(errorOf(await call(who, name, { Id: id }, where))).toBe('record.notFound');
      const decision = { Id: id, Decisions: [{ Position: 1, Dispose: 1 }] };
      expect(errorOf(await call(who, 'Decide', decision, where))).toBe('record.notFound');
      const page = (await call(who, 'GetDataPage', {}, where)).body.Data as { Total: number };
      expect(page.Total).toBe(0);
    }
  });
});

describe('at the station', () => {
  test('a return is found by what stands on it, received, and its order has come back', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const order = await ordered(amy, 'shipped');
    const back = await aReturn(database, shop, amy, {
      warehouseId,
      orderId: order.id,
      courierNumber: 'SF9001',
    });
    for (const code of ['sf9001', back.number.toLowerCase(), order.number]) {
      const { body } = await clerk.call('returns/find', { shopId: shop.id, warehouseId, code });
      expect((body.Data as { found: { id: number } }).found.id).toBe(back.id);
    }
    expect(errorOf(await desk('grade', back.id, { grades: [grade(1, 1)] }))).toBe('return.notHere');
    expect(errorOf(await desk('receive', back.id))).toBe('ok');
    expect(errorOf(await desk('receive', back.id))).toBe('return.over');
    const [row] = await database.sql('select step from shop_order where id = $1', [order.id]);
    expect(row).toEqual({ step: 'returned' });
    const told = await database.sql(
      `select topic from outbox where subject_id = $1 and topic like 'return%'`,
      [back.id],
    );
    expect(told).toEqual([{ topic: 'returnReceived' }]);
    expect(errorOf(await call(amy, 'Cancel', { Id: back.id }))).toBe('return.over');
  });

  test('P1: goods are graded once, and none that were not announced', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const items = [{ skuId: null, quantity: 3, goodsName: 'Lamp' }];
    const { id } = await aReturn(database, shop, amy, { state: 'received', warehouseId, items });
    const box = { weightGrams: 800, lengthMm: 200, widthMm: 150, heightMm: 100 };
    const attempt = async (grades: object[]) => errorOf(await desk('grade', id, { grades, box }));
    // The position listed twice, three good and three missing: only the first entry would count.
    expect(await attempt([grade(1, 3), grade(1, 0, 0, 3)])).toBe('return.countDiffers');
    expect(await attempt([grade(1, 3), grade(2, 5)])).toBe('return.countDiffers');
    expect(await attempt([grade(1, 3)])).toBe('ok');
  });

  test('grades add up, damage is shown, and what has no SKU is measured', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const { id } = await aReturn(database, shop, amy, {
      state: 'received',
      warehouseId,
      items: [{ skuId: sku.id, quantity: 3 }, { goodsName: 'Old lamp' }],
    });
    const box = { weightGrams: 800, lengthMm: 300, widthMm: 200, heightMm: 100 };
    const attempt = async (grades: object[], more: object = {}) =>
      errorOf(await desk('grade', id, { grades, ...more }));
    expect(await attempt([grade(1, 3)], { box })).toBe('return.countDiffers');
    expect(await attempt([grade(1, 2), grade(2, 1)], { box })).toBe('return.countDiffers');
    expect(await attempt([grade(1, 2, 1), grade(2, 1)], { box })).toBe('return.photoMissing');
    expect(errorOf(await addPhoto(id))).toBe('ok');
    expect(await attempt([grade(1, 2, 1), grade(2, 1)])).toBe('return.measureMissing');
    expect(await attempt([grade(1, 1, 1, 1), grade(2, 1)], { box, note: 'One is cracked' })).toBe('ok');
    expect(await attempt([grade(1, 3), grade(2, 1)], { box })).toBe('return.over');
    const shown = await dataOf(amy, 'ReturnOrderInfo', { Id: id });
    expect(shown).toMatchObject({ State: 'graded', Note: 'One is cracked', Weight: 0.8, Left: 2 });
    expect(shown.Items).toMatchObject([
      { Good: 1, Damaged: 1, Missing: 1, Left: 1 },
      { Good: 1, Left: 1 },
    ]);
    expect(shown.Images).toHaveLength(1);
    expect(errorOf(await addPhoto(id))).toBe('return.over');
    expect(await stockOf(sku.id)).toBeUndefined();
  });

  test('good ones go into stock at once where their owner has said so; nothing good, nothing to decide', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const items = [{ skuId: sku.id, quantity: 4 }];
    const wished = await aReturn(database, shop, amy, {
      state: 'received',
      warehouseId,
      wish: 'restock',
      items,
    });
    expect(errorOf(await desk('grade', wished.id, { grades: [grade(1, 3, 0, 1)] }))).toBe('ok');
    expect(await stockOf(sku.id)).toEqual({ on_hand: 3, reserved: 0 });
    expect(await dataOf(amy, 'ReturnOrderInfo', { Id: wished.id })).toMatchObject({
      State: 'closed',
      Left: 0,
    });
    const lost = await aReturn(database, shop, amy, { state: 'received', warehouseId, items });
    expect(errorOf(await desk('grade', lost.id, { grades: [grade(1, 0, 0, 4)] }))).toBe('ok');
    expect((await dataOf(amy, 'ReturnOrderInfo', { Id: lost.id })).State).toBe('closed');
  });

  test('what nobody announced is opened for the code on it', async () => {
    const amy = await stage.member();
    const sku = await aSku(stage.database, stage.shop, amy);
    const found = {
      shopId: stage.shop.id,
      warehouseId,
      courierNumber: 'YT777',
      items: [{ goods: sku.code, quantity: 2 }],
    };
    const { body } = await clerk.call('returns/open', { ...found, memberCode: amy.code });
    expect(body.Data).toMatchObject({ state: 'received', memberCode: amy.code, items: [{ skuId: sku.id }] });
    const nobody = await clerk.call('returns/open', { ...found, memberCode: 'NOBODY' });
    expect(errorOf(nobody)).toBe('parcel.memberUnknown');
  });

  test('the desk lists by state, warehouse and age, of one company', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const own = (await aPricedLine(database, shop)).warehouseId;
    const old = await aReturn(database, shop, amy, { warehouseId: own });
    await aReturn(database, shop, amy, { warehouseId: own });
    await database.sql(`update return_parcel set created_at = now() - interval '8 days' where id = $1`, [
      old.id,
    ]);
    const list = async (more: object) =>
      (await clerk.call('returns/list', { state: 'expected', warehouseId: own, ...more })).body.Data as {
        items: { id: number }[];
        total: number;
        counts: { expected: number };
      };
    expect(await list({})).toMatchObject({ total: 2, counts: { expected: 2 } });
    expect((await list({ olderDays: 7 })).items.map(({ id }) => id)).toEqual([old.id]);
    expect((await list({ search: old.number.toLowerCase() })).total).toBe(1);
    const rival = await stage.person(3, 'owner', 'rivalowner');
    const rivalHas = (modules: string) =>
      stage.database.sql('update shop set modules = $1 where tenant_id = 3', [modules]);
    await rivalHas('{returns}');
    const theirs = await rival.call('returns/list', { state: 'expected' });
    expect((theirs.body.Data as { total: number }).total).toBe(0);
    expect(errorOf(await rival.call('returns/get', { shopId: shop.id, id: old.id }))).toBe('record.notFound');
    await rivalHas('{}');
  });
});

describe('deciding', () => {
  test('puts good ones into stock or throws them away, and the last one closes the return', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const items = [{ skuId: sku.id, quantity: 5, good: 4 }];
    const { id } = await aReturn(database, shop, amy, { state: 'graded', warehouseId, items });
    const decide = (restock: number, dispose = 0, position = 1) =>
      call(amy, 'Decide', {
        Id: id,
        Decisions: [{ Position: position, Restock: restock, Dispose: dispose }],
      });
    expect(errorOf(await decide(5))).toBe('return.nothingLeft');
    expect(errorOf(await decide(1, 0, 9))).toBe('record.notFound');
    expect(errorOf(await decide(0))).toBe('input.invalid');
    expect(errorOf(await decide(2))).toBe('ok');
    expect(errorOf(await decide(1))).toBe('ok');
    expect(await stockOf(sku.id)).toEqual({ on_hand: 3, reserved: 0 });
    expect(errorOf(await decide(1, 1))).toBe('return.nothingLeft');
    expect((await decide(0, 1)).body.Data).toMatchObject({ State: 'closed', Left: 0 });
    expect(errorOf(await decide(1))).toBe('return.over');
    const early = await aReturn(database, shop, amy, { state: 'received', warehouseId });
    const soon = await call(amy, 'Decide', { Id: early.id, Decisions: [{ Position: 1, Dispose: 1 }] });
    expect(errorOf(soon)).toBe('return.notGraded');
    // Stock is tracked by SKU, so goods without one cannot be restocked.
    const bare = await aReturn(database, shop, amy, { state: 'graded', warehouseId });
    const wrong = await call(amy, 'Decide', { Id: bare.id, Decisions: [{ Position: 1, Restock: 1 }] });
    expect(errorOf(wrong)).toBe('input.invalid');
  });

  test('by two people at once takes each unit once: twenty rounds', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    for (let round = 0; round < 20; round++) {
      const sku = await aSku(database, shop, amy);
      const items = [{ skuId: sku.id, quantity: 3 }];
      const { id } = await aReturn(database, shop, amy, { state: 'graded', warehouseId, items });
      const decide = (more: object) => call(amy, 'Decide', { Id: id, Decisions: [{ Position: 1, ...more }] });
      const [one, two] = (await Promise.all([decide({ Restock: 2 }), decide({ Dispose: 2 })])).map(errorOf);
      expect([one, two].sort()).toEqual(['ok', 'return.nothingLeft']);
      const [row] = await database.sql('select restocked, disposed from return_item where return_id = $1', [
        id,
      ]);
      expect(row).toEqual(one === 'ok' ? { restocked: 2, disposed: 0 } : { restocked: 0, disposed: 2 });
      expect((await stockOf(sku.id))?.on_hand ?? 0).toBe(one === 'ok' ? 2 : 0);
    }
  });
});

test('a shop without the module refuses its calls', async () => {
  const { rivalShop } = stage;
  const eve = await stage.member(rivalShop);
  for (const name of ['GetDataPage', 'GetMatches'])
    expect(errorOf(await call(eve, name, {}, rivalShop))).toBe('access.moduleOff');
});
