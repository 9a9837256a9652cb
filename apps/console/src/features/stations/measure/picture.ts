const longestSide = 1600;
const quality = 0.85;

/** Returns the upload size: unchanged, up to 1600 pixels on the longer side. */
export function uploadSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const share = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** Encodes a JPEG small enough for the browser's store and a warehouse network. */
export async function encodePicture(source: Blob | HTMLVideoElement): Promise<Blob> {
  const bitmap = await createImageBitmap(source);
  const { width, height } = uploadSize(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob(
    (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))),
    'image/jpeg',
    quality,
  );
  return promise;
}
