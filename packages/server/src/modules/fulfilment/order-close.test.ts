import type { Comparison } from '@onehaul/contract/console/comparison';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { spendPoints } from '@onehaul/domain/wallet/journals';
import { aCodLine, aCodOrder } from '@onehaul/testing/cod-builders';
import { oneCentPerGram, createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { aSku, someStock } from '@onehaul/testing/stock-builders';
import type { Reply } from '@onehaul/testing/test-api';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, describe, expect, test } from 'vitest';
import { lockOrders } from '../order-move/index.ts';
import { bindOrders } from '../stock/index.ts';

const stage = await createFulfilmentFixture();
const { database, shop, amy, clerk, finance, admin, scan, orderToPack, orderRow, orderEvents } = stage;
const { box, photo, finish, pack, balance, notSquare, warehouseId } = stage;
afterAll(stage.close);

const compare = async ({ number: orderNumber }: { readonly number: string }) =>
  (await clerk.call('pack/comparePacked', scan({ orderNumber }))).body.Data as Comparison;
const shown = ({ body }: Reply) => body.Data as PackOrder;
const messageOf = ({ body }: Reply) => String(body.Msg);
const repack = ({ number: orderNumber }: { readonly number: string }) =>
  clerk.call('pack/repack', scan({ orderNumber }));
const refundsOf = (id: number) =>
  database.sql(
    `select id::int, why, minor::int, state, reason, is_for_two, proposed_by, decided_by from refund
     where order_id = $1 order by id`,
    [id],
  );
const approve = (id: unknown, who = finance) => who.call('refunds/approve', { shopId: shop.id, id });
const refuse = (id: unknown) =>
  finance.call('refunds/refuse', { shopId: shop.id, id, reason: 'The second parcel is on the table' });

