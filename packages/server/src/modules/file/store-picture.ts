import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import type { Services } from '../../services.ts';
import { objectKeyOf } from './object-key-of.ts';
import { pictureType, safePicture } from './safe-picture.ts';

type PictureUpload = {
  readonly shop: { readonly tenantId: number; readonly id: number };
  /** Folder for this kind of picture. */
  readonly folder: string;
  readonly file: Uint8Array;
  readonly mostBytes: number;
};

export type StoredPicture = {
  readonly id: string;
  readonly fileKey: string;
  readonly sha256: Buffer;
  readonly lengthBytes: number;
};

/** Re-encodes an untrusted image and stores it privately. Discardable, because no row references it yet. */
export async function storePicture(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  { shop, folder, file, mostBytes }: PictureUpload,
): Promise<{ readonly stored: StoredPicture; discard(): Promise<void> }> {
  if (file.byteLength > mostBytes)
    throw new Refusal('file.tooLarge', { megabytes: Math.floor(mostBytes / 2 ** 20) });
  const picture = await safePicture(file);
  const id = randomUUID();
  const { extension, contentType } = pictureType;
  const fileKey = `${folder}/${id}.${extension}`;
  const key = objectKeyOf(shop, fileKey)!;
  await storage.put(key, picture, { contentType, visibility: 'private' });
  const sha256 = createHash('sha256').update(picture).digest();
  return {
    stored: { id, fileKey, sha256, lengthBytes: picture.byteLength },
    discard: () =>
      storage
        .delete(key)
        .catch((error: unknown) =>
          log.warn({ err: error, key }, 'a picture nobody needs stays in the store'),
        ),
  };
}
