import type { ParcelState } from '@onehaul/domain/parcel/parcel-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { lockPiece, type Scan } from './lock-piece.ts';
import { recordParcelEvents, stepParcels } from './move-parcels.ts';
import { latestPhotos } from './photo.repository.ts';
import { startStorage } from './start-storage.ts';
import { writeMeasures } from './station.repository.ts';

type Measuring = Scan & {
  readonly weightGrams: number;
  readonly lengthMillimetres: number;
  readonly widthMillimetres: number;
  readonly heightMillimetres: number;
  readonly scale: string;
};

/** States in which a parcel may be measured again: before work on its order begins. */
const measurable: readonly ParcelState[] = ['received', 'stored', 'unclaimed', 'claimPending'];

/** Records weight and size of a piece, with its photos as proof. A received parcel becomes stored. */
export async function measureParcel(
  db: TransactionDb,
  staffId: number,
  { weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres, scale, ...scan }: Measuring,
): Promise<number> {
  const { parcel } = await lockPiece(db, scan);
  const { shopId } = scan;
  const { id, state } = parcel;
  if (!measurable.includes(state)) throw new Refusal('state.illegalStep', { from: state, event: 'measure' });
  const photos = await db.all(latestPhotos, { shopId, parcelId: id });
  const kinds = photos.map(({ kind }) => kind);
  if (!kinds.includes('label') || !kinds.includes('whole')) throw new Refusal('parcel.photosMissing');

  const measures = {
    weightGrams,
    lengthMm: lengthMillimetres,
    widthMm: widthMillimetres,
    heightMm: heightMillimetres,
  };
  const isFirst = parcel.weightGrams === null;
  const before = {
    weightGrams: parcel.weightGrams,
    lengthMm: parcel.lengthMm,
    widthMm: parcel.widthMm,
    heightMm: parcel.heightMm,
  };
  const account = {
    actor: { kind: 'staff', id: staffId },
    proof: photos.map((photo) => photo.id),
    details: { ...measures, scale, ...(!isFirst && { before }) },
  } as const;
  await db.all(writeMeasures, { shopId, id, ...measures });
  if (state !== 'received') {
    await recordParcelEvents(db, shopId, [id], isFirst ? 'measure' : 'remeasure', account);
    return id;
  }
  const freeUntil = await startStorage(db, shopId, parcel);
  await stepParcels(db, shopId, [parcel], 'measure', {
    ...account,
    details: { ...account.details, freeUntil: freeUntil.toISOString() },
    notice: 'parcelStored',
  });
  return id;
}
