import type { Comparison } from '@onehaul/contract/console/comparison';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { billLine } from '@onehaul/domain/fee/bill';
import type { PayPolicy } from '@onehaul/domain/order/order-state';
import { spendPoints } from '@onehaul/domain/wallet/journals';
import { createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import { aJournal, someMoney } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createFulfilmentFixture();
const { database, shop, amy, clerk, service, scan, orderToPack, pack, pay, orderRow, orderEvents } = stage;
const { balance, box, photo, finish, notSquare } = stage;
afterAll(stage.close);

const finished = ({ body }: Reply) => body.Data as { order: PackOrder; comparison: Comparison };
/** The owner's notices about an order, except for payment and page-refresh topics. */
const told = async (id: number) =>
  (await stage.told(amy, id)).filter((topic) => /^order(?!Changed|Paid)/.test(topic));

describe('A42: paid on submitting, the packed boxes', () => {
  test('cost the same: the order is ready and nothing moves', async () => {
    const order = await orderToPack();
    const [cash, revenue] = [await balance('cash'), await balance('revenue', 0)];
    const { comparison } = finished(await pack(order, 1000));
    expect(comparison).toMatchObject({
      outcome: 'same',
      dueMinor: 0,
      backMinor: 0,
      borneMinor: 0,
      totalMinor: 1000,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', stage: 'toShip' });
    expect([await balance('cash'), await balance('revenue', 0)]).toEqual([cash, revenue]);
    expect(await told(order.id)).toEqual([]);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('cost less: the difference goes back at once, gift money as gift money', async () => {
    const order = await orderToPack({ gift: 250 });
    const before = {
      cash: await balance('cash'),
      gift: await balance('gift'),
      refunds: await balance('refunds', 0),
    };
    const { comparison } = finished(await pack(order, 600));
    expect(comparison).toMatchObject({
      outcome: 'cheaper',
      backMinor: 400,
      totalMinor: 600,
      packedMinor: 600,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', total_minor: 600, paid_minor: 600 });
    expect((await balance('cash')) - before.cash).toBe(300);
    expect((await balance('gift')) - before.gift).toBe(100);
    expect(Math.abs((await balance('refunds', 0)) - before.refunds)).toBe(400);
    const refunds = await database.sql(
      'select why, minor::int, state, route from refund where order_id = $1',
      [order.id],
    );
    expect(refunds).toEqual([{ why: 'cheaper', minor: 400, state: 'done', route: 'wallet' }]);
    expect(await told(order.id)).toEqual(['orderRefunded']);
    expect((await orderRow(order.id)).packed_bill).toMatchObject({ totalMinor: 600 });
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('cost more within the tolerance: the shop bears it and the promise stands', async () => {
    const order = await orderToPack();
    const [cash, revenue] = [await balance('cash'), await balance('revenue', 0)];
    const { comparison } = finished(await pack(order, 1500));
    expect(comparison).toMatchObject({
      outcome: 'borne',
      borneMinor: 500,
      toleranceMinor: 500,
      totalMinor: 1000,
    });
    expect(await orderRow(order.id)).toMatchObject({
      step: 'ready',
      total_minor: 1000,
      bill: { totalMinor: 1000 },
    });
    expect((await orderRow(order.id)).packed_bill).toMatchObject({ totalMinor: 1500 });
    expect([await balance('cash'), await balance('revenue', 0)]).toEqual([cash, revenue]);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('cost more beyond it: all of the difference is due, with its proof, and paying makes it ready', async () => {
    const order = await orderToPack();
    await box(order, 1501);
    const proof = await photo(order);
    const { comparison } = finished(await finish(order));
    expect(comparison).toMatchObject({
      outcome: 'due',
      dueMinor: 501,
      totalMinor: 1501,
      lines: [{ rule: 'freight', quotedMinor: 1000, packedMinor: 1501 }],
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'packed', stage: 'unpaid', total_minor: 1501 });
    expect(await told(order.id)).toEqual(['orderDifferenceDue']);
    expect((await orderEvents(order.id)).at(-1)).toMatchObject({
      act: 'pack',
      proof: [proof],
      details: { dueMinor: 501, quotedMinor: 1000, packedMinor: 1501 },
    });
    expect(await notSquare(order.id)).toEqual([]);
    await someMoney(database, shop, amy, { cash: 501 });
    const [cash, revenue] = [await balance('cash'), await balance('revenue', 0)];
    await pay(order);
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', paid_minor: 1501 });
    expect([await balance('cash'), await balance('revenue', 0)]).toEqual([cash - 501, revenue + 501]);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('the tolerance is the shop’s own', async () => {
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'adjustToleranceCents', '100')`,
      [shop.tenantId, shop.id],
    );
    try {
      const order = await orderToPack();
      expect(finished(await pack(order, 1101)).comparison).toMatchObject({
        outcome: 'due',
        toleranceMinor: 100,
      });
      const other = await orderToPack();
      expect(finished(await pack(other, 1100)).comparison.outcome).toBe('borne');
    } finally {
      await database.sql(`delete from setting where name = 'adjustToleranceCents'`);
    }
  });
});

describe('A42: paid after packing or by the receiver', () => {
  test.each<[PayPolicy, number, string, number]>([
    ['afterPacking', 1000, 'same', 1000],
    ['afterPacking', 600, 'cheaper', 600],
    ['afterPacking', 1500, 'borne', 1000],
    ['afterPacking', 1501, 'due', 1501],
    ['collect', 1000, 'same', 1000],
    ['collect', 600, 'cheaper', 600],
    ['collect', 1500, 'borne', 1000],
    ['collect', 1501, 'due', 1501],
  ])('%s, %i g: %s', async (payPolicy, grams, outcome, totalMinor) => {
    const order = await orderToPack({ payPolicy });
    const cash = await balance('cash');
    const isAsked = payPolicy === 'afterPacking';
    const { comparison } = finished(await pack(order, grams));
    expect(comparison).toMatchObject({
      outcome,
      totalMinor,
      backMinor: 0,
      dueMinor: isAsked ? totalMinor : 0,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: isAsked ? 'packed' : 'ready', paid_minor: 0 });
    expect(await balance('cash')).toBe(cash);
    expect(await told(order.id)).toEqual(isAsked ? ['orderPriced'] : []);
    expect(await notSquare(order.id)).toEqual([]);
    if (!isAsked) return;
    await someMoney(database, shop, amy, { cash: totalMinor });
    await pay(order);
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', paid_minor: totalMinor });
    expect(await notSquare(order.id)).toEqual([]);
  });
});

describe('coupon and points', () => {
  /** The order as if this amount had been deducted when it was placed. */
  async function reduce(order: WorkOrder, off: 'coupon' | 'points', minor: number) {
    const terms =
      off === 'coupon' ? { minor, leastMinor: 900, leastGrams: 900 } : { count: minor, minorEach: 1 };
    const inputs: Record<string, number> =
      off === 'coupon' ? { couponMinor: minor } : { points: minor, minorEach: 1 };
    const row = await orderRow(order.id);
    const bill = row.bill as { lines: object[]; totalMinor: number };
    const reduced = {
      ...bill,
      lines: [...bill.lines, billLine(off, -minor, { inputs })],
      totalMinor: bill.totalMinor - minor,
    };
    const shipment = { ...(row.shipment as object), [off]: terms };
    await database.sql(
      `update shop_order set shipment = $2, bill = $3, quoted_bill = $3, total_minor = $4, points = $5 where id = $1`,
      [order.id, shipment, reduced, reduced.totalMinor, off === 'points' ? minor : 0],
    );
    if (off === 'points') {
      await someMoney(database, shop, amy, { points: minor });
      await aJournal(database, shop, spendPoints(amy.id, minor));
    }
  }

  test('a coupon stays, although the box became too small for it', async () => {
    const order = await orderToPack({ payPolicy: 'afterPacking' });
    await reduce(order, 'coupon', 300);
    const { comparison } = finished(await pack(order, 500));
    expect(comparison).toMatchObject({
      quotedMinor: 700,
      packedMinor: 200,
      outcome: 'cheaper',
      dueMinor: 200,
    });
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('points that are not needed go back', async () => {
    const order = await orderToPack({ payPolicy: 'collect' });
    await reduce(order, 'points', 800);
    const points = await balance('points');
    expect(finished(await pack(order, 500)).comparison).toMatchObject({ totalMinor: 0, outcome: 'cheaper' });
    expect(await orderRow(order.id)).toMatchObject({ points: 500, total_minor: 0 });
    expect((await balance('points')) - points).toBe(300);
  });
});

describe('packing again', () => {
  const repack = (order: WorkOrder) => clerk.call('pack/repack', scan({ orderNumber: order.number }));

  test('a paid difference that is no longer owed goes back when the boxes are closed again', async () => {
    const order = await orderToPack();
    await pack(order, 1800);
    await someMoney(database, shop, amy, { cash: 800 });
    await pay(order);
    expect(errorOf(await repack(order))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing', paid_minor: 1800 });
    const states = await database.sql('select state from parcel where order_id = $1', [order.id]);
    expect(states).toEqual([{ state: 'reserved' }]);
    const cash = await balance('cash');
    expect(finished(await pack(order, 1200)).comparison).toMatchObject({ outcome: 'borne', backMinor: 800 });
    expect((await balance('cash')) - cash).toBe(800);
    expect(await orderRow(order.id)).toMatchObject({
      step: 'ready',
      total_minor: 1000,
      paid_minor: 1000,
    });
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('what was given back is asked for again when the box is as heavy as was promised', async () => {
    const order = await orderToPack();
    await pack(order, 400);
    await repack(order);
    expect(finished(await pack(order, 1000)).comparison).toMatchObject({ outcome: 'same', dueMinor: 600 });
    expect(await orderRow(order.id)).toMatchObject({
      step: 'packed',
      total_minor: 1000,
      paid_minor: 400,
    });
    expect(await told(order.id)).toEqual(['orderRefunded', 'orderDifferenceDue']);
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('an unpaid difference is dropped with the box that caused it', async () => {
    const order = await orderToPack();
    await pack(order, 9000);
    await repack(order);
    await pack(order, 1000);
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', total_minor: 1000 });
    expect(await notSquare(order.id)).toEqual([]);
  });

  test('not once it is in a batch, and not before it is packed', async () => {
    const order = await orderToPack();
    expect(errorOf(await repack(order))).toBe('state.illegalStep');
    await pack(order, 1000);
    await database.sql(`update shop_order set step = 'inBatch' where id = $1`, [order.id]);
    expect(errorOf(await repack(order))).toBe('state.illegalStep');
  });
});

test('whatever is packed, packed again, paid and forgiven: paid less what went back and what is due is the price', async () => {
  const aMove = fc.oneof(
    fc.record({ kind: fc.constant('pack' as const), grams: fc.integer({ min: 1, max: 3000 }) }),
    fc.constant({ kind: 'pay' as const }),
    fc.constant({ kind: 'forgive' as const }),
  );
  const aPolicy = fc.constantFrom<PayPolicy>('onSubmit', 'afterPacking', 'collect');
  await fc.assert(
    fc.asyncProperty(aPolicy, fc.array(aMove, { minLength: 1, maxLength: 5 }), async (payPolicy, moves) => {
      const order = await orderToPack({ payPolicy });
      await pack(order, 1000);
      expect(await notSquare(order.id)).toEqual([]);
      for (const move of moves) {
        if (move.kind === 'pay') {
          await someMoney(database, shop, amy, { cash: 5000 });
          await pay(order).catch(() => undefined);
        } else if (move.kind === 'forgive') {
          await service.call('adjust/forgive', { shopId: shop.id, id: order.id, reason: 'why not' });
        } else {
          await clerk.call('pack/repack', scan({ orderNumber: order.number }));
          await pack(order, move.grams);
        }
        expect(await notSquare(order.id)).toEqual([]);
      }
      const [sums] = await database.sql(
        'select coalesce(sum(balance), 0)::int as left from ledger_account where unit = $1',
        ['CNY'],
      );
      expect(sums!.left).toBe(0);
    }),
    { numRuns: 12 },
  );
}, 60_000);
