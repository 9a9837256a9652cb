import type { Page } from '@playwright/test';

/** A single-colour picture rendered by the browser. */
export const onePicture = async (page: Page, width: number, height: number, color = '#0b6b73') => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(
      ([wide, high, fill]) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [wide, high];
        const context = canvas.getContext('2d')!;
        context.fillStyle = fill;
        context.fillRect(0, 0, wide, high);
        return canvas.toDataURL('image/png').split(',')[1]!;
      },
      [width, height, color] as const,
    ),
    'base64',
  ),
});
