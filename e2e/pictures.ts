import type { Page } from '@playwright/test';

/**
 * Largest difference of a colour channel between two screenshots; 255 for another size. Repainting an unchanged page
 * rounds single pixels by one.
 */
export function largestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [a, b] = (await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0)!);
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      )) as [ImageData, ImageData];
      if (a.width !== b.width || a.height !== b.height) return 255;
      return a.data.reduce((most, value, at) => Math.max(most, Math.abs(value - b.data[at]!)), 0);
    },
    [one.toString('base64'), other.toString('base64')] as const,
  );
}
