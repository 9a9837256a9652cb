import { previewText } from '@onehaul/i18n/preview-text';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { originOf } from '../product.ts';
import { expect, openPage, test } from '../test.ts';

const host = 'harbour.localhost';
test.use({
  serviceWorkers: 'allow',
  // Pages for signing in are answered by the test, but a service worker asks the server.
  meets: [404],
  breaks: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'],
  viewport: { width: 390, height: 844 },
});

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const keptPages = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has('own-pages'))
      ? (await (await caches.open('own-pages')).keys()).map(({ url }) => new URL(url).pathname)
      : [],
  );

test('a shop can be installed, and its member reads the parcels seen last without a connection', async ({
  page,
  context,
}) => {
  const member = await newMember(host);
  const [number = ''] = newNumbers(1);
  const { id: warehouseId } = await firstWarehouse(await demoShop(host));
  await forecast(member, warehouseId, [{ courierNumber: number }]);
  await signInBrowser(page, member);
  await openPage(page, host, '/member/parcel');
  await expect.poll(() => isControlled(page)).toBe(true);

  const browser = await context.newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Contexts of tests are private windows, which install nothing; there must be no other reason.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);

  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  await expect.poll(() => keptPages(page)).toEqual(['/member/parcel']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  await page.goto(`${originOf(host)}/index`);
  await expect(page.getByRole('heading', { name: previewText('en', 'offlineTitle') })).toBeVisible();
  await page.getByRole('list').getByRole('link').click();
  await expect(page.getByText(number).first()).toBeVisible();

  // Signing out works without a connection and leaves nothing behind.
  await page.locator('[popovertarget=account-menu]').click();
  await page.getByRole('button', { name: text('en', 'storefront', 'header.logout') }).click();
  await expect(page.getByRole('heading', { name: previewText('en', 'offlineTitle') })).toBeVisible();
  expect(await keptPages(page)).toEqual([]);

  await context.setOffline(false);
  const other = await newMember(host);
  await signInBrowser(page, member);
  await openPage(page, host, '/member/parcel');
  await expect.poll(() => keptPages(page)).toEqual(['/member/parcel']);
  await signInBrowser(page, other);
  await openPage(page, host, '/index');
  await expect.poll(() => keptPages(page)).toEqual([]);
});
