import { Refusal } from '@onehaul/domain/refusal';
import { isWorkedOn } from '@onehaul/domain/service/service-state';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { type StoredPicture, storePicture } from '../file/index.ts';
import { lockRequest } from '../service/index.ts';
import type { RecordKey } from './find-for-staff.ts';
import { countPhotos, insertPhoto, maxPictureBytes, serviceForStaff } from './service-desk.repository.ts';

const maxPhotos = 20;

type StoredPhoto = RecordKey & { readonly photo: StoredPicture };

/** Re-encodes the photo and stores it. No row references it yet. */
export async function storeServicePhoto(
  services: Pick<Services, 'storage' | 'log'>,
  { db, staff, language }: StaffContext,
  { file, ...which }: RecordKey & { readonly file: Uint8Array },
): Promise<Prepared<StoredPhoto>> {
  const { shopId } = which;
  // Checked before the lock as well, to avoid image work for a missing service.
  const [service, limit] = await Promise.all([
    db.first(serviceForStaff, { ...which, language }),
    db.first(maxPictureBytes, { shopId }),
  ]);
  if (!service) throw new Refusal('record.notFound');
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  const shop = { tenantId: staff.tenantId, id: shopId };
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'service',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: { ...which, photo: stored }, discard };
}

/** Attaches the stored photo to the service. */
export async function addServicePhoto(
  db: TransactionDb,
  staffId: number,
  { shopId, id, photo }: StoredPhoto,
): Promise<void> {
  const { request } = await lockRequest(db, shopId, id);
  if (!isWorkedOn(request.state)) throw new Refusal('service.over');
  const of = { shopId, requestId: id };
  const { photos } = (await db.first(countPhotos, of))!;
  if (photos >= maxPhotos) throw new Refusal('file.tooMany', { most: maxPhotos });
  await db.all(insertPhoto, { ...photo, ...of, staffId });
}
