import type { Locator, Page } from '@playwright/test';

type Point = { readonly x: number; readonly y: number };

/** A finger on the page, moved by the browser's own touch input. */
export async function fingerOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    put: (at: Point) => touch('touchStart', [at]),
    async move(from: Point, to: Point) {
      const steps = 8;
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await touch('touchMove', [
          { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
        ]);
      }
    },
    lift: () => touch('touchEnd', []),
    cancel: () => touch('touchCancel', []),
  };
}

/** The middle of an element on the screen. */
export async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
