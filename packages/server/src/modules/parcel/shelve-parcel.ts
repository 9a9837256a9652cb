import { nearestBinCodes, parseBinCode } from '@onehaul/domain/parcel/bin-code';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { recordParcelEvents } from './move-parcels.ts';
import { binByCode, binCodes, writeBin } from './station.repository.ts';

/** Puts a piece into a bin. */
export async function shelveParcel(
  db: TransactionDb,
  staffId: number,
  { binCode, ...scan }: Scan & { readonly binCode: string },
): Promise<number> {
  const { shopId, warehouseId } = scan;
  const code = parseBinCode(binCode) ?? '';
  const [{ parcel }, bin] = await Promise.all([
    lockPiece(db, scan),
    db.first(binByCode, { shopId, warehouseId, code }),
  ]);
  if (!bin) throw await noSuchBin(db, { shopId, warehouseId }, code);
  await db.all(writeBin, { shopId, id: parcel.id, binId: bin.id });
  await recordParcelEvents(db, shopId, [parcel.id], 'shelve', {
    actor: { kind: 'staff', id: staffId },
    details: { bin: bin.code },
  });
  return parcel.id;
}

type WarehouseKey = { readonly shopId: number; readonly warehouseId: number };

/** Bin codes of a warehouse, cached by its stations. */
export async function findBinCodes(db: Db, place: WarehouseKey): Promise<string[]> {
  return (await db.all(binCodes, place)).map(({ code }) => code);
}

async function noSuchBin(db: Db, place: WarehouseKey, code: string): Promise<Refusal> {
  const nearest = nearestBinCodes(code, await findBinCodes(db, place));
  if (nearest.length === 0) return new Refusal('bin.noneHere', { code });
  return new Refusal('bin.unknown', { code, nearest: nearest.join(', ') });
}
