import { languageTags } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoHosts } from '../demo-data.ts';
import { originOf } from '../product.ts';
import { expect, hydrated, openPage, prefer, test } from '../test.ts';

/** From here on, every move of something already painted is written down. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const names = entry.sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        if (!entry.hadRecentInput) shifts.push(`${entry.value} ${names.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
}

/** Scrolls the page once through, so that what loads late has loaded. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await page.waitForLoadState('networkidle');
}

for (const host of demoHosts) {
  for (const width of [1280, 390]) {
    test(`nothing on ${host} moves while it loads, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      for (const path of [
        '/index',
        '/message',
        '/consolidation/problem',
        '/service/about-Us',
        '/shipping-calculation',
        '/charge-introduce',
      ]) {
        await openPage(page, host, path);
        await readThrough(page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
        expect.soft(shifts, path).toEqual([]);
      }
    });
  }
}

test.describe('a reader whose browser speaks English and who chose Vietnamese', () => {
  test.use({ locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

  for (const host of demoHosts) {
    test(`sees ${host} in Vietnamese from the first paint on`, async ({ page }) => {
      await prefer(page, host, 'vi');
      const scripts = Promise.withResolvers<void>();
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      const look = async () => {
        await expect(page.locator('footer')).toBeAttached();
        await expect(page.locator('header img')).toHaveJSProperty('complete', true);
        return {
          lang: await page.locator('html').getAttribute('lang'),
          words: await page.locator('body').innerText(),
          picture: await page.screenshot(),
        };
      };
      await page.goto(`${originOf(host)}/index`, { waitUntil: 'commit' });
      const first = await look();
      scripts.resolve();
      await hydrated(page);
      await page.waitForLoadState('load');
      const settled = await look();
      expect(first.lang).toBe(languageTags.vi);
      expect(settled.lang).toBe(first.lang);
      expect(settled.words).toBe(first.words);
      expect(settled.picture.equals(first.picture), 'first paint looks like the loaded page').toBe(true);
    });
  }
});
