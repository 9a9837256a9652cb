import type { Locator, Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { fingerOn, middleOf } from '../touch.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  meets: [401],
});

async function newOwner(page: Page, count: number) {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const numbers = newNumbers(count);
  if (count > 0)
    await forecast(
      member,
      warehouse.id,
      numbers.map((courierNumber) => ({ courierNumber })),
    );
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  return { shop, member, numbers };
}

/** Puts a finger on the row and moves it left. The code for gestures loads after the page. */
async function swipe(page: Page, row: Locator, distance: number, state: 'near' | 'far') {
  const finger = await fingerOn(page);
  const from = await middleOf(row);
  await expect(async () => {
    await finger.put(from);
    await finger.move(from, { x: from.x - distance, y: from.y + 3 });
    try {
      await expect(row).toHaveAttribute('data-swiped', state, { timeout: 500 });
    } catch (error) {
      await finger.cancel();
      throw error;
    }
  }).toPass();
  return finger;
}

test('a forecast is deleted by a swipe, and comes back by undo', async ({ page }) => {
  const { numbers } = await newOwner(page, 3);
  await openMemberPage(page, host, '/member/parcel?stage=expected');
  const row = page.getByRole('row').filter({ hasText: numbers[1]! });
  await expect(row).toBeVisible();

  // Too short: nothing happens, and the row does not open.
  await (await swipe(page, row, 60, 'near')).lift();
  await expect(row).not.toHaveAttribute('data-swiped');
  expect(new URL(page.url()).search).toBe('?stage=expected');

  const finger = await swipe(page, row, 240, 'far');
  await expect(page.getByRole('row')).toHaveCount(4);
  await finger.lift();
  await expect(row).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('?stage=expected');
  await page.locator('[data-undo]').getByRole('button').click();
  await expect(row).toBeVisible();

  // A finger that scrolls does not swipe.
  const scrolling = await fingerOn(page);
  const from = await middleOf(row);
  await scrolling.put(from);
  await scrolling.move(from, { x: from.x - 20, y: from.y - 200 });
  await expect(row).not.toHaveAttribute('data-swiped');
  await scrolling.lift();
  await expect(row).toHaveCount(1);
});

test('an address is deleted by a swipe, and comes back by undo', async ({ page }) => {
  const { shop, member } = await newOwner(page, 0);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  await sql(
    `insert into address (tenant_id, shop_id, member_id, kind, receiver_name, phone, country_id, detail, is_default)
     select $1, $2, $3, 'dispatch', name, '61234567', country.id, '18 Centre Street', name = 'Chan'
     from country, unnest(array['Chan', 'Wong']) as name where code = 'HK'`,
    [shop.tenantId, shop.id, id],
  );
  await openMemberPage(page, host, '/member/address-domestic');
  const card = page.getByRole('listitem').filter({ hasText: 'Wong' });
  await (await swipe(page, card, 240, 'far')).lift();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: text('en', 'address', 'undo.action') }).click();
  await expect(card).toBeVisible();
});

test('a parcel that has arrived cannot be swiped', async ({ page }) => {
  const { shop, numbers } = await newOwner(page, 2);
  await sql(
    `update parcel set state = 'received', received_at = now() where tenant_id = $1 and shop_id = $2 and courier_number = $3`,
    [shop.tenantId, shop.id, numbers[0]],
  );
  await openMemberPage(page, host, '/member/parcel');
  const arrived = page.getByRole('row').filter({ hasText: numbers[0]! });
  // The gesture works once the other row reacts to it.
  const finger = await swipe(page, page.getByRole('row').filter({ hasText: numbers[1]! }), 60, 'near');
  await finger.lift();
  const from = await middleOf(arrived);
  await finger.put(from);
  await finger.move(from, { x: from.x - 240, y: from.y });
  await expect(arrived).not.toHaveAttribute('data-swiped');
  await finger.lift();
  await expect(arrived).toBeVisible();
});

test.describe('from the home screen of an iPhone', () => {
  test.use({ breaks: ['net::ERR_FAILED'] });

  test('pulling the page down loads its data again', async ({ page }) => {
    await newOwner(page, 1);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openMemberPage(page, host, '/member/parcel');
    const mark = page.locator('[data-pull]');
    await expect(mark).toBeAttached();
    const finger = await fingerOn(page);
    const top = { x: 195, y: 200 };
    const pull = async (distance: number) => {
      await finger.put(top);
      await finger.move(top, { x: 195, y: top.y + distance });
      await finger.lift();
    };

    await pull(60);
    await expect(mark).toHaveAttribute('data-pull', 'ready');

    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/parcel.data*', async (route) => {
      await held;
      await route.continue();
    });
    await pull(220);
    await expect(mark).toHaveAttribute('data-pull', 'loading');
    release();
    await expect(mark).toHaveAttribute('data-pull', 'ready');

    // Without an answer, the page stays and says so.
    await page.unroute('**/parcel.data*');
    await page.route('**/parcel.data*', (route) => route.abort());
    await pull(220);
    await expect(page.getByText(text('en', 'storefront', 'failure.network'))).toBeVisible();
    await expect(page.locator('[data-row-link]')).toHaveCount(1);
  });
});
