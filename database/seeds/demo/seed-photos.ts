import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { blurredPicture, objectKeyOf, pictureType } from '@onehaul/server/modules/file/index';
import type { ParcelSeed, SeededParcel } from './seed-parcels.ts';

const folder = new URL('photos/', import.meta.url);
/** The source picture of a name. */
export const drawn = (name: string) => readFile(new URL(`${name}.webp`, folder));

const wholes = ['carton', 'carton-taped', 'small-box', 'mailer-bag'];

type Stored = { fileKey: string; blurredKey: string; sha256: string; lengthBytes: number };

/** Stores each picture once; many demo parcels share it. */
export async function storeOnce({ storage, demo, shopId, uuid }: ParcelSeed, name: string): Promise<Stored> {
  const picture = await drawn(name);
  const { contentType, extension } = pictureType;
  const id = uuid(`picture ${name}`);
  const fileKey = `parcel/${id}.${extension}`;
  const blurredKey = `parcel/${id}-blurred.${extension}`;
  const shop = { tenantId: demo.tenantId, id: shopId };
  const options = { contentType, visibility: 'private' } as const;
  await storage.put(objectKeyOf(shop, fileKey)!, picture, options);
  await storage.put(objectKeyOf(shop, blurredKey)!, await blurredPicture(picture), options);
  const sha256 = createHash('sha256').update(picture).digest('hex');
  return { fileKey, blurredKey, sha256: `\\x${sha256}`, lengthBytes: picture.byteLength };
}

/** Label and full photos of everything that was weighed, and damage photos of damaged parcels. */
export async function seedPhotos(seed: ParcelSeed, parcels: readonly SeededParcel[]): Promise<void> {
  const [company = ''] = seed.demo.hosts[0]!.split('.');
  const pictures = new Map<string, Stored>();
  for (const name of [...wholes, 'damaged-corner', `label-${company}`, 'label-plain'])
    pictures.set(name, await storeOnce(seed, name));
  const staffId = seed.staffId('clerk');
  const photo = (parcel: SeededParcel, kind: string, name: string, at: Date) => {
    const { fileKey, blurredKey, sha256, lengthBytes } = pictures.get(name)!;
    return {
      id: seed.uuid(`photo ${parcel.number} ${kind}`),
      parcel_id: parcel.id,
      kind,
      file_key: fileKey,
      blurred_key: blurredKey,
      sha256,
      length_bytes: lengthBytes,
      staff_id: staffId,
      created_at: at,
    };
  };
  const rows = parcels.flatMap((parcel, place) => {
    if (!parcel.hasPhotos) return [];
    // The demo member's code is printed only on its own label.
    const label = parcel.owner?.username === 'demo' ? `label-${company}` : 'label-plain';
    const taken = parcel.events.find(({ act }) => act === 'photo')!.at;
    return [
      photo(parcel, 'label', label, taken),
      photo(parcel, 'whole', wholes[place % wholes.length]!, new Date(taken.getTime() + 60_000)),
      ...(parcel.hold?.reason === 'damage'
        ? [photo(parcel, 'damage', 'damaged-corner', new Date(taken.getTime() + 90_000))]
        : []),
    ];
  });
  await seed.insert('parcel_photo', rows);
}
