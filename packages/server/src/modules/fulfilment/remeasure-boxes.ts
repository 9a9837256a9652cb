import { countPointsUsed, settleTotal } from '@onehaul/domain/order/packed-price';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, recordOrderEvents, stepOrders } from '../order-move/index.ts';
import { refundPriceDifference } from '../payment/index.ts';
import { pricePacked } from './compare-packed.ts';
import { updateBoxMeasures } from './pack.repository.ts';
import { writePrice } from './price.repository.ts';

type Piece = {
  readonly boxNumber: number;
  readonly grams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
};
type RemeasureRequest = {
  readonly pieces: readonly Piece[];
  readonly staffId: number;
  readonly proof: readonly string[];
  readonly caseNumber: string;
};

/**
 * Reprices a packed order by its own version, as packing does. If cheaper, updates boxes, bill and total and
 * refunds the overpayment; otherwise nothing changes, because nobody pays more for having asked (A68).
 * Requires the order lock; the journal of a refund is the last step.
 */
export async function remeasureBoxes(
  db: TransactionDb,
  order: LockedOrder,
  { pieces, staffId, proof, caseNumber }: RemeasureRequest,
): Promise<{ isCheaper: boolean; totalMinor: number; backMinor: number }> {
  const { shopId, id, step } = order;
  if (step !== 'packed' && step !== 'ready' && step !== 'inBatch') throw new Refusal('case.notMeasured');
  const ordered = [...pieces].sort((one, other) => one.boxNumber - other.boxNumber);
  const boxes = ordered.map(({ boxNumber: _, ...box }) => box);
  const packed = await pricePacked(db, shopId, order, boxes);
  const actor: Actor = { kind: 'staff', id: staffId };
  const account = { actor, proof, details: { case: caseNumber, boxes: boxes.length } };
  const bill = packed.bill && (packed.difference.outcome === 'borne' ? packed.quoted : packed.bill);
  const totalMinor = packed.difference?.totalMinor ?? order.totalMinor;
  const points = bill ? Math.min(order.points, countPointsUsed(bill)) : order.points;
  const pointsBack = order.points - points;
  // Points whose return is pending are still in the order but no longer in its bill.
  const pointsBefore = order.bill ? Math.min(order.points, countPointsUsed(order.bill)) : order.points;
  const isCheaper =
    totalMinor < order.totalMinor || (totalMinor === order.totalMinor && points < pointsBefore);
  if (!packed.bill || !isCheaper) {
    await recordOrderEvents(db, shopId, [id], 'remeasure', account);
    return { isCheaper: false, totalMinor: order.totalMinor, backMinor: 0 };
  }

  await db.all(updateBoxMeasures, {
    shopId,
    orderId: id,
    staffId,
    boxNumbers: ordered.map(({ boxNumber }) => boxNumber),
    grams: ordered.map(({ grams }) => grams),
    lengths: ordered.map(({ lengthMillimetres }) => lengthMillimetres),
    widths: ordered.map(({ widthMillimetres }) => widthMillimetres),
    heights: ordered.map(({ heightMillimetres }) => heightMillimetres),
  });
  const { dueMinor, backMinor } = settleTotal({ ...order, totalMinor });
  await db.all(writePrice, {
    shopId,
    id,
    packedBill: JSON.stringify(packed.bill),
    bill: JSON.stringify(bill),
    totalMinor,
    // As in packing: points are returned with the money.
    points: backMinor > packed.reviewMinor ? order.points : points,
  });
  const details = { ...account.details, beforeMinor: order.totalMinor, totalMinor };
  await recordOrderEvents(db, shopId, [id], 'remeasure', { ...account, details });
  if (step === 'packed' && dueMinor === 0) await stepOrders(db, shopId, [order], 'clear', { actor });
  if (backMinor > 0 || pointsBack > 0)
    await refundPriceDifference(db, {
      shopId,
      order,
      minor: backMinor,
      points: pointsBack,
      limitMinor: packed.reviewMinor,
      staffId,
      reason: caseNumber,
    });
  // Less the refund that was already pending.
  return { isCheaper: true, totalMinor, backMinor: Math.min(backMinor, order.totalMinor - totalMinor) };
}
