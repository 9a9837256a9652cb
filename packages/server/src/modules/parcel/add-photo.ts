import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { TransactionDb } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { blurredPicture, objectKeyOf, pictureType, safePicture } from '../file/index.ts';
import { findPiece } from './bin.repository.ts';
import { notInWarehouseRefusal, requireCourierNumber } from './lock-piece.ts';
import { recordParcelEvents } from './move-parcels.ts';
import { countPhotos, insertPhoto, maxPictureBytes } from './photo.repository.ts';
import { pieceForUpdate } from './station.repository.ts';

const maxPhotos = 20;

type Photographed = {
  readonly shopId: number;
  readonly warehouseId: number;
  readonly courierNumber: string;
  readonly piece: number;
  readonly kind: 'label' | 'whole' | 'damage';
};
type StoredPhoto = Photographed & {
  readonly id: string;
  readonly fileKey: string;
  readonly blurredKey: string;
  readonly sha256: Buffer;
  readonly lengthBytes: number;
};

/** Re-encodes the photo, makes a blurred copy and stores both files. No row references them yet. */
export async function storePhoto(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...photographed }: Photographed & { readonly file: Uint8Array },
): Promise<Prepared<StoredPhoto>> {
  const { kind: _, ...piece } = photographed;
  const { shopId } = piece;
  const courierNumber = requireCourierNumber(piece.courierNumber);
  // Repeats the check of addPhoto early, before image processing is spent on a piece that does not exist.
  const [parcel, limit] = await Promise.all([
    db.first(findPiece, { ...piece, courierNumber }),
    db.first(maxPictureBytes, { shopId }),
  ]);
  if (!parcel)
    throw await notInWarehouseRefusal(db, { shopId, warehouseId: piece.warehouseId, courierNumber });
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  if (file.byteLength > imageMostBytes)
    throw new Refusal('file.tooLarge', { megabytes: Math.floor(imageMostBytes / 2 ** 20) });

  const picture = await safePicture(file);
  const blurred = await blurredPicture(picture);
  const id = randomUUID();
  const { extension, contentType } = pictureType;
  const names = { fileKey: `parcel/${id}.${extension}`, blurredKey: `parcel/${id}-blurred.${extension}` };
  const shop = { tenantId: staff.tenantId, id: shopId };
  const keys = [objectKeyOf(shop, names.fileKey)!, objectKeyOf(shop, names.blurredKey)!] as const;
  const discard = () =>
    Promise.all(keys.map((key) => storage.delete(key))).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error, keys }, 'a photo nobody needs stays in the store'),
    );
  try {
    await storage.put(keys[0], picture, { contentType, visibility: 'private' });
    await storage.put(keys[1], blurred, { contentType, visibility: 'private' });
  } catch (error) {
    await discard();
    throw error;
  }
  const sha256 = createHash('sha256').update(picture).digest();
  const ready = { ...photographed, courierNumber, id, ...names, sha256, lengthBytes: picture.byteLength };
  return { ready, discard };
}

/** Inserts the row that attaches the stored photo to this piece. */
export async function addPhoto(
  db: TransactionDb,
  staffId: number,
  { warehouseId, courierNumber, piece, ...photo }: StoredPhoto,
): Promise<{ parcelId: number; photoCount: number }> {
  const { shopId, id, kind } = photo;
  const parcel = await db.first(pieceForUpdate, { shopId, warehouseId, courierNumber, piece });
  if (!parcel) throw await notInWarehouseRefusal(db, { shopId, warehouseId, courierNumber });
  const of = { shopId, parcelId: parcel.id };
  const { photos } = (await db.first(countPhotos, of))!;
  if (photos >= maxPhotos) throw new Refusal('file.tooMany', { most: maxPhotos });
  await db.all(insertPhoto, { ...photo, ...of, staffId });
  await recordParcelEvents(db, shopId, [parcel.id], 'photo', {
    actor: { kind: 'staff', id: staffId },
    proof: [id],
    details: { kind },
  });
  return { parcelId: parcel.id, photoCount: photos + 1 };
}
