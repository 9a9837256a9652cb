import { Refusal } from '@onehaul/domain/refusal';
import { createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { TransactionDb } from '../../db/database.ts';
import { approveRefund } from '../payment/index.ts';
import { finishPacking } from './finish-packing.ts';
import { clearException } from './raise-exception.ts';
import { refuseRefund } from './refuse-refund.ts';
import { removeBox } from './remove-box.ts';
import { repackOrder } from './repack-order.ts';
import { saveBox } from './save-box.ts';
import { lockOrders } from '../order-move/index.ts';

const stage = await createFulfilmentFixture();
const { database, shop, amy, clerk, finance, warehouseId } = stage;
afterAll(stage.close);

// Small enough that both refund paths occur.
const reviewMinor = 700;
const toleranceMinor = 500;
await database.sql(
  `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'refundReviewCents', $3)`,
  [shop.tenantId, shop.id, String(reviewMinor)],
);

type Act =
  | { readonly kind: 'put'; readonly box: number; readonly parcels: number; readonly permille: number }
  | { readonly kind: 'weigh'; readonly box: number; readonly grams: number }
  | { readonly kind: 'remove'; readonly box: number }
  | { readonly kind: 'photo' | 'repack' | 'approve' | 'refuse' | 'pay' }
  | { readonly kind: 'close'; readonly hasReason: boolean };

const boxNumber = fc.integer({ min: 1, max: 3 });
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('put' as const),
      box: boxNumber,
      /** Subset of three parcels as a bit mask; weighted to all of them, or no sequence would ever close. */
      parcels: fc.oneof(fc.constant(7), fc.integer({ min: 0, max: 7 })),
      permille: fc.integer({ min: 300, max: 1400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('weigh' as const),
      box: boxNumber,
      grams: fc.integer({ min: 1, max: 4000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), box: boxNumber }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('photo' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('close' as const), hasReason: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('repack' as const, 'approve', 'refuse', 'pay') }),
  },
);

/** State of an order in the ledger and its boxes. */
type Standing = {
  readonly step: string;
  readonly total: number;
  readonly counted: number;
  readonly quoted: number;
  readonly paid: number;
  readonly back: number;
  readonly waiting: number;
  readonly grams: number;
  readonly loose: number;
  readonly waitingIds: number[] | null;
};
async function standingOf(id: number): Promise<Standing> {
  const [row] = await database.sql(
    `select step, total_minor::int as total, paid_minor::int as counted, (quoted_bill ->> 'totalMinor')::int as quoted,
       (select coalesce(sum(part.minor), 0)::int from payment_order part join payment using (tenant_id, shop_id)
        where payment.id = part.payment_id and part.order_id = o.id and payment.state = 'settled') as paid,
       (select coalesce(sum(minor), 0)::int from refund where order_id = o.id and state in ('sending', 'done')) as back,
       (select coalesce(sum(minor), 0)::int from refund where order_id = o.id and state = 'proposed') as waiting,
       (select array_agg(id::int) from refund where order_id = o.id and state = 'proposed') as "waitingIds",
       (select coalesce(sum(weight_grams), 0)::int from order_box where order_id = o.id) as grams,
       (select count(*)::int from order_parcel part where order_id = o.id and not exists (
          select from order_box where order_id = o.id and order_box.box_number = part.box_number)) as loose
     from shop_order o where id = $1`,
    [id],
  );
  return row as Standing;
}

/** Price of the measured boxes at one cent per gram; within the tolerance the quote stands. */
function priceOf({ grams, quoted }: Standing): number {
  return grams > quoted && grams - quoted <= toleranceMinor ? quoted : grams;
}

