import { aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { aSku, aStockOrder } from '@onehaul/testing/stock-builders';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Member = { readonly id: number; readonly code: string };
type Made = { Id: number; OrderId: number | null; Items: { SkuId: number | null }[] };

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
const desk = async (name: string, body: object = {}) =>
  errorOf(await clerk.call(`returns/${name}`, { shopId: stage.shop.id, ...body }));
const announced = (orderCode: string, more: object = {}) => ({
  OrderCode: orderCode,
  WareHouseId: warehouseId,
  Items: [{ Sku: 'Cup', Quantity: 1 }],
  ...more,
});
const announce = async (member: Member, orderCode: string, more: object = {}) =>
  (await call(member, 'AddData', announced(orderCode, more))).body.Data as Made;
const stepOf = async (id: number) =>
  (await stage.database.sql('select step from shop_order where id = $1', [id]))[0]!['step'];
const stateOf = async (id: number) =>
  (await stage.database.sql('select state from return_parcel where id = $1', [id]))[0]!['state'];
const grade = (position: number, good: number, damaged = 0, missing = 0) => ({
  position,
  good,
  damaged,
  missing,
});
const aPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } })
      .jpeg()
      .toBuffer(),
  );
const addPhoto = async (id: number, file: Uint8Array<ArrayBuffer>, cookie = clerk.cookie) =>
  errorOf(await sendStaffForm(stage.api, cookie, 'returns/addPhoto', { shopId: stage.shop.id, id, file }));

describe('what is announced', () => {
  test('is found among the member’s own orders, numbers and SKUs alone', async () => {
    const { database, shop } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const sku = await aSku(database, shop, ben);
    const bens = await aStockOrder(database, shop, ben, [], { row: { clientNumber: 'BEN-1' } });
    await database.sql(`update shop_order set step = 'shipped' where id = $1`, [bens.id]);
    for (const number of [bens.number, 'BEN-1']) {
      const made = await announce(amy, number, { Items: [{ Sku: sku.code, Quantity: 1 }] });
      expect(made).toMatchObject({ OrderId: null, Items: [{ SkuId: null, GoodsName: sku.code }] });
    }
    // Amy's announcement does not block another member's announcement of the same number.
    expect(await announce(ben, 'ELSEWHERE-7')).toMatchObject({ OrderId: null });
    expect(await announce(amy, 'ELSEWHERE-7')).toMatchObject({ OrderId: null });
  });

  test('is no order that was cancelled; one taken back can be announced anew', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const gone = await aStockOrder(database, shop, amy, [], { row: { clientNumber: 'GONE-1' } });
    await database.sql(`update shop_order set step = 'cancelled' where id = $1`, [gone.id]);
    expect(await announce(amy, 'GONE-1')).toMatchObject({ OrderId: null });
    const first = await announce(amy, 'ELSEWHERE-8');
    expect(errorOf(await call(amy, 'Cancel', { Id: first.Id }))).toBe('ok');
    expect(await announce(amy, 'ELSEWHERE-8')).toMatchObject({ OrderId: null });
  });

  test('of nobody’s order is taken once, however many announce it at once', async () => {
    const amy = await stage.member();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => call(amy, 'AddData', announced('ELSEWHERE-9'))),
    );
    expect(tries.map(errorOf).filter((one) => one === 'ok')).toHaveLength(1);
    expect(new Set(tries.map(errorOf))).toEqual(new Set(['ok', 'return.alreadyKnown']));
  });

  test('is listed for its owner alone, whichever state is asked for', async () => {
    const [amy, ben] = [await stage.member(), await stage.member()];
    const { number } = await aReturn(stage.database, stage.shop, amy, { warehouseId });
    for (const asked of [{}, { State: 'expected' }, { KeyWord: number.slice(0, 6).toLowerCase() }])
      expect((await call(amy, 'GetDataPage', asked)).body.Data).toMatchObject({ Total: 1, Rows: [{}] });
    const unlike = (await call(amy, 'GetDataPage', { KeyWord: '?' })).body.Data;
    expect(unlike).toMatchObject({ Total: 0, Rows: [], Counts: { Expected: 1 } });
    for (const asked of [{}, { State: 'expected' }]) {
      const { Rows, Total, Counts } = (await call(ben, 'GetDataPage', asked)).body.Data as {
        Rows: object[];
        Total: number;
        Counts: { Expected: number };
      };
      expect({ Rows, Total, expected: Counts.Expected }).toEqual({ Rows: [], Total: 0, expected: 0 });
    }
  });

  test('is decided once for each kind in one call', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const sku = await aSku(database, shop, amy);
    const items = [{ skuId: sku.id, quantity: 4 }];
    const { id } = await aReturn(database, shop, amy, { state: 'graded', warehouseId, items });
    const twice = [
      { Position: 1, Restock: 1 },
      { Position: 1, Restock: 1 },
    ];
    expect(errorOf(await call(amy, 'Decide', { Id: id, Decisions: twice }))).toBe('input.invalid');
    expect(await database.sql('select 1 from stock_movement where return_id = $1', [id])).toEqual([]);
  });
});

