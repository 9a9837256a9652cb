import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { demoShop } from '../demo-data.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { originOf } from '../product.ts';
import { expect, hydrated, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const unreachable = text('en', 'storefront', 'failure.network');

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  meets: [401],
  breaks: ['net::ERR_FAILED'],
});

type Router = { revalidate(): Promise<void> };

test('data that is lost on the way does not replace the page by an error', async ({ page }) => {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  await forecast(
    member,
    warehouse.id,
    newNumbers(3).map((courierNumber) => ({ courierNumber })),
  );
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/parcel');
  const rows = page.locator('[data-row-link]');
  await expect(rows).toHaveCount(3);

  await page.route('**/*.data*', (route) => route.abort());
  await page.evaluate(() =>
    (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.revalidate(),
  );
  await expect(rows).toHaveCount(3);

  // Another address is loaded as a document.
  await page.locator('[data-tab=expected]').click();
  await expect(page).toHaveURL(`${originOf(host)}/member/parcel?stage=expected`);
  await hydrated(page);
  await expect(rows).toHaveCount(3);
});

test('a page of the shop whose data is lost is loaded as a document', async ({ page }) => {
  await prefer(page, host, 'en');
  await openPage(page, host, '/index');
  await page.route('**/*.data*', (route) => route.abort());
  await page.locator('main a[href^="/shipping-calculation"], footer a[href="/help"]').first().click();
  await expect(page).not.toHaveURL(/index/);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('a drawer whose code is lost is fetched again, and the page stays', async ({ page }) => {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  await forecast(
    member,
    warehouse.id,
    newNumbers(1).map((courierNumber) => ({ courierNumber })),
  );
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/parcel');
  await page.route('**/open-parcel*.js', (route) => route.abort());
  await page.locator('[data-row-link]').click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
  await page.unroute('**/open-parcel*.js');
  await expect(page.getByRole('dialog', { name: text('en', 'parcel', 'drawer.title') })).toBeVisible();
});
