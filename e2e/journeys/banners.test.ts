import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'banner', key, gaps);

/** A single-colour picture rendered by the browser. */
const picture = async (page: Page) => ({
  name: 'banner.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1600, 600];
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#0b6b73';
      context.fillRect(0, 0, 1600, 600);
      return canvas.toDataURL('image/png').split(',')[1]!;
    }),
    'base64',
  ),
});

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
  await openConsole(staff, '/banners');
  await expect(staff.getByText(words('empty'))).toBeVisible();
  await expectNothingFound(staff, 'no banners yet');
  await staff.locator('[data-add-banner]').click();
  const dialog = staff.getByRole('dialog', { name: words('add') });
  await dialog.getByLabel(words('form.picture')).setInputFiles(await picture(staff));
  await dialog.getByLabel('English').first().fill('Autumn sale');
  await dialog.getByLabel('English').last().fill('Parcels among leaves');
  await dialog.getByLabel(words('form.link')).fill('/shipping-calculation');
  await expectNothingFound(staff, 'a new banner');
  await dialog.getByRole('button', { name: words('form.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(staff.getByText(words('state.shown'), { exact: true })).toBeVisible();

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

  await staff.getByRole('button', { name: words('changeOf', { title: 'Autumn sale' }) }).click();
  const form = staff.getByRole('dialog', { name: words('changeOf', { title: 'Autumn sale' }) });
  await form.getByRole('switch', { name: words('form.isActive') }).click();
  await form.getByRole('button', { name: words('form.save') }).click();
  await expect(form).toBeHidden();
  console.log(`switched off, it was gone after ${await seen(0)} ms`);
  const acts = await sql<{ act: string }>(
    `select act from audit where tenant_id = $1 and subject = 'banner' order by id`,
    [shop.tenantId],
  );
  expect(acts.map(({ act }) => act)).toEqual(['banners/save', 'banners/save']);
});

test('W9: customer service reads banners and edits none', async ({ page }) => {
  const shop = await demoShop('harbour.localhost');
  await signInStaff(page, await newStaff(shop, 'service'));
  await openConsole(page, '/banners');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page.locator('[data-add-banner]')).toHaveCount(0);
});
