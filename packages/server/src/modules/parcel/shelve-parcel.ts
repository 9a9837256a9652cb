import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { holdPiece, type Scan } from './hold-piece.ts';
import { noteParcels } from './move-parcels.ts';
import { binByCode, writeBin } from './station.repository.ts';

/** A piece lies in a bin now. */
export async function shelveParcel(
  db: Db,
  staffId: number,
  { binCode, ...scan }: Scan & { readonly binCode: string },
): Promise<number> {
  const { shopId, warehouseId } = scan;
  const code = binCode.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  const [{ parcel }, bin] = await Promise.all([
    holdPiece(db, scan),
    db.first(binByCode, { shopId, warehouseId, code }),
  ]);
  if (!bin) throw new Refusal('bin.unknown', { code });
  await db.all(writeBin, { shopId, id: parcel.id, binId: bin.id });
  await noteParcels(db, shopId, [parcel.id], 'shelve', {
    actor: { kind: 'staff', id: staffId },
    details: { bin: bin.code },
  });
  return parcel.id;
}
