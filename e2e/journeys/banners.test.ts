import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { text } from '../messages.ts';
import { onePicture } from '../one-picture.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);

const banners = (page: Page) => page.locator('[data-banner]');

/** Layout shift of the content below the banners since the first paint. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: readonly PerformanceEntry[]) =>
          list.reduce((total, entry) => total + (entry as unknown as { value: number }).value, 0);
        const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Without any shift nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum(observer.takeRecords()))));
      }),
  );

test('W9: the demo home page shows its banners, which scroll by hand and fit a phone', async ({ page }) => {
  await prefer(page, 'harbour.localhost', 'en');
  await openPage(page, 'harbour.localhost', '/index');
  await expect(banners(page)).toHaveCount(2);
  await banners(page).first().scrollIntoViewIfNeeded();
  for (const picture of await banners(page).locator('img').all()) {
    await expect(picture).toHaveAttribute('width', '1600');
    await expect(picture).toHaveAttribute('alt', /\S/);
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await shift(page)).toBeLessThan(0.1);
  await expectNothingFound(page, 'home with banners');
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
  await banners(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/charge-introduce$/);
});

test('W9: staff upload a banner, a visitor sees it at once, and no longer when it is off', async ({
  page,
  openBrowser,
}) => {
  const { host, ...shop } = await copyShop('northstar.localhost', newHost('banner'));
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await openPage(page, host, '/index');
  await expect(banners(page)).toHaveCount(0);

  await signInStaff(staff, await newStaff(shop, 'admin'));
  await openConsole(staff, '/studio/banner');
  await expect(staff.getByText(words('empty.title'))).toBeVisible();
  await expectNothingFound(staff, 'no banners yet');
  await staff.locator('[data-add]').first().click();
  const drawer = staff.locator('.ant-drawer');
  const picture = await onePicture(staff, 1600, 600);
  await drawer.locator('[data-file="banner"] input').setInputFiles(picture);
  await expect(drawer.locator('[data-file="banner"] img')).toBeVisible();
  await drawer.locator('[data-language-tab="en"]').click();
  await drawer.getByLabel(words('field.titles'), { exact: true }).fill('Autumn sale');
  await drawer.getByLabel(words('field.banner.alts'), { exact: true }).fill('Parcels among leaves');
  await drawer.getByLabel(words('field.banner.link'), { exact: true }).fill('/shipping-calculation');
  await expectNothingFound(staff, 'a new banner');
  await staff.keyboard.press('Control+s');
  await expect(drawer).toBeHidden();
  await expect(staff.locator('[data-row-link]')).toHaveText(['Autumn sale']);

  // The cached page for visitors is rendered again.
  const seen = async (count: number) => {
    const since = Date.now();
    await expect(async () => {
      await page.goto(page.url());
      expect(await banners(page).count()).toBe(count);
    }).toPass({ intervals: [250], timeout: 40_000 });
    return Date.now() - since;
  };
  console.log(`a new banner was seen after ${await seen(1)} ms`);
  const banner = banners(page);
  await expect(banner).toContainText('Autumn sale');
  await expect(banner.getByRole('img', { name: 'Parcels among leaves' })).toBeVisible();
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/shipping-calculation');

  await staff.locator('[data-row-link]').click();
  await drawer.getByRole('switch').click();
  await staff.keyboard.press('Control+s');
  await expect(drawer).toBeHidden();
  console.log(`switched off, it was gone after ${await seen(0)} ms`);
  const acts = await sql<{ act: string }>(
    `select act from audit where tenant_id = $1 and subject = 'banner' order by id`,
    [shop.tenantId],
  );
  expect(acts.map(({ act }) => act)).toEqual(['studio/banner/save', 'studio/banner/save']);
});

test('W9: customer service reads banners and edits none', async ({ page }) => {
  const shop = await demoShop('harbour.localhost');
  await signInStaff(page, await newStaff(shop, 'service'));
  await openConsole(page, '/studio/banner');
  await expect(page.locator('[data-row-link]')).toHaveCount(2);
  await expect(page.locator('[data-add]')).toHaveCount(0);
});
