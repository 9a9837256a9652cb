import { createHash } from 'node:crypto';
import { bannerSizes } from '@onehaul/domain/banner';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { type FileKind, pictureShapes } from '@onehaul/domain/studio/file-kind';
import type { Prepared } from '../../http/bind.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { findStudioShop } from '../../studio/change-record.ts';
import type { FileUrl } from '../../studio/find-drafts.ts';
import { croppedPicture, fittedPicture, objectKeyOf, pictureType } from '../file/index.ts';
import { findSettings } from '../shop/index.ts';
import { assertStorageRoom, recordShopFiles } from '../usage/index.ts';

type Upload = { readonly shopId: number; readonly kind: FileKind; readonly file: Uint8Array };
type Stored = {
  readonly shopId: number;
  readonly kind: FileKind;
  readonly key: string;
  readonly files: readonly { readonly key: string; readonly lengthBytes: number }[];
};
type StoredObject = { readonly key: string; readonly bytes: Uint8Array; readonly contentType: string };

/**
 * Redraws a picture, which drops everything else in the bytes (S48), and stores it as a public file. Keys are
 * hashes of the content. The files are never swept: the history of a record still names replaced ones.
 */
export async function storeUpload(
  { storage }: Pick<Services, 'storage'>,
  { db, staff }: StaffContext,
  { shopId, kind, file }: Upload,
): Promise<Prepared<Stored>> {
  await findStudioShop(db, shopId);
  const { imageMostBytes } = settingsFrom(await findSettings({ db, shop: { id: shopId } }));
  const mostBytes = kind === 'film' ? mostFilmBytes : imageMostBytes;
  if (file.byteLength > mostBytes)
    throw new Refusal('file.tooLarge', { megabytes: Math.floor(mostBytes / 2 ** 20) });
  const objects = kind === 'film' ? [filmOf(file)] : await picturesOf(kind, file);
  const files = objects.map(({ key, bytes }) => ({ key, lengthBytes: bytes.byteLength }));
  await assertStorageRoom(
    db,
    files.reduce((sum, { lengthBytes }) => sum + lengthBytes, 0),
  );
  const shop = { tenantId: staff.tenantId, id: shopId };
  for (const { key, bytes, contentType } of objects)
    await storage.put(objectKeyOf(shop, key)!, bytes, { contentType, visibility: 'public' });
  // Not discarded when the transaction fails: another record may name the same content.
  return { ready: { shopId, kind, key: objects[0]!.key, files }, discard: async () => undefined };
}

const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** A banner also has a smaller picture, for narrow screens. */
async function picturesOf(kind: Exclude<FileKind, 'film'>, file: Uint8Array): Promise<StoredObject[]> {
  const shape = pictureShapes[kind];
  const { contentType, extension } = pictureType;
  const bytes = await (shape.fit === 'cut' ? croppedPicture : fittedPicture)(file, shape);
  const key = `picture/${nameOf(bytes)}`;
  const picture = { key: `${key}.${extension}`, bytes, contentType };
  if (kind !== 'banner') return [picture];
  const small = await croppedPicture(file, bannerSizes.small);
  return [picture, { key: `${key}-small.${extension}`, bytes: small, contentType }];
}

/** The upper bound of any form (see `form.ts`). */
const mostFilmBytes = 10 * 1024 * 1024;

/** Served as `video/mp4` with a policy that forbids scripts, whatever else the bytes may be. */
function filmOf(bytes: Uint8Array): StoredObject {
  const isMp4 = Buffer.from(bytes.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (!isMp4) throw new Refusal('file.notFilm');
  return { key: `video/${nameOf(bytes)}.mp4`, bytes, contentType: 'video/mp4' };
}

export async function addFile(
  { db, staff, audit }: StaffChangeContext,
  { shopId, kind, key, files }: Stored,
  fileUrl: FileUrl,
): Promise<{ key: string; url: string }> {
  await recordShopFiles(db, shopId, files);
  audit('shopFile', recordName(shopId, key), { kind });
  return { key, url: fileUrl({ tenantId: staff.tenantId, id: shopId }, key) };
}