describe('everything an order is made of lies in a box before it is closed', () => {
  test('P1: an order with a picked parcel outside every box cannot be closed', async () => {
    const order = await orderToPack({ grams: [900, 1100] });
    const [one, two] = order.parcels;
    const cash = await balance('cash');
    await box(order, 900, { parcelIds: [one!.id] });
    await photo(order);
    const reply = await finish(order, { reason: 'A reason opens nothing here' });
    expect(errorOf(reply)).toBe('order.notBoxed');
    expect(messageOf(reply)).toContain(two!.courierNumber);
    expect(messageOf(reply)).not.toContain(one!.courierNumber);
    expect(await compare(order)).toMatchObject({ unboxed: [two!.courierNumber] });
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing', paid_minor: 2000 });
    expect(await refundsOf(order.id)).toEqual([]);
    expect(await balance('cash')).toBe(cash);
    await box(order, 1100, { boxNumber: 2, parcelIds: [two!.id] });
    await photo(order, 2);
    expect(errorOf(await finish(order))).toBe('ok');
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('P1: a returned parcel that goes out again much lighter than it came is asked about', async () => {
    const line = await aPricedLine(database, shop, { tariff: oneCentPerGram });
    const where = { warehouseId: line.warehouseId };
    const items = [{ skuId: null, quantity: 2, goodsName: 'Lamp' }];
    const back = await aReturn(database, shop, amy, { state: 'graded', ...where, items });
    await database.sql('update return_parcel set weight_grams = 5000 where id = $1', [back.id]);
    const receiver = { Recipient: 'Lin', Phone: '0912345678', PostCode: '100', Address: 'Road 1' };
    const { body } = await stage.api.post(
      'harbour.test',
      '/Base_Return/Redispatch',
      { LineId: line.id, ReturnId: back.id, Receiver: receiver },
      { authorization: `Bearer ${shop.id}:${amy.id}` },
    );
    const sent = body.Data as { OrderId: number; OrderCode: string };
    const order = { id: sent.OrderId, number: sent.OrderCode };
    await box(order, 400, { ...where, parcelIds: [] });
    await photo(order);
    const reply = await finish(order, where);
    expect([errorOf(reply), messageOf(reply)]).toEqual(['order.boxLighter', expect.stringContaining('5')]);
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing' });
    expect(errorOf(await finish(order, { ...where, reason: 'One lamp was taken out for its owner' }))).toBe(
      'ok',
    );
  });

  test('P1: a box that is removed leaves its parcels in none', async () => {
    const order = await orderToPack({ grams: [900, 1100] });
    const [one, two] = order.parcels;
    await box(order, 900, { parcelIds: [one!.id] });
    await box(order, 1100, { boxNumber: 2, parcelIds: [two!.id] });
    await photo(order, 1);
    await photo(order, 2);
    await clerk.call('pack/removeBox', scan({ orderNumber: order.number, boxNumber: 2 }));
    expect(errorOf(await finish(order))).toBe('order.notBoxed');
  });

  test('P1: a refusal names five and says that there are more', async () => {
    const order = await orderToPack({ grams: [100, 100, 100, 100, 100, 100, 100] });
    await box(order, 700, { parcelIds: [] });
    await photo(order);
    const message = messageOf(await finish(order));
    expect(message).toContain(order.parcels[4]!.courierNumber);
    expect(message).not.toContain(order.parcels[5]!.courierNumber);
    expect(message).toContain('…');
  });

  test('P1: a box that loses a parcel, or gets one, has to be weighed and photographed again', async () => {
    const order = await orderToPack({ grams: [900, 1100] });
    const [one, two] = order.parcels;
    await box(order, 2000);
    await photo(order);
    await box(order, 1100, { boxNumber: 2, parcelIds: [two!.id] });
    await photo(order, 2);
    expect(errorOf(await finish(order))).toBe('order.photoMissing');
    expect((await compare(order)).boxesWithoutPhoto).toEqual([1]);
    await photo(order, 1);
    // Same weight with different contents: the photo no longer proves it.
    await box(order, 2000, { parcelIds: [one!.id, two!.id] });
    expect((await compare(order)).boxesWithoutPhoto).toEqual([1, 2]);
  });

  test('P1: pieces of stock count one by one, over several boxes', async () => {
    const line = await aCodLine(database, shop, { warehouseId, tariff: oneCentPerGram });
    const sku = await aSku(database, shop, amy, { code: 'MUG-9', barcode: '4712345670009' });
    await someStock(database, shop, sku.id, warehouseId, 100);
    const order = await aCodOrder(database, shop, amy, { line, items: [{ skuId: sku.id, quantity: 5 }] });
    await database.database.transaction(shop.tenantId, async (db) =>
      bindOrders(db, shop.id, await lockOrders(db, shop.id, [order.id]), { actor: { kind: 'system' } }),
    );
    await clerk.call('pick/startWave', scan({ orderNumbers: [order.number] }));
    await clerk.call('pick/pickItem', scan({ orderNumber: order.number, code: 'MUG-9', quantity: 5 }));
    const put = (boxNumber: number, quantity: number) =>
      box(order, quantity * 200, { boxNumber, parcelIds: [], items: [{ skuId: sku.id, quantity }] });
    await put(1, 3);
    await photo(order, 1);
    const refused = await finish(order);
    expect(errorOf(refused)).toBe('order.notBoxed');
    expect(messageOf(refused)).toContain('2 × MUG-9');
    expect(errorOf(await put(2, 3))).toBe('order.wrongCount');
    expect(shown(await put(2, 2)).items).toMatchObject([
      {
        skuId: sku.id,
        barcode: '4712345670009',
        boxed: [
          { boxNumber: 1, quantity: 3 },
          { boxNumber: 2, quantity: 2 },
        ],
      },
    ]);
    await photo(order, 2);
    expect(errorOf(await finish(order))).toBe('ok');
    expect(errorOf(await repack(order))).toBe('ok');
    const gone = await clerk.call('pack/removeBox', scan({ orderNumber: order.number, boxNumber: 1 }));
    expect(shown(gone).items).toMatchObject([{ boxed: [{ boxNumber: 2, quantity: 2 }] }]);
    expect(messageOf(await finish(order))).toContain('3 × MUG-9');
  });

  test('P1: goods of another order go into no box of this one', async () => {
    const order = await orderToPack();
    const sku = await aSku(database, shop, amy, { code: 'ALIEN-1' });
    const items = [{ skuId: sku.id, quantity: 1 }];
    expect(errorOf(await box(order, 1000, { parcelIds: [], items }))).toBe('record.notFound');
  });
});

describe('what looks as if something had been left out', () => {
  test('P1: boxes much lighter than their parcels take a second press and a reason, which is kept', async () => {
    const order = await orderToPack({ grams: [1000, 1000] });
    await box(order, 1699);
    await photo(order);
    expect(await compare(order)).toMatchObject({
      doubts: ['lighter'],
      packedGrams: 1699,
      measuredGrams: 2000,
    });
    const asked = await finish(order);
    expect(errorOf(asked)).toBe('order.boxLighter');
    expect(messageOf(asked)).toContain('1.699');
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing' });
    expect(errorOf(await finish(order, { reason: ' ' }))).toBe('input.invalid');
    expect(errorOf(await finish(order, { reason: 'Shoe boxes taken off' }))).toBe('ok');
    expect((await orderEvents(order.id)).find(({ act }) => act === 'doubt')).toMatchObject({
      reason: 'Shoe boxes taken off',
      actor_id: clerk.id,
      details: { doubts: ['lighter'], packedGrams: 1699, measuredGrams: 2000 },
    });
    const [audit] = await database.sql(
      `select details from audit where subject_id = $1 and act = 'pack/finish' order by id desc limit 1`,
      [`${shop.id}/${order.id}`],
    );
    expect(audit).toMatchObject({ details: { reason: 'Shoe boxes taken off', doubts: ['lighter'] } });
  });

  test('P1: within the shop’s share nothing is asked, and the share is the shop’s own', async () => {
    const order = await orderToPack();
    await box(order, 850);
    await photo(order);
    expect(errorOf(await finish(order))).toBe('ok');
    expect((await orderEvents(order.id)).some(({ act }) => act === 'doubt')).toBe(false);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'packedLighterPercent', '5')`,
      [shop.tenantId, shop.id],
    );
    try {
      const strict = await orderToPack();
      await box(strict, 940);
      await photo(strict);
      expect(errorOf(await finish(strict))).toBe('order.boxLighter');
    } finally {
      await database.sql(`delete from setting where name = 'packedLighterPercent'`);
    }
  });

  test('P1: a box that nothing is in takes a reason, too', async () => {
    const order = await orderToPack();
    await box(order, 1000);
    await box(order, 300, { boxNumber: 2, parcelIds: [] });
    await photo(order, 1);
    await photo(order, 2);
    expect(errorOf(await finish(order))).toBe('order.boxEmpty');
    expect(errorOf(await finish(order, { reason: 'One parcel in two boxes' }))).toBe('ok');
  });

  test('P1: the adjust desk reads the reason of the last closing', async () => {
    // Dearer by volume although lighter.
    const order = await orderToPack({ payPolicy: 'afterPacking' });
    await pack(order, 600);
    const get = async () =>
      (await clerk.call('adjust/get', { shopId: shop.id, id: order.id })).body.Data as {
        packingReason: string;
      };
    expect((await get()).packingReason).toBe('Outer cartons taken off');
    await repack(order);
    await box(order, 1000);
    await photo(order);
    await finish(order);
    expect((await get()).packingReason).toBe('');
  });
});

describe('a refund above the shop’s limit', () => {
  const large = async (more: object = {}): Promise<WorkOrder> => {
    const order = await orderToPack({ grams: [10_000], ...more });
    expect(errorOf(await pack(order, 3280))).toBe('ok');
    return order;
  };

  test('P1: waits for a person while the order goes on', async () => {
    const cash = await balance('cash');
    const order = await orderToPack({ grams: [10_000] });
    await box(order, 3280);
    await photo(order);
    expect(await compare(order)).toMatchObject({ backMinor: 6720, isBackReviewed: true });
    const { body } = await finish(order, { reason: 'Weighed wrong on arrival' });
    expect((body.Data as { comparison: Comparison }).comparison).toMatchObject({ isBackReviewed: true });
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', total_minor: 3280, paid_minor: 10_000 });
    const [refund] = await refundsOf(order.id);
    expect(refund).toMatchObject({
      why: 'cheaper',
      minor: 6720,
      state: 'proposed',
      reason: 'Weighed wrong on arrival',
      is_for_two: false,
      proposed_by: clerk.id,
    });
    expect(await balance('cash')).toBe(cash);
    expect(await notSquare(order.id)).toEqual([]);
    expect((await stage.told(amy, order.id)).includes('orderRefunded')).toBe(false);
    const last = (await orderEvents(order.id)).filter(({ act }) => act === 'refund').at(-1);
    expect(last).toMatchObject({ reason: '', details: { minor: 6720, why: 'cheaper', state: 'proposed' } });
    expect(errorOf(await approve(refund!.id, clerk))).toBe('access.forbidden');
    expect(errorOf(await approve(refund!.id))).toBe('ok');
    expect(await balance('cash')).toBe(cash + 6720);
    expect(await orderRow(order.id)).toMatchObject({ paid_minor: 3280 });
    expect(await notSquare(order.id)).toEqual([]);
    expect((await stage.told(amy, order.id)).includes('orderRefunded')).toBe(true);
    // The packer's reason is hidden from the member.
    const [booked] = await database.sql('select remark from journal order by id desc limit 1');
    expect(booked).toEqual({ remark: '' });
  });

  test('P1: up to the limit it goes back at once, and the limit is the shop’s own', async () => {
    const order = await orderToPack({ grams: [10_000] });
    await pack(order, 5000);
    expect(await refundsOf(order.id)).toMatchObject([{ minor: 5000, state: 'done' }]);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'refundReviewCents', '100')`,
      [shop.tenantId, shop.id],
    );
    try {
      const other = await orderToPack();
      await pack(other, 899);
      expect(await refundsOf(other.id)).toMatchObject([{ minor: 101, state: 'proposed' }]);
    } finally {
      await database.sql(`delete from setting where name = 'refundReviewCents'`);
    }
  });

  test('P1: above the limit for two people the packer does not approve it', async () => {
    const order = await orderToPack({ grams: [60_000] });
    await box(order, 1000);
    await photo(order);
    await admin.call('pack/finish', scan({ orderNumber: order.number, reason: 'Typing error' }));
    const [refund] = await refundsOf(order.id);
    expect(refund).toMatchObject({ is_for_two: true, proposed_by: admin.id, minor: 59_000 });
  });

  test('P1: is withdrawn when the boxes are opened again, and decided anew when they are closed', async () => {
    const order = await large();
    const [first] = await refundsOf(order.id);
    const cash = await balance('cash');
    await repack(order);
    expect(await refundsOf(order.id)).toMatchObject([{ id: first!.id, state: 'withdrawn' }]);
    expect(errorOf(await approve(first!.id))).toBe('refund.over');
    await box(order, 9900);
    await photo(order);
    expect(errorOf(await finish(order))).toBe('ok');
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'withdrawn' }, { minor: 100, state: 'done' }]);
    expect(await balance('cash')).toBe(cash + 100);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('P1: refused, the order goes back to the table before a person', async () => {
    const order = await large();
    const [refund] = await refundsOf(order.id);
    const cash = await balance('cash');
    expect(errorOf(await refuse(refund!.id))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({
      step: 'packing',
      exception: 'other',
      exception_note: 'The second parcel is on the table',
      paid_minor: 10_000,
    });
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'refused', decided_by: finance.id }]);
    expect(await balance('cash')).toBe(cash);
  });

  test('P1: of an order that is loaded it cannot be refused any more', async () => {
    const order = await large();
    const [refund] = await refundsOf(order.id);
    await database.sql(`update shop_order set step = 'inBatch' where id = $1`, [order.id]);
    expect(errorOf(await refuse(refund!.id))).toBe('refund.owed');
    expect(await refundsOf(order.id)).toMatchObject([{ state: 'proposed' }]);
    expect(errorOf(await approve(refund!.id))).toBe('ok');
  });

  test('P1: is paid once however many approve it while the boxes are opened', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await large();
      const [refund] = await refundsOf(order.id);
      const cash = await balance('cash');
      const replies = await Promise.all([approve(refund!.id), repack(order), approve(refund!.id, admin)]);
      const paid = [replies[0], replies[2]].filter((reply) => errorOf(reply!) === 'ok').length;
      expect(paid).toBeLessThanOrEqual(1);
      expect((await balance('cash')) - cash).toBe(paid * 6720);
      await box(order, 10_000);
      await photo(order);
      await finish(order);
      expect(await notSquare(order.id)).toEqual([]);
    }
  });

  test('P1: takes the points along that go back with it', async () => {
    await someMoney(database, shop, amy, { points: 200 });
    const order = await orderToPack({ grams: [10_000] });
    await aJournal(database, shop, spendPoints(amy.id, 200));
    await database.sql('update shop_order set points = 200 where id = $1', [order.id]);
    await pack(order, 3280);
    expect(await orderRow(order.id)).toMatchObject({ points: 200 });
    const points = await balance('points');
    const [refund] = await refundsOf(order.id);
    await approve(refund!.id);
    expect(await orderRow(order.id)).toMatchObject({ points: 0 });
    expect(await balance('points')).toBe(points + 200);
  });
});
