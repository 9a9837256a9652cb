import { randomUUID } from 'node:crypto';
import { billLine } from '@onehaul/domain/fee/bill';
import { spendPoints } from '@onehaul/domain/wallet/journals';
import { aRow } from '@onehaul/testing/catalog-builders';
import { anAddress } from '@onehaul/testing/order-builders';
import { createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import { aParcel, aParcelPhoto, type TestParcel } from '@onehaul/testing/parcel-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createFulfilmentFixture();
const { database, api, shop, amy, ben, clerk, admin, service, rival, warehouseId } = stage;
const { orderToPack, pack, orderRow, balance, notSquare, scan, row } = stage;
afterAll(stage.close);

let keys = 0;
const say = (path: string, body: object, member: { id: number } = amy) =>
  api.post('harbour.test', `/Client_Case/${path}`, body, {
    authorization: `Bearer ${shop.id}:${member.id}`,
    'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
  });
const caseRow = async (id: number) =>
  (await database.sql('select * from support_case where id = $1', [id]))[0] as Record<string, unknown>;
async function dispute(thing: object): Promise<number> {
  const reply = await say('AddData', { Kind: 'measurement', ...thing, Words: 'I measured less' });
  expect(errorOf(reply)).toBe('ok');
  return Number((reply.body.Data as { Id: number }).Id);
}
const piece = (grams: number, more: object = {}) => ({
  boxNumber: 1,
  grams,
  lengthMillimetres: 100,
  widthMillimetres: 100,
  heightMillimetres: 100,
  ...more,
});
const record = (id: number, pieces: object[], person = admin) =>
  person.call('measure-again/record', { shopId: shop.id, warehouseId, id, pieces });
const photoOf = (order: { id: number }, staffId = admin.id, boxNumber = 1) =>
  aRow(database, shop, 'order_photo', {
    id: randomUUID(),
    orderId: order.id,
    boxNumber,
    kind: 'scale',
    fileKey: `order/${randomUUID()}.webp`,
    sha256: Buffer.alloc(32),
    lengthBytes: 1,
    staffId,
  });
const figures = { weightGrams: 4321, lengthMm: 771, widthMm: 553, heightMm: 337 };
async function storedParcel(): Promise<TestParcel> {
  const parcel = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored', row: figures });
  await aRow(database, shop, 'parcel_event', {
    parcelId: parcel.id,
    act: 'measure',
    fromState: 'received',
    toState: 'stored',
    actor: 'staff',
    actorId: clerk.id,
    details: figures,
  });
  return parcel;
}
/** The parcel's original dimensions, and different ones. */
const asBefore = { lengthMillimetres: 771, widthMillimetres: 553, heightMillimetres: 337 };

describe('a packed order, measured again', () => {
  test('lighter: what was paid too much goes back to the cent, gift money as gift money, and the case is closed', async () => {
    const order = await orderToPack({ gift: 250 });
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const before = { cash: await balance('cash'), gift: await balance('gift') };
    expect(errorOf(await record(id, [piece(600)]))).toBe('ok');
    expect((await balance('cash')) - before.cash).toBe(300);
    expect((await balance('gift')) - before.gift).toBe(100);
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', total_minor: 600, paid_minor: 600 });
    expect(await notSquare(order.id)).toEqual([]);
    const boxes = await database.sql('select weight_grams, packed_by from order_box where order_id = $1', [
      order.id,
    ]);
    expect(boxes).toEqual([{ weight_grams: 600, packed_by: admin.id }]);
    expect(await caseRow(id)).toMatchObject({
      state: 'closed',
      outcome: 'cheaper',
      first_staff_id: clerk.id,
      second_staff_id: admin.id,
      measured: { totalMinor: 1000, pieces: [{ grams: 1000 }] },
      remeasured: { totalMinor: 600, pieces: [{ grams: 600 }] },
    });
    expect(Number((await caseRow(id)).refunded_minor)).toBe(400);
    const refunds = await database.sql('select why, minor::int from refund where order_id = $1', [order.id]);
    expect(refunds).toEqual([{ why: 'cheaper', minor: 400 }]);
    expect(await stage.told(amy, id)).toContain('caseMeasured');
    const { body } = await say('GetTheData', { Id: id });
    expect(body.Data).toMatchObject({
      Outcome: 'cheaper',
      RefundedAmount: 4,
      Measured: { AccruedCharge: 10, Pieces: [{ Weight: 1 }] },
      Remeasured: { AccruedCharge: 6, Pieces: [{ Weight: 0.6 }] },
    });
  });

  test('fifty clerks’ clicks give back once', async () => {
    const order = await orderToPack();
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const money = async () => (await balance('cash')) + (await balance('gift'));
    const before = await money();
    const replies = await Promise.all(Array.from({ length: 50 }, () => record(id, [piece(400)])));
    expect(replies.map(errorOf).filter((error) => error === 'ok')).toHaveLength(1);
    expect(new Set(replies.map(errorOf))).toEqual(new Set(['ok', 'case.over']));
    expect((await money()) - before).toBe(600);
  });

  test('a difference that was due vanishes, and the order goes on', async () => {
    const order = await orderToPack();
    await pack(order, 1900);
    expect(await orderRow(order.id)).toMatchObject({ step: 'packed', total_minor: 1900, paid_minor: 1000 });
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const cash = await balance('cash');
    expect(errorOf(await record(id, [piece(1000)]))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', total_minor: 1000, paid_minor: 1000 });
    expect(await balance('cash')).toBe(cash);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('a difference that was due falls', async () => {
    const order = await orderToPack();
    await pack(order, 3000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    expect(errorOf(await record(id, [piece(1700)]))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'packed', total_minor: 1700, paid_minor: 1000 });
    expect(await notSquare(order.id)).toEqual([]);
  });

  test.each([
    ['a little', 1030, 'stands'],
    ['much', 5000, 'promiseStands'],
  ])('%s heavier: nobody pays more for having asked', async (_, grams, outcome) => {
    const order = await orderToPack();
    await pack(order, 1000);
    const before = await orderRow(order.id);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const cash = await balance('cash');
    expect(errorOf(await record(id, [piece(grams)]))).toBe('ok');
    const after = await orderRow(order.id);
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
    expect(await balance('cash')).toBe(cash);
    expect(await caseRow(id)).toMatchObject({ state: 'closed', outcome, remeasured: { totalMinor: 1000 } });
    const boxes = await database.sql('select weight_grams from order_box where order_id = $1', [order.id]);
    expect(boxes).toEqual([{ weight_grams: 1000 }]);
  });

  /** The order as if this amount had been deducted when it was placed. */
  async function reduce(order: WorkOrder, off: 'coupon' | 'points', minor: number) {
    const terms =
      off === 'coupon' ? { minor, leastMinor: 900, leastGrams: 900 } : { count: minor, minorEach: 1 };
    const inputs: Record<string, number> =
      off === 'coupon' ? { couponMinor: minor } : { points: minor, minorEach: 1 };
    const was = await orderRow(order.id);
    const bill = was.bill as { lines: object[]; totalMinor: number };
    const reduced = {
      ...bill,
      lines: [...bill.lines, billLine(off, -minor, { inputs })],
      totalMinor: bill.totalMinor - minor,
    };
    const shipment = { ...(was.shipment as object), [off]: terms };
    await database.sql(
      `update shop_order set shipment = $2, bill = $3, quoted_bill = $3, total_minor = $4, points = $5 where id = $1`,
      [order.id, shipment, reduced, reduced.totalMinor, off === 'points' ? minor : 0],
    );
    if (off === 'points') {
      await someMoney(database, shop, amy, { points: minor });
      await aJournal(database, shop, spendPoints(amy.id, minor));
    }
  }

  test('with a coupon: it stays whole, and the rest goes back exactly', async () => {
    const order = await orderToPack({ payPolicy: 'afterPacking' });
    await reduce(order, 'coupon', 300);
    await pack(order, 1000);
    await someMoney(database, shop, amy, { cash: 700 });
    await stage.pay(order);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const cash = await balance('cash');
    expect(errorOf(await record(id, [piece(437)]))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ total_minor: 137, paid_minor: 137 });
    expect((await balance('cash')) - cash).toBe(563);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('with points: those that are not needed go back', async () => {
    const order = await orderToPack({ payPolicy: 'collect' });
    await reduce(order, 'points', 800);
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const points = await balance('points');
    expect(errorOf(await record(id, [piece(500)]))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ points: 500, total_minor: 0 });
    expect((await balance('points')) - points).toBe(300);
  });

  test('waits: it is neither loaded nor packed anew meanwhile', async () => {
    const order = await orderToPack();
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    const repack = () => clerk.call('pack/repack', scan({ orderNumber: order.number }));
    const { body } = await clerk.call('batches/open', { shopId: shop.id, warehouseId, lineId: order.lineId });
    const batch = { shopId: shop.id, id: (body.Data as { id: number }).id };
    const load = () => clerk.call('batches/load', { ...batch, boxCode: `${order.number}-1` });
    expect(errorOf(await repack())).toBe('case.measuring');
    expect(errorOf(await load())).toBe('case.measuring');
    expect(errorOf(await say('Answer', { Id: id, Answer: 'close' }))).toBe('ok');
    expect(errorOf(await load())).toBe('ok');
  });
});

describe('a second person', () => {
  test('is not the first: neither at the server nor in the database', async () => {
    const order = await orderToPack();
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order, clerk.id);
    await photoOf(order, admin.id);
    expect(errorOf(await record(id, [piece(600)], clerk))).toBe('case.needsOtherPerson');
    await expect(
      database.sql(`update support_case set second_staff_id = $2, remeasured = '{}' where id = $1`, [
        id,
        clerk.id,
      ]),
    ).rejects.toThrow('check');
    expect(errorOf(await record(id, [piece(600)], admin))).toBe('ok');
  });

  test('shows it on the scale: their own photo, of every box, since it was asked for', async () => {
    const order = await orderToPack();
    await pack(order, 1000);
    await photoOf(order, admin.id);
    const id = await dispute({ OrderId: order.id });
    expect(errorOf(await record(id, [piece(600)]))).toBe('case.photoMissing');
    await photoOf(order, clerk.id);
    expect(errorOf(await record(id, [piece(600)]))).toBe('case.photoMissing');
    await photoOf(order, admin.id);
    expect(errorOf(await record(id, [piece(600), piece(600, { boxNumber: 2 })]))).toBe('input.invalid');
    expect(errorOf(await record(id, [piece(600)]))).toBe('ok');
  });

  test('works in the warehouse where it lies, for the company it belongs to', async () => {
    const order = await orderToPack();
    await pack(order, 1000);
    const id = await dispute({ OrderId: order.id });
    await photoOf(order);
    const body = { shopId: shop.id, warehouseId: stage.otherWarehouseId, id, pieces: [piece(600)] };
    expect(errorOf(await admin.call('measure-again/record', body))).toBe('record.notFound');
    expect(errorOf(await record(id, [piece(600)], rival))).toBe('record.notFound');
    expect(errorOf(await service.call('measure-again/record', { ...body, warehouseId }))).toBe(
      'access.forbidden',
    );
  });

  test('sees nothing of what was measured before: not at the station, not at the desk', async () => {
    const parcel = await storedParcel();
    const id = await dispute({ ParcelId: parcel.id });
    const order = await orderToPack({ grams: [6543] });
    await pack(order, 6543);
    const ofOrder = await dispute({ OrderId: order.id });
    const where = { shopId: shop.id, warehouseId };
    const answers = [
      await admin.call('measure-again/list', where),
      await admin.call('cases/list', { pageRows: 100 }),
      await admin.call('cases/get', { shopId: shop.id, id }),
      await admin.call('cases/get', { shopId: shop.id, id: ofOrder }),
    ];
    for (const { body } of answers) {
      expect(body.Code).toBe(200);
      const wire = JSON.stringify(body.Data).replaceAll(
        /"(id|number|createdAt|updatedAt|dueAt|openedAt)":("[^"]*"|\d+)/g,
        '',
      );
      for (const figure of [
        '4321',
        '4.321',
        '771',
        '77.1',
        '553',
        '55.3',
        '337',
        '33.7',
        '6543',
        '6.543',
        '65.43',
      ])
        expect(wire).not.toContain(figure);
    }
    const { items } = answers[0]!.body.Data as {
      items: { id: number; isOwn: boolean; boxNumbers: number[] }[];
    };
    expect(items.find((item) => item.id === id)).toMatchObject({ isOwn: false, boxNumbers: [1] });
    const own = (await clerk.call('measure-again/list', where)).body.Data as typeof itemsOf;
    expect(own.items.find((item) => item.id === ofOrder)).toMatchObject({ isOwn: true });
    // The response to a recording omits the previous figures too; afterwards the desk sees both.
    await aParcelPhoto(database, parcel, { staffId: admin.id, kind: 'whole' });
    const { body } = await record(id, [piece(4000, asBefore)]);
    expect(JSON.stringify(body)).not.toContain('4321');
    expect((await admin.call('cases/get', { shopId: shop.id, id })).body.Data).toMatchObject({
      measured: { pieces: [{ grams: 4321 }] },
      remeasured: { pieces: [{ grams: 4000 }] },
    });
  });
  const itemsOf = { items: [] as { id: number; isOwn: boolean }[] };

  test('another company’s list is empty of it', async () => {
    const { body } = await rival.call('measure-again/list', { shopId: shop.id, warehouseId });
    expect(body.Data).toEqual({ items: [] });
  });
});

describe('a parcel, measured again', () => {
  async function measured(grams: number, more: object = asBefore) {
    const parcel = await storedParcel();
    const id = await dispute({ ParcelId: parcel.id });
    await aParcelPhoto(database, parcel, { staffId: admin.id, kind: 'whole' });
    expect(errorOf(await record(id, [piece(grams, more)]))).toBe('ok');
    return { parcel, id };
  }

  test.each([
    ['50 g', 4371, asBefore, 4321, 'stands'],
    ['51 g', 4372, asBefore, 4372, 'corrected'],
    ['1 cm', 4321, { ...asBefore, lengthMillimetres: 761 }, 4321, 'stands'],
    ['11 mm', 4321, { ...asBefore, lengthMillimetres: 760 }, 4321, 'corrected'],
    [
      'another way up',
      4321,
      { lengthMillimetres: 337, widthMillimetres: 771, heightMillimetres: 553 },
      4321,
      'stands',
    ],
  ] as const)('%s away', async (_, grams, sides, kept, outcome) => {
    const { parcel, id } = await measured(grams, sides);
    expect(await caseRow(id)).toMatchObject({ state: 'closed', outcome });
    expect(await row(parcel.id)).toMatchObject({ weight_grams: kept, state: 'stored' });
    const acts = (await stage.events(parcel.id)).map(({ act }) => act);
    expect(acts.includes('remeasure')).toBe(outcome === 'corrected');
  });

  test('costs no storage meanwhile, and its clock runs on when it is done', async () => {
    const parcel = await storedParcel();
    await database.sql(
      `update parcel set stored_at = now() - interval '3 days', free_until = now() + interval '5 days',
         abandon_at = now() + interval '50 days', storage_look_at = now() + interval '2 days' where id = $1`,
      [parcel.id],
    );
    const id = await dispute({ ParcelId: parcel.id });
    const paused = await row(parcel.id);
    expect(paused.paused_at).not.toBeNull();
    await database.sql(`update parcel set paused_at = paused_at - interval '1 day' where id = $1`, [
      parcel.id,
    ]);
    await aParcelPhoto(database, parcel, { staffId: admin.id, kind: 'whole' });
    expect(errorOf(await record(id, [piece(4321, asBefore)]))).toBe('ok');
    const after = await row(parcel.id);
    expect(after.paused_at).toBeNull();
    const later = (after.free_until as Date).getTime() - (paused.free_until as Date).getTime();
    expect(Math.round(later / 3_600_000)).toBe(24);
  });

  test('is not put into an order meanwhile', async () => {
    const parcel = await storedParcel();
    await dispute({ ParcelId: parcel.id });
    await anAddress(database, shop, amy);
    const { lockParcels, assertNotServed } = await import('../parcel/index.ts');
    const ordering = database.database.transaction(shop.tenantId, async (db) =>
      assertNotServed(db, shop.id, await lockParcels(db, shop.id, [parcel.id])),
    );
    await expect(ordering).rejects.toMatchObject({ code: 'case.measuring' });
  });

  test('only what lies measured in the house, and only one’s own', async () => {
    const expected = await aParcel(database, { shop, member: amy, state: 'forecast' });
    const theirs = await aParcel(database, { shop, member: ben, warehouseId, state: 'stored' });
    const ask = async (thing: object) =>
      errorOf(await say('AddData', { Kind: 'measurement', ...thing, Words: 'x' }));
    expect(await ask({ ParcelId: expected.id })).toBe('case.notMeasured');
    expect(await ask({ ParcelId: theirs.id })).toBe('record.notFound');
    const order = await orderToPack();
    expect(await ask({ OrderId: order.id })).toBe('case.notMeasured');
    await pack(order, 1000);
    await database.sql(`update shop_order set step = 'shipped' where id = $1`, [order.id]);
    expect(await ask({ OrderId: order.id })).toBe('case.notMeasured');
  });
});
