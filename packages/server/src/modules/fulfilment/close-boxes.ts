import type { Comparison } from '@onehaul/contract/console/comparison';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Language } from '@onehaul/domain/language';
import { countPointsUsed, settleTotal } from '@onehaul/domain/order/packed-price';
import type { Difference } from '@onehaul/domain/order/settle-difference';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { refundPriceDifference } from '../payment/index.ts';
import { comparisonOf, type PackingState, pricePacked } from './compare-packed.ts';
import { writePrice } from './price.repository.ts';
import { clearException, raiseException } from './raise-exception.ts';

export type PackingResult =
  | { readonly orderId: number; readonly comparison: Comparison }
  /** The line refuses the boxes: the order keeps its step and awaits staff. */
  | { readonly orderId: number; readonly refusal: Refusal };

type BoxClosing = {
  readonly shopId: number;
  /** Locked, with all boxes measured. */
  readonly order: LockedOrder;
  /** From the packing table, or on receiving boxes that were packed elsewhere. */
  readonly act: 'pack' | 'receive';
  readonly staffId: number;
  readonly language: Language;
  /** Reason for closing despite doubts. */
  readonly reason?: string | undefined;
};

/**
 * Prices an order by its measured boxes: it becomes ready, with any overpayment refunded, or awaits payment
 * of the difference (A42). First asserts that all contents are in a box: the price of incomplete boxes is
 * wrong, and a refund based on it would have to be charged back. The journal of a refund is the last step.
 */
export async function closeBoxes(
  db: TransactionDb,
  { shopId, order, act, staffId, language, reason }: BoxClosing,
): Promise<PackingResult> {
  if (order.exception !== null && order.exception !== 'overLimit') throw new Refusal('order.hasException');
  const packed = await pricePacked(db, shopId, order);
  assertFullyPacked(packed);
  assertConfirmed(packed, reason);
  const actor: Actor = { kind: 'staff', id: staffId };
  if (!packed.bill) {
    const { refusal } = packed;
    await raiseException(db, { shopId, order, exception: 'overLimit', note: refusal.code, actor });
    return { orderId: order.id, refusal };
  }
  await clearException(db, { shopId, order, actor });

  const bill = applicableBill(packed.difference, packed.quoted, packed.bill);
  const points = Math.min(order.points, countPointsUsed(bill));
  const { totalMinor } = packed.difference;
  const settled = settleTotal({ ...order, totalMinor });
  const packedBill = JSON.stringify(packed.bill);
  await db.all(writePrice, {
    shopId,
    id: order.id,
    packedBill,
    bill: JSON.stringify(bill),
    totalMinor,
    // While a refund awaits review, its points stay in the order.
    points: settled.backMinor > packed.reviewMinor ? order.points : points,
  });
  await stepPackedOrder(db, shopId, order, { act, packed, settled, actor, reason });
  const pointsBack = order.points - points;
  if (settled.backMinor > 0 || pointsBack > 0)
    await refundPriceDifference(db, {
      shopId,
      order,
      minor: settled.backMinor,
      points: pointsBack,
      limitMinor: packed.reviewMinor,
      staffId,
      reason: packed.doubts.length > 0 ? reason : '',
    });
  return { orderId: order.id, comparison: comparisonOf(packed, order, language) };
}

/** Maximum items named in a refusal; the station lists all. */
const maxNamedItems = 5;

function assertFullyPacked({ unpicked, boxes, unboxed }: PackingState): void {
  if (unpicked > 0) throw new Refusal('order.notPicked', { count: unpicked });
  if (boxes.length === 0) throw new Refusal('order.boxMissing');
  if (unboxed.length > 0) {
    const names = unboxed.slice(0, maxNamedItems).join(', ') + (unboxed.length > maxNamedItems ? ' …' : '');
    throw new Refusal('order.notBoxed', { count: unboxed.length, names });
  }
  const bare = boxes.find(({ proof }) => proof.length === 0);
  if (bare) throw new Refusal('order.photoMissing', { box: bare.boxNumber });
}

/** Boxes that look incomplete need a second confirmation with a stored reason. */
function assertConfirmed(packed: PackingState, reason: string | undefined): void {
  if (reason !== undefined || packed.doubts.length === 0) return;
  const { emptyBoxes, packedGrams, measuredGrams } = packed;
  if (packed.doubts.includes('lighter'))
    throw new Refusal('order.boxLighter', {
      packed: packedGrams / 1000,
      measured: measuredGrams / 1000,
    });
  throw new Refusal('order.boxEmpty', { box: emptyBoxes.join(', ') });
}

/** When the shop bears the difference, the quoted bill applies. */
const applicableBill = ({ outcome }: Difference, quoted: Bill, packed: Bill) =>
  outcome === 'borne' ? quoted : packed;

type Outcome = Pick<BoxClosing, 'act' | 'reason'> & {
  readonly packed: PackingState;
  readonly settled: { readonly dueMinor: number; readonly backMinor: number };
  readonly actor: Actor;
};

async function stepPackedOrder(
  db: TransactionDb,
  shopId: number,
  order: LockedOrder,
  { act, packed, settled: { dueMinor }, actor, reason }: Outcome,
): Promise<void> {
  const proof = packed.boxes.flatMap((box) => box.proof);
  const details = {
    outcome: packed.difference!.outcome,
    quotedMinor: packed.quoted.totalMinor,
    packedMinor: packed.bill!.totalMinor,
    ...(dueMinor > 0 && { dueMinor }),
  };
  // Internal history only: the owner sees the price of the boxes, not the packer's doubts.
  if (packed.doubts.length > 0) {
    const { doubts, packedGrams, measuredGrams, emptyBoxes } = packed;
    await recordOrderEvents(db, shopId, [order.id], 'doubt', {
      actor,
      ...(reason && { reason }),
      proof,
      details: { doubts, packedGrams, measuredGrams, emptyBoxes },
    });
  }
  // An unpaid owner (pays after packing) gets the price; a paid one gets the reason for the extra charge.
  const notice = order.paidMinor === 0 ? 'orderPriced' : 'orderDifferenceDue';
  await stepOrders(db, shopId, [order], act, { actor, proof, details, ...(dueMinor > 0 && { notice }) });
  await stepParcelsOf(db, shopId, order.id, 'pack', { actor, details: { order: order.number } });
  if (dueMinor === 0) await stepOrders(db, shopId, [{ id: order.id, step: 'packed' }], 'clear', { actor });
}
