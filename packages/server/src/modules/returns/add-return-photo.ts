import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { type StoredPicture, storePicture } from '../file/index.ts';
import { lockReturn } from './move-return.ts';
import type { RecordKey } from './receive-return.ts';
import { maxPictureBytes } from './return-desk.repository.ts';
import { countPhotos, insertPhoto, orderOfReturn } from './return.repository.ts';

const maxPhotos = 20;

type StoredPhoto = RecordKey & { readonly photo: StoredPicture };

/** Re-encodes the photo and stores it. No row references it yet. */
export async function storeReturnPhoto(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff }: StaffContext,
  { file, ...which }: RecordKey & { readonly file: Uint8Array },
): Promise<Prepared<StoredPhoto>> {
  const { shopId } = which;
  // Checked before the lock as well, to avoid image work for a missing return.
  const [known, limit] = await Promise.all([
    db.first(orderOfReturn, which),
    db.first(maxPictureBytes, { shopId }),
  ]);
  if (!known) throw new Refusal('record.notFound');
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  const shop = { tenantId: staff.tenantId, id: shopId };
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'return',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: { ...which, photo: stored }, discard };
}

/** Attaches the stored photo to the return; a graded return accepts no further evidence. */
export async function addReturnPhoto(
  db: TransactionDb,
  staffId: number,
  { shopId, id, photo }: StoredPhoto,
): Promise<void> {
  const held = await lockReturn(db, { shopId, id });
  if (held.state !== 'received')
    throw new Refusal(held.state === 'expected' ? 'return.notHere' : 'return.over');
  const { photos } = (await db.first(countPhotos, { shopId, id }))!;
  if (photos >= maxPhotos) throw new Refusal('file.tooMany', { most: maxPhotos });
  await db.all(insertPhoto, { ...photo, shopId, returnId: id, staffId });
}