describe('a scan', () => {
  test('finds what lies in this warehouse of this shop, what waits before what is over', async () => {
    const { database, shop, sister } = stage;
    const amy = await stage.member();
    const elsewhere = (await aPricedLine(database, shop)).warehouseId;
    const find = async (code: string, more: object = {}) =>
      (await clerk.call('returns/find', { shopId: shop.id, warehouseId, code, ...more })).body.Data as {
        found: { id: number } | null;
        choices: { id: number }[];
      };
    const over = { warehouseId, courierNumber: 'SF7001', state: 'closed' as const };
    const closed = await aReturn(database, shop, amy, over);
    expect((await find('SF7001')).found?.id).toBe(closed.id);
    const waiting = await aReturn(database, shop, amy, { warehouseId, courierNumber: 'SF7001' });
    expect((await find('SF7001')).found?.id).toBe(waiting.id);
    await aReturn(database, shop, amy, { warehouseId, courierNumber: 'SF7001', state: 'received' });
    expect(await find('SF7001')).toMatchObject({ found: null, choices: [{}, {}] });
    const nothing = { found: null, choices: [] };
    await aReturn(database, shop, amy, { warehouseId, courierNumber: 'SF7002', state: 'cancelled' });
    await aReturn(database, shop, amy, { warehouseId: elsewhere, courierNumber: 'SF7003' });
    const sis = await stage.member(sister);
    const hers = await aReturn(database, sister, sis, { courierNumber: 'SF7004' });
    for (const code of ['SF7002', 'SF7003', 'SF7004']) expect(await find(code)).toEqual(nothing);
    expect(await find('SF7004', { warehouseId: hers.warehouseId })).toEqual(nothing);
  });

  test('and every work on a return names its shop', async () => {
    const { database, sister } = stage;
    const sis = await stage.member(sister);
    const expected = await aReturn(database, sister, sis);
    const received = await aReturn(database, sister, sis, { state: 'received' });
    for (const name of ['get', 'receive']) {
      expect(await desk(name, { id: expected.id })).toBe('record.notFound');
      expect(await desk(name, { id: 999_999_999 })).toBe('record.notFound');
    }
    const box = { weightGrams: 800, lengthMm: 300, widthMm: 200, heightMm: 100 };
    expect(await desk('grade', { id: received.id, grades: [grade(1, 1)], box })).toBe('record.notFound');
    expect(await addPhoto(received.id, await aPicture())).toBe('record.notFound');
    expect([await stateOf(expected.id), await stateOf(received.id)]).toEqual(['expected', 'received']);
  });
});

