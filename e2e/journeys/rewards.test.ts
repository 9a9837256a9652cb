import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newMember, newName, signInBrowser } from '../members.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const couponMinor = 300;
const couponPoints = 8;

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** A member with an address and a stored parcel, and a campaign that no other journey uses. */
async function arrange() {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await addHomeAddress(member);
  const [courierNumber] = newNumbers(1);
  const ids = await forecast(member, warehouse.id, [{ courierNumber: courierNumber!, goodsName: 'Socks' }]);
  await sql(
    `update parcel set state = 'stored', weight_grams = 800, length_mm = 200, width_mm = 150, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '90 days'
     where tenant_id = $1 and shop_id = $2 and id = any($3)`,
    [shop.tenantId, shop.id, ids],
  );
  const [campaign] = await sql<{ id: number }>(
    `insert into campaign (tenant_id, shop_id, kind, names, minor, valid_days, points, position)
     values ($1, $2, 'redeem', jsonb_build_object('en', $3::text), $4, 30, $5, 500) returning id`,
    [shop.tenantId, shop.id, newName('journey'), couponMinor, couponPoints],
  );
  return { shop, member, memberId, campaignId: campaign!.id };
}

/** Moves today's sign-in and all its records to yesterday. */
async function moveVisitBack(memberId: number): Promise<void> {
  await sql(
    `with moved as (update sign_in_day set day = day - 1 where member_id = $1 returning tenant_id, shop_id, day),
     lots as (update point_lot set source_id = to_char(moved.day, 'YYYYMMDD')::bigint from moved
       where point_lot.member_id = $1 and point_lot.source = 'signIn' returning point_lot.tenant_id, journal_id, source_id)
     update journal set key = 'points of ' || $1::int || ' for signIn ' || lots.source_id, subject_id = lots.source_id
     from lots where journal.tenant_id = lots.tenant_id and journal.id = lots.journal_id`,
    [memberId],
  );
}

const points = (page: Page, count: number) =>
  expect(page.locator('[data-points]')).toHaveAttribute('data-points', String(count));
const tab = (page: Page, name: string) => page.locator(`[data-tab=${name}] [data-count]`);

async function signInForPoints(page: Page, streak: number): Promise<void> {
  await page.locator('[data-sign-in]').click();
  await expect(page.locator('[data-signed-in]')).toBeVisible();
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', String(streak));
}

/** Holds the response until an event has shown the parcels as ordered; the wizard must not go back. */
async function answerAfterTheNews(page: Page): Promise<void> {
  await page.route('**/api/Order/CreateOrder', async (route) => {
    const heard = page.waitForResponse('**/api/Parcel_Info/**');
    const asked = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: asked.host };
    // Only browsers resolve the demo's host names.
    asked.hostname = '127.0.0.1';
    const response = await route.fetch({ url: asked.href, headers });
    await heard;
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect(page.locator('[data-submit-order]')).toBeVisible();
    await route.fulfill({ response });
  });
}

/** Completes the wizard with the coupon and points brought along; returns the order number. */
async function orderWithPoints(page: Page, couponId: string, spent: number): Promise<string> {
  const next = page.locator('[data-next]');
  await page.locator('#order-parcels').check();
  await next.click();
  await page.locator('input[name=order-address]').first().check();
  await page.locator('input[name=order-line]').first().check();
  await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
  await next.click();
  await expect(page.locator('#order-coupon')).toHaveValue(couponId);
  await page.locator('#order-points').fill(String(spent));
  await next.click();
  await expect(page.locator('[data-quoted]')).toHaveAttribute('data-quoted', /^\d+$/);
  await answerAfterTheNews(page);
  await page.locator('[data-submit-order]').click();
  const created = page.locator('[data-created]');
  await expect(created).toBeVisible();
  return (await created.getAttribute('data-created'))!;
}

test('coming by twice, points for a coupon, the coupon in an order, and everything back when that is taken back', async ({
  page,
}) => {
  test.slow();
  const { shop, member, memberId, campaignId } = await arrange();
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  let couponId = '';

  await test.step('each day brings points, and days in a row are counted', async () => {
    await openMemberPage(page, host, '/member/coupon');
    await points(page, 0);
    await signInForPoints(page, 1);
    await points(page, 5);
    await moveVisitBack(memberId);
    await page.reload();
    await signInForPoints(page, 2);
    await points(page, 10);
    await expectNothingFound(page, 'coupons and points');
  });

  await test.step('points become a coupon, once one has said so', async () => {
    // A new member has one welcome coupon.
    await expect(tab(page, 'all')).toHaveText('1');
    await page.locator(`[data-redeem="${campaignId}"]`).click();
    await expectNothingFound(page, 'the question before points are given');
    await page.locator('[data-redeem-now]').click();
    await points(page, 2);
    await expect(tab(page, 'all')).toHaveText('2');
    const [coupon] = await sql<{ id: string }>(
      'select id from coupon where tenant_id = $1 and campaign_id = $2 and member_id = $3',
      [shop.tenantId, campaignId, memberId],
    );
    couponId = coupon!.id;
  });

  let number = '';
  await test.step('it goes along into an order, with the points that are left', async () => {
    await page.locator(`[data-use-coupon="${couponId}"]`).click();
    number = await orderWithPoints(page, couponId, 2);
    await openMemberPage(page, host, '/member/coupon?state=inOrder');
    await expect(page.locator(`[data-coupon="${couponId}"]`)).toContainText(number);
    await points(page, 0);
  });

  await test.step('the order is taken back, and both are the member’s again', async () => {
    const [order] = await sql<{ id: string }>(
      'select id from shop_order where tenant_id = $1 and number = $2',
      [shop.tenantId, number],
    );
    await openMemberPage(page, host, `/member/order?open=${order!.id}`);
    await page.locator('[data-act=cancel]').first().click();
    await page.locator('[data-cancel]').click();
    await expect(page.locator('[data-cancel]')).toHaveCount(0);
    await openMemberPage(page, host, '/member/coupon');
    await points(page, 2);
    await expect(page.locator(`[data-use-coupon="${couponId}"]`)).toBeVisible();
    await expect(tab(page, 'inOrder')).toHaveText('0');
    await page.locator('[data-moves]').click();
    await expect(page.locator('[data-move]').first()).toHaveAttribute('data-move', 'returned');
    await expect(page.locator('[data-move]')).toHaveCount(5);
    await expectNothingFound(page, 'how points came and went');
  });
});
