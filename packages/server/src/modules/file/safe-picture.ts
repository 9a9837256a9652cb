import { Refusal } from '@onehaul/domain/refusal';
import sharp, { type Sharp } from 'sharp';

/**
 * Allowlist of decoders for untrusted bytes; all others, with their XML and PostScript, are blocked (S48).
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

const maxMegapixels = 40;
const maxSidePixels = 2560;
export const pictureType = { contentType: 'image/webp', extension: 'webp' };

/** Password hashing shares the thread pool, so image work uses at most two threads. */
const maxConcurrent = 2;
let working = 0;
const waitQueue: (() => void)[] = [];

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (working >= maxConcurrent) await new Promise<void>((resolve) => waitQueue.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waitQueue.shift();
    if (next) next();
    else working -= 1;
  }
}

/** Re-encodes the image, which drops everything else in the bytes, such as scripts or location metadata. */
export const safePicture = (bytes: Uint8Array): Promise<Buffer> =>
  fittedPicture(bytes, { width: maxSidePixels, height: maxSidePixels });

/** As safePicture, made to fit into this size. */
export function fittedPicture(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  return reencodePicture(bytes, (picture) =>
    picture
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer(),
  );
}

/** Decodes untrusted bytes within the limits, or refuses them. */
function reencodePicture(bytes: Uint8Array, draw: (picture: Sharp) => Promise<Buffer>): Promise<Buffer> {
  return withConcurrencyLimit(async () => {
    try {
      return await draw(sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000 }).autoOrient());
    } catch (error) {
      const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
      throw isTooLarge
        ? new Refusal('file.tooManyPixels', { megapixels: maxMegapixels })
        : new Refusal('file.notPicture');
    }
  });
}

/** As safePicture, cropped to exactly this size around the most salient region. */
export function croppedPicture(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  return reencodePicture(bytes, (picture) =>
    picture.resize({ width, height, fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer(),
  );
}

/** Small and illegible: enough to recognize one's own item, for members who may not see more (A31). */
export function blurredPicture(picture: Uint8Array): Promise<Buffer> {
  return withConcurrencyLimit(() =>
    sharp(picture)
      .resize({ width: 240, height: 240, fit: 'inside', withoutEnlargement: true })
      .blur(6)
      .webp({ quality: 60 })
      .toBuffer(),
  );
}
