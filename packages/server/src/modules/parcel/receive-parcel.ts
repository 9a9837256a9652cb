import type { ReceiveOutcome } from '@onehaul/contract/console/stations';
import { isInWarehouse, isSameScan } from '@onehaul/domain/parcel/scan';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { assertScanTime, requireCourierNumber, type Scan } from './lock-piece.ts';
import { recordParcelEvents, stepParcels } from './move-parcels.ts';
import type { LockedParcel } from './move.repository.ts';
import { ownerOfCode } from './owner-of-code.ts';
import {
  expectedElsewhere,
  lockNumber,
  insertArrival,
  landForecast,
  lockPieces,
  workplaceNow,
} from './station.repository.ts';

type Arrival = Omit<Scan, 'piece'> & { readonly memberCode: string; readonly isFurtherPiece: boolean };
type ReceiveResult = {
  readonly outcome: ReceiveOutcome;
  readonly id: number | null;
  /** The forecast's or the parcel's warehouse, if it is not this one. */
  readonly elsewhereId?: number | undefined;
};
/** Warehouse, time and staff member of a receipt. */
type ReceiptContext = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly courierNumber: string;
  readonly receivedAt: Date;
  readonly staffId: number;
};

const maxPieces = 99;

/** Receives a parcel and determines its owner by forecast and label code; if they disagree, staff decide. */
export async function receiveParcel(
  db: TransactionDb,
  staffId: number,
  { shopId, warehouseId, memberCode, isFurtherPiece, scannedAt, ...scan }: Arrival,
): Promise<ReceiveResult> {
  const courierNumber = requireCourierNumber(scan.courierNumber);
  // Issued together to share one round trip; the pieces are read after the advisory lock on the number is
  // taken.
  const [workplace, , pieces] = await Promise.all([
    db.first(workplaceNow, { shopId, warehouseId }),
    db.first(lockNumber, { shopId, courierNumber }),
    db.all(lockPieces, { shopId, courierNumber }),
  ]);
  const now = assertScanTime(workplace, scannedAt);
  // The station's clock may be ahead; a receipt time is never in the future.
  const receivedAt = scannedAt < now ? scannedAt : now;
  const landing = { shopId, warehouseId, courierNumber, receivedAt, staffId };

  const here = pieces.filter(isInWarehouse);
  if (here.length > 0)
    return isFurtherPiece ? addPiece(db, landing, pieces) : repeatedScanResult(here, warehouseId, scannedAt);

  const forecasts = pieces.filter(({ state }) => state === 'forecast');
  const labelled = memberCode === '' ? null : await ownerOfCode(db, shopId, memberCode);
  if (labelled === undefined) return { outcome: 'otherShop', id: null };
  const mine = labelled === null ? forecasts : forecasts.filter(({ memberId }) => memberId === labelled);
  if (mine.length === 1) return receiveForecast(db, landing, mine[0]!);
  // Several members forecast it, or a different member than the label names.
  if (forecasts.length > 0)
    return {
      outcome: 'contested',
      id: await insertReceived(db, landing, { details: { forecasts: forecasts.length } }),
    };
  if (labelled !== null)
    return { outcome: 'member', id: await insertReceived(db, landing, { memberId: labelled }) };
  if (await db.first(expectedElsewhere, { shopId, courierNumber })) return { outcome: 'otherShop', id: null };
  return { outcome: 'unclaimed', id: await insertReceived(db, landing) };
}

function repeatedScanResult(
  here: readonly LockedParcel[],
  warehouseId: number,
  scannedAt: Date,
): ReceiveResult {
  const isAgain = (one: LockedParcel) =>
    one.warehouseId === warehouseId && one.receivedAt !== null && isSameScan(one.receivedAt, scannedAt);
  const again = here.findLast(isAgain);
  if (again) return { outcome: 'again', id: again.id };
  const known = here.find((one) => one.warehouseId === warehouseId) ?? here[0]!;
  const elsewhereId = known.warehouseId === warehouseId ? undefined : known.warehouseId;
  return { outcome: 'known', id: known.id, elsewhereId };
}

async function receiveForecast(
  db: TransactionDb,
  landing: ReceiptContext,
  forecast: LockedParcel,
): Promise<ReceiveResult> {
  const { shopId, warehouseId, receivedAt, staffId } = landing;
  const isMisrouted = forecast.warehouseId !== warehouseId;
  await Promise.all([
    db.all(landForecast, { shopId, id: forecast.id, warehouseId, receivedAt }),
    stepParcels(db, shopId, [forecast], 'receive', {
      actor: { kind: 'staff', id: staffId },
      notice: isMisrouted ? 'parcelMisrouted' : 'parcelReceived',
      details: isMisrouted ? { expectedAt: forecast.warehouseId, cameTo: warehouseId } : {},
    }),
  ]);
  if (!isMisrouted) return { outcome: 'expected', id: forecast.id };
  return { outcome: 'misrouted', id: forecast.id, elsewhereId: forecast.warehouseId };
}

type KnownParcelData = {
  readonly memberId?: number | null;
  readonly piece?: number;
  readonly goods?: Pick<LockedParcel, 'goodsName' | 'goodsTypeId' | 'remark'>;
  readonly details?: Readonly<Record<string, unknown>>;
};

async function insertReceived(
  db: TransactionDb,
  landing: ReceiptContext,
  known: KnownParcelData = {},
): Promise<number> {
  const { staffId, ...place } = landing;
  const { memberId = null, piece = 1, goods = { goodsName: '', goodsTypeId: null, remark: '' } } = known;
  const state = memberId === null ? 'unclaimed' : 'received';
  const { goodsName, goodsTypeId, remark } = goods;
  const added = await db.first(insertArrival, {
    ...place,
    memberId,
    piece,
    state,
    goodsName,
    goodsTypeId,
    remark,
  });
  if (!added) throw new Refusal('parcel.pieceTaken');
  await recordParcelEvents(db, landing.shopId, [added.id], 'arrive', {
    actor: { kind: 'staff', id: staffId },
    notice: 'parcelReceived',
    details: known.details ?? {},
  });
  return added.id;
}

/** Adds a further piece of a number in stock; it gets the owner of the first piece. */
async function addPiece(
  db: TransactionDb,
  landing: ReceiptContext,
  pieces: readonly LockedParcel[],
): Promise<ReceiveResult> {
  const piece = Math.max(...pieces.map((one) => one.piece)) + 1;
  if (piece > maxPieces) throw new Refusal('parcel.pieceTaken');
  const first = pieces.find(isInWarehouse)!;
  const id = await insertReceived(db, landing, {
    memberId: first.memberId,
    piece,
    goods: first,
    details: { piece },
  });
  return { outcome: first.memberId === null ? 'unclaimed' : 'member', id };
}
