import type { Comparison } from '@onehaul/contract/console/comparison';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Language } from '@onehaul/domain/language';
import { pointsIn, settleTotal } from '@onehaul/domain/order/packed-price';
import type { Difference } from '@onehaul/domain/order/settle-difference';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, type LockedOrder, noteOrders, stepOrders } from '../order-move/index.ts';
import { stepParcelsOf } from '../parcel/index.ts';
import { refundCheaper } from '../payment/index.ts';
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
  /** Why it is closed although something about it is in doubt. */
  readonly reason?: string | undefined;
};

/**
 * The measured boxes decide what an order costs: it is ready, with what was paid too much on its way back, or waits for
 * a difference (A42). First everything it is made of is proved to lie in a box: a price of boxes that lack something is
 * no price, and money that went back for it would have to be asked for again. The journal of a refund is the last thing
 * that happens.
 */
export async function closeBoxes(
  db: TransactionDb,
  { shopId, order, act, staffId, language, reason }: Closing,
): Promise<Finished> {
  if (order.exception !== null && order.exception !== 'overLimit') throw new Refusal('order.hasException');
  const packed = await pricePacked(db, shopId, order);
  assertDone(packed);
  assertConfirmed(packed, reason);
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
  const settled = settleTotal({ ...order, totalMinor });
  const packedBill = JSON.stringify(packed.bill);
  await db.all(writePrice, {
    shopId,
    id: order.id,
    packedBill,
    bill: JSON.stringify(bill),
    totalMinor,
    // Points that go back with money that waits stay in the order until it is decided.
    points: settled.backMinor > packed.reviewMinor ? order.points : points,
  });
  await movePacked(db, shopId, order, { act, packed, settled, actor, reason });
  const pointsBack = order.points - points;
  if (settled.backMinor > 0 || pointsBack > 0)
    await refundCheaper(db, {
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

/** The most that a refusal names; the station shows all. */
const mostNamed = 5;

function assertDone({ unpicked, boxes, unboxed }: Packed): void {
  if (unpicked > 0) throw new Refusal('order.notPicked', { count: unpicked });
  if (boxes.length === 0) throw new Refusal('order.boxMissing');
  if (unboxed.length > 0) {
    const names = unboxed.slice(0, mostNamed).join(', ') + (unboxed.length > mostNamed ? ' …' : '');
    throw new Refusal('order.notBoxed', { count: unboxed.length, names });
  }
  const bare = boxes.find(({ proof }) => proof.length === 0);
  if (bare) throw new Refusal('order.photoMissing', { box: bare.boxNumber });
}

/** What looks as if something had been left out is closed by a second press, with a reason that is kept. */
function assertConfirmed(packed: Packed, reason: string | undefined): void {
  if (reason !== undefined || packed.doubts.length === 0) return;
  const { emptyBoxes, packedGrams, measuredGrams } = packed;
  if (packed.doubts.includes('lighter'))
    throw new Refusal('order.boxLighter', {
      packed: packedGrams / 1000,
      measured: measuredGrams / 1000,
    });
  throw new Refusal('order.boxEmpty', { box: emptyBoxes.join(', ') });
}

/** Where the shop bears the difference, the promised bill stands. */
const billThatCounts = ({ outcome }: Difference, quoted: Bill, packed: Bill) =>
  outcome === 'borne' ? quoted : packed;

type Outcome = Pick<Closing, 'act' | 'reason'> & {
  readonly packed: Packed;
  readonly settled: { readonly dueMinor: number; readonly backMinor: number };
  readonly actor: Actor;
};

async function movePacked(
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
  // For the house: its owner is told what the boxes cost, not how we came to trust them.
  if (packed.doubts.length > 0) {
    const { doubts, packedGrams, measuredGrams, emptyBoxes } = packed;
    await noteOrders(db, shopId, [order.id], 'doubt', {
      actor,
      ...(reason && { reason }),
      proof,
      details: { doubts, packedGrams, measuredGrams, emptyBoxes },
    });
  }
  // Who pays after packing is told what it costs; who has paid, why it costs more.
  const notice = order.paidMinor === 0 ? 'orderPriced' : 'orderDifferenceDue';
  await stepOrders(db, shopId, [order], act, { actor, proof, details, ...(dueMinor > 0 && { notice }) });
  await stepParcelsOf(db, shopId, order.id, 'pack', { actor, details: { order: order.number } });
  if (dueMinor === 0) await stepOrders(db, shopId, [{ id: order.id, step: 'packed' }], 'clear', { actor });
}