describe('at the station', () => {
  test('an order that had arrived stays where it was; one on its way comes back', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const order = await aStockOrder(database, shop, amy, []);
    await database.sql(`update shop_order set step = 'completed' where id = $1`, [order.id]);
    const { id } = await aReturn(database, shop, amy, { warehouseId, orderId: order.id });
    expect(await desk('receive', { id })).toBe('ok');
    expect(await stepOf(order.id)).toBe('completed');
  });

  test('what nobody announced comes to a warehouse of this shop, under a number that can be one', async () => {
    const { database, sister } = stage;
    const amy = await stage.member();
    const far = await aPricedLine(database, sister);
    const found = { warehouseId, memberCode: amy.code, items: [{ goods: 'Cup', quantity: 1 }] };
    expect(await desk('open', { ...found, warehouseId: far.warehouseId })).toBe('record.notFound');
    expect(await desk('open', { ...found, courierNumber: '?' })).toBe('input.invalid');
    const { code } = await stage.member(sister);
    expect(await desk('open', { ...found, memberCode: code })).toBe('parcel.memberUnknown');
    const made = await database.sql('select 1 from return_parcel where member_id = $1', [amy.id]);
    expect(made).toEqual([]);
  });

  test('photos are pictures of a bearable size, at most twenty, once it is here', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const picture = await aPicture();
    const expected = await aReturn(database, shop, amy, { warehouseId });
    expect(await addPhoto(expected.id, picture)).toBe('return.notHere');
    const { id } = await aReturn(database, shop, amy, { warehouseId, state: 'received' });
    expect(await addPhoto(id, new TextEncoder().encode('<svg/>'))).toBe('file.notPicture');
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'imageMostBytes', '1048576')`,
      [shop.tenantId, shop.id],
    );
    try {
      const large = new Uint8Array(2 ** 20 + 1);
      large.set(picture);
      expect(await addPhoto(id, large)).toBe('file.tooLarge');
    } finally {
      await database.sql(`delete from setting where name = 'imageMostBytes'`);
    }
    await database.sql(
      `insert into return_photo (tenant_id, shop_id, id, return_id, file_key, sha256, length_bytes, staff_id)
       select $1, $2, gen_random_uuid(), $3, 'key', '\\x00', 1, $4 from generate_series(1, 19)`,
      [shop.tenantId, shop.id, id, clerk.id],
    );
    expect(await addPhoto(id, picture)).toBe('ok');
    expect(await addPhoto(id, picture)).toBe('file.tooMany');
    // For a missing return the image is not even decoded.
    expect(await addPhoto(999_999_999, new TextEncoder().encode('<svg/>'))).toBe('record.notFound');
  });

  test('goods without a SKU wait for a decision, whatever was wished; nothing good closes it', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const box = { weightGrams: 800, lengthMm: 300, widthMm: 200, heightMm: 100 };
    const wished = { warehouseId, state: 'received' as const, wish: 'restock' as const };
    const lamp = await aReturn(database, shop, amy, wished);
    expect(await desk('grade', { id: lamp.id, grades: [grade(1, 1)], box })).toBe('ok');
    expect(await stateOf(lamp.id)).toBe('graded');
    const lost = await aReturn(database, shop, amy, wished);
    expect(await desk('grade', { id: lost.id, grades: [grade(1, 0, 0, 1)] })).toBe('ok');
    expect(await stateOf(lost.id)).toBe('closed');
    const told = await database.sql(
      `select details from outbox where topic = 'returnGraded' and subject_id = $1`,
      [lost.id],
    );
    expect(told).toMatchObject([{ details: { good: 0, damaged: 0, missing: 1 } }]);
  });

  test('work is done by who may work there, and seen by who may see it', async () => {
    const { database, shop } = stage;
    const amy = await stage.member();
    const { id } = await aReturn(database, shop, amy, { warehouseId });
    const which = { shopId: shop.id, id };
    const reads: [string, object][] = [
      ['list', { state: 'expected' }],
      ['get', which],
      ['find', { shopId: shop.id, warehouseId, code: 'SF1' }],
    ];
    const works: [string, object][] = [
      [
        'open',
        { shopId: shop.id, warehouseId, memberCode: amy.code, items: [{ goods: 'Cup', quantity: 1 }] },
      ],
      ['receive', which],
      ['grade', { ...which, grades: [grade(1, 1)] }],
    ];
    const [service, finance] = [await stage.person(2, 'service'), await stage.person(2, 'finance')];
    const replies = async (who: typeof service, calls: typeof reads) => {
      const all: string[] = [];
      for (const [name, body] of calls) all.push(errorOf(await who.call(`returns/${name}`, body)));
      return all;
    };
    expect(await replies(service, reads)).toEqual(['ok', 'ok', 'ok']);
    expect(await replies(service, works)).toEqual(works.map(() => 'access.forbidden'));
    expect(await addPhoto(id, await aPicture(), service.cookie)).toBe('access.forbidden');
    expect(await replies(finance, [...reads, ...works])).toEqual(
      [...reads, ...works].map(() => 'access.forbidden'),
    );
    expect(await stateOf(id)).toBe('expected');
  });
});

test('a shop without the module refuses every call of it', async () => {
  const { rivalShop } = stage;
  const eve = await stage.member(rivalShop);
  const calls: [string, object][] = [
    ['GetDataPage', {}],
    ['ReturnOrderInfo', { Id: 1 }],
    ['AddData', announced('X')],
    ['Cancel', { Id: 1 }],
    ['Decide', { Id: 1, Decisions: [{ Position: 1, Dispose: 1 }] }],
    ['GetMatches', {}],
    ['QuoteRedispatch', { LineId: 1, OrderId: 1 }],
    ['Redispatch', { LineId: 1, OrderId: 1 }],
    ['GetRedispatchPage', {}],
  ];
  for (const [name, body] of calls)
    expect.soft([name, errorOf(await call(eve, name, body, rivalShop))]).toEqual([name, 'access.moduleOff']);
});

test('the tables hold what the rules say, whoever writes', async () => {
  const { database, shop } = stage;
  const amy = await stage.member();
  const { id } = await aReturn(database, shop, amy, {
    state: 'graded',
    warehouseId,
    items: [{ quantity: 3 }],
  });
  const write = (text: string) => database.sql(text, [id]);
  await expect(write('update return_item set good = 2 where return_id = $1')).rejects.toThrow('check');
  await expect(
    write('update return_item set restocked = 2, disposed = 2 where return_id = $1'),
  ).rejects.toThrow('return_item_never_more');
  await expect(write('update return_parcel set length_mm = null where id = $1')).rejects.toThrow('check');
  const mayChange = await database.sql(
    `select has_table_privilege('onehaul_app', 'return_photo', 'update') as may`,
  );
  expect(mayChange).toEqual([{ may: false }]);
});
