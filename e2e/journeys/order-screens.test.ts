import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { sql } from '../product.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'wizard', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** A new member with a home address, money, and small measured parcels in the first warehouse. */
async function arrange(page: Page, count: number) {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await Promise.all([addHomeAddress(member), giveMoney(shop, memberId, 100_000)]);
  const rows = newNumbers(count).map((courierNumber, index) => ({
    courierNumber,
    goodsName: `Socks ${index + 1}`,
  }));
  const ids = await forecast(member, warehouse.id, rows);
  await sql(
    `update parcel set state = 'stored', weight_grams = 1000, length_mm = 200, width_mm = 150, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '90 days' where tenant_id = $1 and shop_id = $2 and id = any($3)`,
    [shop.tenantId, shop.id, ids],
  );
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  return { shop, member, memberId, ids };
}

/** A coupon whose minimum this order does not reach. */
async function dearCoupon({ tenantId, id }: DemoShop, memberId: number): Promise<void> {
  await sql(
    `insert into coupon (tenant_id, shop_id, member_id, names, minor, least_minor, least_grams, valid_from, valid_until)
     values ($1, $2, $3, '{"en": "Big order"}', 1000, 900000, 0, now() - interval '1 day', now() + interval '9 days')`,
    [tenantId, id, memberId],
  );
}

test('U-1: instant dispatch begins with its form, and lists its own orders alone', async ({ page }) => {
  const { shop, member } = await arrange(page, 1);
  const [own, other] = await ordersOf(member, shop, [
    { step: 'awaitingArrival', row: { kind: 'instant', ceilingMinor: 50_000 } },
    { step: 'awaitingArrival', row: { kind: 'cod' } },
  ]);
  await openMemberPage(page, host, '/consolidation/immediate');
  const waiting = page.locator('[data-waiting]');
  await expect(waiting).toHaveCount(1);
  await expect(page.locator(`[data-waiting="${own!.number}"]`)).toBeVisible();
  await expect(page.locator(`[data-waiting="${other!.number}"]`)).toHaveCount(0);
  await expect(page.getByText(words('instant.arrived', { arrived: '0', all: '0' }))).toHaveCount(0);
  const form = await page.locator('[data-instant]').boundingBox();
  const list = await waiting.boundingBox();
  expect(form!.y).toBeLessThan(list!.y);
  // No deductions before there is a price.
  await expect(page.locator('#order-coupon')).toHaveCount(0);
});

test('U-4: a pickup line asks for its point inside the wizard, then U-5, U-6 and U-8 up to the paid order', async ({
  page,
}) => {
  test.slow();
  const { shop, memberId, ids } = await arrange(page, 3);
  await dearCoupon(shop, memberId);
  const next = page.locator('[data-next]');
  await openMemberPage(page, host, `/consolidation/place-order?parcels=${ids.join(',')}`);
  await next.click();

  await test.step('the line to pickup points stands apart and does not go on without a point', async () => {
    await page.locator('[data-delivery=pickup] input').first().check();
    const finder = page.locator('[data-point-finder]');
    await expect(finder.locator('[data-point]').first()).toBeVisible();
    await next.click();
    await expect(page.locator('#order-point')).toBeFocused();
    await expect(
      page.getByRole('alert').getByText(text('en', 'refusal', 'order.pickupPointNeeded')),
    ).toBeVisible();
    await expectNothingFound(page, 'the finder of pickup points');
    await finder.locator('[data-point] input').first().check();
    await finder.locator('[data-collect-here]').click();
    await expect(finder).toHaveCount(0);
  });

  await test.step('U-5: what carton and filling weigh is said beside the weights', async () => {
    await expect(page.locator('aside [data-packaging]')).toHaveAttribute('data-packaging', /^\d+$/);
    await next.click();
  });

  await test.step('U-6: a coupon out of reach cannot be chosen and says what is missing', async () => {
    const coupon = page.locator('#order-coupon option', { hasText: 'Big order' });
    await expect(coupon).toBeDisabled();
    await expect(coupon).toContainText('short');
    await next.click();
    await page.locator('[data-submit-order]').click();
  });

  await test.step('U-8: paying later says until when, and nothing of a cancelled payment', async () => {
    await page.getByRole('button', { name: text('en', 'payment', 'pay.later') }).click();
    await expect(page.locator('[data-pay-later]')).toContainText('Pay any time before');
    await expect(page.getByText(/cancelled/i)).toHaveCount(0);
    await page.locator('[data-pay-now]').click();
  });

  await test.step('U-8: after paying: what happens next, the receipt and the order itself', async () => {
    const panel = page.locator('[data-pay-panel]');
    await panel.locator('[data-way=balance] input').check();
    await panel.locator('button[data-pay]').click();
    const placed = page.locator('[data-order-placed]');
    await expect(placed.locator('svg').first()).toBeVisible();
    await expect(placed.getByRole('listitem')).toHaveCount(4);
    await expect(placed.locator('[data-to-receipt]')).toBeVisible();
    await expectNothingFound(page, 'the paid order');
    const number = await placed.getAttribute('data-order-placed');
    await placed.locator('[data-to-order]').click();
    await expect(page.locator('[data-order]')).toContainText(number!);
    const [order] = await sql<{ delivery: string; step: string }>(
      'select delivery, step from shop_order where number = $1',
      [number],
    );
    expect(order).toEqual({ delivery: 'pickup', step: 'toPick' });
  });
});

test('U-10: an empty forecast cannot be sent, no price is preset, and what was sent is told in green', async ({
  page,
}) => {
  await arrange(page, 1);
  await openMemberPage(page, host, '/consolidation/forecast');
  const button = page.locator('[data-send-forecast]');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText(text('en', 'parcel', 'rows.sendNone'));
  const row = page.locator('[data-row]').first();
  await expect(row.getByLabel(text('en', 'parcel', 'field.unitPrice'))).toHaveValue('');
  const [number] = newNumbers(1);
  await row.getByLabel(text('en', 'parcel', 'field.number')).fill(number!);
  await button.click();
  await expect(page.locator('[data-success=true]')).toHaveClass(/text-positive/);
  const [kept] = await sql<{ cents: number }>(
    'select unit_price_cents::int as cents from parcel where courier_number = $1',
    [number],
  );
  expect(kept).toEqual({ cents: 0 });
});
