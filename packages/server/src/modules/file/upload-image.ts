import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { insertFile, lockOwner, shopImageLimit, uploadsOfLastHour } from './file.repository.ts';
import { privateFileUrl } from './private-url.ts';
import { pictureType } from './safe-picture.ts';
import { type StoredPicture, storePicture } from './store-picture.ts';

const maxUploadsPerHour = 200;

/** Re-encodes and stores the image. No row references it yet, so it cannot be fetched. */
export async function storeImage(
  services: Services,
  { db, shop, member }: MemberContext,
  { file }: { file: Uint8Array },
): Promise<Prepared<StoredPicture>> {
  const limit = await db.first(shopImageLimit, { shopId: shop.id });
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  // Also checked here, before doing any work for a member who is over the limit.
  await assertUploadLimit(db, shop.id, member.id);
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'upload',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: stored, discard };
}

/** Assigns the stored image to the member. */
export async function saveImage(
  { keys }: Services,
  { db, shop, member }: ChangeContext,
  { id, fileKey, lengthBytes }: StoredPicture,
): Promise<{ fileId: string; url: string }> {
  const owner = { shopId: shop.id, memberId: member.id };
  if (!(await db.first(lockOwner, owner))) throw new Refusal('access.signInRequired');
  await assertUploadLimit(db, shop.id, member.id);
  await db.all(insertFile, { ...owner, id, fileKey, contentType: pictureType.contentType, lengthBytes });
  return { fileId: id, url: privateFileUrl(keys, shop, fileKey) };
}

async function assertUploadLimit(db: Db, shopId: number, memberId: number): Promise<void> {
  const uploads = await db.first(uploadsOfLastHour, { shopId, memberId });
  if (uploads!.count >= maxUploadsPerHour) throw new Refusal('file.tooMany', { most: maxUploadsPerHour });
}
