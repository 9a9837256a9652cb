import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from '../file/index.ts';

const most = { width: 800, height: 400 };
const mostKept = 50;
/** Pictures by storage key. Keys of the studio are hashes of the content, so what is kept stays right. */
const kept = new Map<string, Uint8Array>();

/**
 * The logo as PNG, which PDF needs. A shop whose logo cannot be read prints without it: the warehouse must not
 * stop because of a picture.
 */
export async function loadLogo(
  storage: Pick<Storage, 'get'>,
  shop: { readonly tenantId: number; readonly id: number },
  fileKey: string,
): Promise<Uint8Array | null> {
  const key = objectKeyOf(shop, fileKey);
  if (key === undefined) return null;
  const known = kept.get(key);
  if (known) return known;
  try {
    const stored = await storage.get(key);
    if (!stored) return null;
    const picture = new Uint8Array(
      await sharp(await buffer(stored.body))
        .resize({ ...most, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
    );
    if (fileKey.startsWith('picture/')) {
      kept.set(key, picture);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    }
    return picture;
  } catch {
    return null;
  }
}
