import type { TransactionDb } from '../../db/database.ts';
import type { LockedParcel } from './move.repository.ts';
import { recordParcelEvents } from './move-parcels.ts';
import { writeMeasures } from './station.repository.ts';

type Remeasured = {
  readonly piece: {
    readonly grams: number;
    readonly lengthMillimetres: number;
    readonly widthMillimetres: number;
    readonly heightMillimetres: number;
  };
  readonly staffId: number;
  /** Ids of photos that document it. */
  readonly proof: readonly string[];
  readonly caseNumber: string;
};

/** Replaces the parcel's measurements by those of a second person. Requires a locked parcel. */
export async function remeasureParcel(
  db: TransactionDb,
  parcel: LockedParcel,
  { piece, staffId, proof, caseNumber }: Remeasured,
): Promise<void> {
  const { shopId, id } = parcel;
  const measures = {
    weightGrams: piece.grams,
    lengthMm: piece.lengthMillimetres,
    widthMm: piece.widthMillimetres,
    heightMm: piece.heightMillimetres,
  };
  const before = {
    weightGrams: parcel.weightGrams,
    lengthMm: parcel.lengthMm,
    widthMm: parcel.widthMm,
    heightMm: parcel.heightMm,
  };
  await db.all(writeMeasures, { shopId, id, ...measures });
  await recordParcelEvents(db, shopId, [id], 'remeasure', {
    actor: { kind: 'staff', id: staffId },
    proof,
    details: { ...measures, before, case: caseNumber },
  });
}