const inTransaction = async (work: (db: TransactionDb) => Promise<unknown>): Promise<'done' | Refusal> => {
  try {
    await database.database.transaction(shop.tenantId, work);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

function perform(order: WorkOrder, grams: readonly number[], standing: Standing, one: Act) {
  const scan = { shopId: shop.id, warehouseId, orderNumber: order.number, scannedAt: new Date() };
  // Tiny boxes, so that only the weight determines the price.
  const sides = { lengthMillimetres: 10, widthMillimetres: 10, heightMillimetres: 10 };
  const [waitingId] = standing.waitingIds ?? [];
  switch (one.kind) {
    case 'put': {
      const chosen = [0, 1, 2].filter((index) => (one.parcels & (1 << index)) > 0);
      const inside = chosen.reduce((sum, index) => sum + grams[index]!, 0);
      const weightGrams = Math.max(1, Math.round((inside * one.permille) / 1000));
      const parcelIds = chosen.map((index) => order.parcels[index]!.id);
      const box = { ...scan, ...sides, boxNumber: one.box, cartonId: null, weightGrams, parcelIds };
      return inTransaction((db) => saveBox(db, clerk.id, box));
    }
    case 'weigh': {
      const box = { ...scan, ...sides, boxNumber: one.box, cartonId: null, weightGrams: one.grams };
      return inTransaction((db) => saveBox(db, clerk.id, box));
    }
    case 'remove':
      return inTransaction((db) => removeBox(db, clerk.id, { ...scan, boxNumber: one.box }));
    case 'photo':
      return photographAll(order);
    case 'close': {
      const reason = one.hasReason ? 'Outer carton taken off' : undefined;
      return inTransaction((db) => finishPacking(db, clerk.id, { ...scan, language: 'en', reason }));
    }
    case 'repack':
      return inTransaction((db) => repackOrder(db, clerk.id, scan));
    case 'approve':
      if (waitingId === undefined) return;
      return inTransaction((db) =>
        approveRefund(db, finance.id, { shopId: shop.id, id: waitingId, orderId: order.id }),
      );
    case 'refuse':
      if (waitingId === undefined) return;
      return inTransaction(async (db) => {
        const which = { shopId: shop.id, id: waitingId, orderId: order.id };
        await refuseRefund(db, finance.id, { ...which, reason: 'Look again' });
        // Staff clear the exception, so that packing can continue.
        const [held] = await lockOrders(db, shop.id, [order.id]);
        await clearException(db, { shopId: shop.id, order: held!, actor: { kind: 'staff', id: finance.id } });
      });
    case 'pay':
      return payDue(order, standing);
  }
}

async function photographAll(order: WorkOrder) {
  const boxes = await database.sql('select box_number as box from order_box where order_id = $1', [order.id]);
  for (const { box } of boxes) await stage.photo(order, Number(box));
}

async function payDue(order: WorkOrder, { step, total, counted }: Standing) {
  if (step !== 'packed' || total <= counted) return;
  await someMoney(database, shop, amy, { cash: total - counted });
  await stage.pay(order);
}

/** Invariants that hold after every action. */
function judge(
  before: Standing,
  after: Standing,
  one: Act,
  answer: 'done' | Refusal | undefined | void,
): void {
  const label = `${one.kind} ${answer instanceof Refusal ? answer.code : ''} ${JSON.stringify({ before, after })}`;
  expect(after.counted, label).toBe(after.paid - after.back);
  const isClosed = after.step === 'packed' || after.step === 'ready';
  if (!isClosed) expect(after.waiting, label).toBe(0);
  if (answer instanceof Refusal) return expect(after, label).toEqual(before);
  if (one.kind === 'close') {
    expect(after.loose, label).toBe(0);
    const owed = Math.max(0, before.counted - priceOf(after));
    expect(after.total, label).toBe(priceOf(after));
    expect([after.back - before.back, after.waiting], label).toEqual(
      owed > reviewMinor ? [0, owed] : [owed, 0],
    );
  } else {
    expect(after.back - before.back, label).toBe(one.kind === 'approve' ? before.waiting - after.waiting : 0);
  }
  if (!isClosed) return;
  // Never refunds more than the boxes justify: the paid amount covers them, or the rest is due.
  expect(after.loose, label).toBe(0);
  const stillDue = after.step === 'packed' ? after.total - after.counted : 0;
  expect(after.counted - after.waiting + stillDue, label).toBe(priceOf(after));
}

test('P1: 300 random sequences of packing never give back more than the boxes justify, and end with every parcel in one box', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 200, max: 1500 }), { minLength: 3, maxLength: 3 }),
      fc.array(act, { minLength: 5, maxLength: 12 }),
      async (grams, acts) => {
        const order = await stage.orderToPick({ grams });
        await database.sql(`update order_parcel set picked_at = now(), picked_by = $2 where order_id = $1`, [
          order.id,
          clerk.id,
        ]);
        await database.sql(`update shop_order set step = 'packing' where id = $1`, [order.id]);
        const ending: Act[] = [
          { kind: 'repack' },
          { kind: 'put', box: 1, parcels: 7, permille: 1000 },
          { kind: 'remove', box: 2 },
          { kind: 'remove', box: 3 },
          { kind: 'photo' },
          { kind: 'close', hasReason: false },
        ];
        let standing = await standingOf(order.id);
        for (const one of [...acts, ...ending]) {
          const answer = await perform(order, grams, standing, one);
          const after = await standingOf(order.id);
          judge(standing, after, one, answer);
          if (one.kind === 'close') {
            const outcome = answer instanceof Refusal ? answer.code : after.waiting > 0 ? 'waits' : 'closed';
            seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          }
          standing = after;
        }
        expect(standing.loose).toBe(0);
        expect(['packed', 'ready']).toContain(standing.step);
      },
    ),
    { numRuns: 300 },
  );
  // The generated sequences must reach every relevant outcome.
  for (const outcome of [
    'order.notBoxed',
    'order.boxLighter',
    'order.boxEmpty',
    'order.photoMissing',
    'waits',
    'closed',
  ])
    expect(seen.get(outcome) ?? 0, outcome).toBeGreaterThanOrEqual(3);
}, 120_000);
