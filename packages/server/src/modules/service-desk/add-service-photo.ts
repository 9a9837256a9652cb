import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import { isWorkedOn } from '@onehaul/domain/service/service-state';
import { settingsFrom } from '@onehaul/domain/settings';
import type { TransactionDb } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { objectKeyOf, pictureType, safePicture } from '../file/index.ts';
import { holdRequest } from '../service-request/index.ts';
import type { Which } from './find-at-desk.ts';
import { countPhotos, insertPhoto, mostPictureBytes, serviceAtDesk } from './service-desk.repository.ts';

const mostPhotos = 20;

type StoredPhoto = Which & {
  readonly photoId: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly lengthBytes: number;
};

/** Draws the photo anew and stores it. No row points to it yet. */
export async function storeServicePhoto(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  { db, staff, language }: StaffContext,
  { file, ...which }: Which & { readonly file: Uint8Array },
): Promise<Prepared<StoredPhoto>> {
  const { shopId } = which;
  // Asked here too, before any work is done for a service that is not there.
  const [service, limit] = await Promise.all([
    db.first(serviceAtDesk, { ...which, language }),
    db.first(mostPictureBytes, { shopId }),
  ]);
  if (!service) throw new Refusal('record.notFound');
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  if (file.byteLength > imageMostBytes)
    throw new Refusal('file.tooLarge', { megabytes: Math.floor(imageMostBytes / 2 ** 20) });

  const picture = await safePicture(file);
  const photoId = randomUUID();
  const { extension, contentType } = pictureType;
  const fileKey = `service/${photoId}.${extension}`;
  const key = objectKeyOf({ tenantId: staff.tenantId, id: shopId }, fileKey)!;
  await storage.put(key, picture, { contentType, visibility: 'private' });
  const sha256 = createHash('sha256').update(picture).digest();
  return {
    ready: { ...which, photoId, fileKey, sha256, lengthBytes: picture.byteLength },
    discard: () =>
      storage
        .delete(key)
        .catch((error: unknown) => log.warn({ err: error, key }, 'a photo nobody needs stays in the store')),
  };
}

/** The stored photo shows this service from now on. */
export async function addServicePhoto(
  db: TransactionDb,
  staffId: number,
  { shopId, id, photoId, ...photo }: StoredPhoto,
): Promise<void> {
  const { request } = await holdRequest(db, shopId, id);
  if (!isWorkedOn(request.state)) throw new Refusal('service.over');
  const of = { shopId, requestId: id };
  const { photos } = (await db.first(countPhotos, of))!;
  if (photos >= mostPhotos) throw new Refusal('file.tooMany', { most: mostPhotos });
  await db.all(insertPhoto, { ...photo, ...of, id: photoId, staffId });
}
