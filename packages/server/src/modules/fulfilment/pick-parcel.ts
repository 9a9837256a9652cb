import type { PickOutcome } from '@onehaul/contract/console/fulfilment';
import { isSameScan } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { assertNotStopped, stepOrders } from '../order-move/index.ts';
import { closeWave } from './close-wave.ts';
import { lockPickedPiece, type PieceScan } from './lock-picked-piece.ts';
import { clearException } from './raise-exception.ts';
import { countPicks, pickOfParcel, markPicked } from './wave.repository.ts';

type PickResult = {
  readonly orderId: number;
  readonly outcome: PickOutcome;
  readonly orderNumber: string;
  readonly waveId: number | null;
  readonly goodsName: string;
  readonly binCode: string;
  readonly pickedCount: number;
  readonly parcelCount: number;
  readonly isWaveDone: boolean;
};

/** Picks a parcel from its bin; the last parcel of an order moves the order to the packing table. */
export async function pickParcel(
  db: TransactionDb,
  staffId: number,
  { waveId, ...scan }: PieceScan & { readonly waveId?: number | undefined },
): Promise<PickResult> {
  const { order, parcel, now, number } = await lockPickedPiece(db, scan);
  assertNotStopped(order);
  const { shopId } = scan;
  const of = { shopId, orderId: order.id };
  const pick = await db.first(pickOfParcel, { ...of, parcelId: parcel.id });
  if (!pick || (waveId !== undefined && order.waveId !== waveId))
    throw new Refusal('order.wrongParcel', { number });
  const done = async (outcome: PickOutcome, isWaveDone: boolean): Promise<PickResult> => ({
    orderId: order.id,
    outcome,
    orderNumber: order.number,
    waveId: order.waveId,
    goodsName: parcel.goodsName,
    binCode: parcel.binCode,
    ...(await db.first(countPicks, of))!,
    isWaveDone,
  });
  // Also after the order has moved on: a repeated trigger, or the parcel was scanned again later.
  if (pick.pickedAt) return done(isSameScan(pick.pickedAt, scan.scannedAt) ? 'again' : 'known', false);
  if (order.step !== 'picking') throw new Refusal('order.wrongParcel', { number });

  const pickedAt = scan.scannedAt < now ? scan.scannedAt : now;
  await db.all(markPicked, { ...of, parcelId: parcel.id, pickedAt, staffId });
  const { pickedCount, parcelCount } = (await db.first(countPicks, of))!;
  if (pickedCount < parcelCount) return done('picked', false);

  const actor = { kind: 'staff', id: staffId } as const;
  // The missing parcel has been found.
  if (order.exception === 'short') await clearException(db, { shopId, order, actor });
  await stepOrders(db, shopId, [order], 'picked', { actor });
  return done('complete', await closeWave(db, shopId, order.waveId));
}
