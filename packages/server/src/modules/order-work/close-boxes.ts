import type { Comparison } from '@onehaul/contract/console/order-work';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Language } from '@onehaul/domain/language';
import { pointsIn, settleTotal } from '@onehaul/domain/order/packed-price';
import type { Difference } from '@onehaul/domain/order/settle-difference';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { refundOrder } from '../payment/index.ts';
import { comparisonOf, type Packed, pricePacked } from './compare-packed.ts';
import { writePrice } from './price.repository.ts';
import { clearException, raiseException } from './raise-exception.ts';

export type Finished =
  | { readonly orderId: number; readonly comparison: Comparison }
  /** What its line does not take stays where it is, before a person. */
  | { readonly orderId: number; readonly refusal: Refusal };

type Closing = {
  readonly shopId: number;
  /** Held, with all its boxes measured. */
  readonly order: LockedOrder;
  /** From the packing table, or as boxes come that somebody else has packed. */
  readonly act: 'pack' | 'receive';
  readonly staffId: number;
  readonly language: Language;
};

/**
 * The measured boxes decide what an order costs: it is ready, with what was paid too much on its way back, or waits for
 * a difference (A42). The journal of a refund is the last thing that happens.
 */
export async function closeBoxes(
  db: TransactionDb,
  { shopId, order, act, staffId, language }: Closing,
): Promise<Finished> {
  if (order.exception !== null && order.exception !== 'overLimit') throw new Refusal('order.hasException');
  const packed = await pricePacked(db, shopId, order);
  assertDone(packed);
  const actor: Actor = { kind: 'staff', id: staffId };
  if (!packed.bill) {
    const { refusal } = packed;
    await raiseException(db, { shopId, order, exception: 'overLimit', note: refusal.code, actor });
    return { orderId: order.id, refusal };
  }
  await clearException(db, { shopId, order, actor });

  const bill = billThatCounts(packed.difference, packed.quoted, packed.bill);
  const points = Math.min(order.points, pointsIn(bill));
  const { totalMinor } = packed.difference;
  const packedBill = JSON.stringify(packed.bill);
  await db.all(writePrice, {
    shopId,
    id: order.id,
    packedBill,
    bill: JSON.stringify(bill),
    totalMinor,
    points,
  });
  const settled = settleTotal({ ...order, totalMinor });
  await movePacked(db, shopId, order, { act, packed, settled, actor });
  const pointsBack = order.points - points;
  if (settled.backMinor > 0 || pointsBack > 0)
    await refundOrder(db, {
      shopId,
      order,
      minor: settled.backMinor,
      why: 'cheaper',
      actor,
      ...(pointsBack > 0 && { points: pointsBack }),
    });
  return { orderId: order.id, comparison: comparisonOf(packed, order, language) };
}

function assertDone({ unpicked, boxes }: Packed): void {
  if (unpicked > 0) throw new Refusal('order.notPicked', { count: unpicked });
  if (boxes.length === 0) throw new Refusal('order.boxMissing');
  const bare = boxes.find(({ proof }) => proof.length === 0);
  if (bare) throw new Refusal('order.photoMissing', { box: bare.boxNumber });
}

/** Where the shop bears the difference, the promised bill stands. */
const billThatCounts = ({ outcome }: Difference, quoted: Bill, packed: Bill) =>
  outcome === 'borne' ? quoted : packed;

type Outcome = Pick<Closing, 'act'> & {
  readonly packed: Packed;
  readonly settled: { readonly dueMinor: number; readonly backMinor: number };
  readonly actor: Actor;
};

async function movePacked(
  db: TransactionDb,
  shopId: number,
  order: LockedOrder,
  { act, packed, settled: { dueMinor }, actor }: Outcome,
): Promise<void> {
  const proof = packed.boxes.flatMap((box) => box.proof);
  const details = {
    outcome: packed.difference!.outcome,
    quotedMinor: packed.quoted.totalMinor,
    packedMinor: packed.bill!.totalMinor,
    ...(dueMinor > 0 && { dueMinor }),
  };
  // Who pays after packing is told what it costs; who has paid, why it costs more.
  const notice = order.paidMinor === 0 ? 'orderPriced' : 'orderDifferenceDue';
  await stepOrders(db, shopId, [order], act, { actor, proof, details, ...(dueMinor > 0 && { notice }) });
  await stepParcelsOf(db, shopId, order.id, 'pack', { actor, details: { order: order.number } });
  if (dueMinor === 0) await stepOrders(db, shopId, [{ id: order.id, step: 'packed' }], 'clear', { actor });
}
