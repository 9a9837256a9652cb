import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db } from '../../db/database.ts';
import type { Prepared } from '../../http/bind.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { insertFile, lockOwner, ownImageLimit, uploadsOfLastHour } from './file.repository.ts';
import { privateFileUrl } from './private-url.ts';
import { pictureType } from './safe-picture.ts';
import { type StoredPicture, storePicture } from './store-picture.ts';

const mostPerHour = 200;

/** Draws the picture anew and stores it. No row points to it yet: whoever asks for it finds nothing. */
export async function storeImage(
  services: Services,
  { db, shop, member }: MemberContext,
  { file }: { file: Uint8Array },
): Promise<Prepared<StoredPicture>> {
  const limit = await db.first(ownImageLimit, { shopId: shop.id });
  const { imageMostBytes } = settingsFrom({ imageMostBytes: limit?.value });
  // Asked here too, before any work is done for somebody who has had enough of it.
  await assertFewUploads(db, shop.id, member.id);
  const { stored, discard } = await storePicture(services, {
    shop,
    folder: 'upload',
    file,
    mostBytes: imageMostBytes,
  });
  return { ready: stored, discard };
}

/** Gives the stored picture to the member. */
export async function keepImage(
  { keys }: Services,
  { db, shop, member }: MemberContext,
  { id, fileKey, lengthBytes }: StoredPicture,
): Promise<{ fileId: string; url: string }> {
  const owner = { shopId: shop.id, memberId: member.id };
  if (!(await db.first(lockOwner, owner))) throw new Refusal('access.signInRequired');
  await assertFewUploads(db, shop.id, member.id);
  await db.all(insertFile, { ...owner, id, fileKey, contentType: pictureType.contentType, lengthBytes });
  return { fileId: id, url: privateFileUrl(keys, shop, fileKey) };
}

async function assertFewUploads(db: Db, shopId: number, memberId: number): Promise<void> {
  const uploads = await db.first(uploadsOfLastHour, { shopId, memberId });
  if (uploads!.count >= mostPerHour) throw new Refusal('file.tooMany', { most: mostPerHour });
}
