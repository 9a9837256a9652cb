import { randomInt } from 'node:crypto';
import { paymentCalls } from '@onehaul/contract/payment';
import type { Locator, Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { approveDeposit, handReceiptIn } from '../deposits.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { Warehouse } from '../pages/warehouse.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { giveMoney, scanAndPay } from '../payments.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const receiver = 'Chan Siu Ming';
const phone = '61234567';
const sumsOfWays = `**/api${paymentCalls.payAmount.path}`;

/** The session check returns 401 before sign-in. */
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

type Open = (options?: object) => Promise<Page>;

/** A member with an address and parcels under way, and a clerk in the destination warehouse. */
async function arrange(page: Page, openBrowser: Open) {
  const shop = await demoShop(host);
  const [member, clerk, warehouse] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    firstWarehouse(shop),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await addHomeAddress(member);
  const parcels = newNumbers(2);
  const rows = parcels.map((courierNumber, index) => ({ courierNumber, goodsName: `Socks ${index + 1}` }));
  const ids = await forecast(member, warehouse.id, rows);
  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await Promise.all([prefer(page, host, 'en'), signInBrowser(page, member), signInStaff(desk, clerk)]);
  return { shop, member, memberId, parcels, ids, house: new Warehouse(desk, warehouse.code) };
}

type Row = { id: number; number: string; step: string; lineName: string; totalMinor: number };
const yuan = (minor: number) => `¥${(minor / 100).toFixed(2)}`;

async function orderOf(memberId: number): Promise<Row> {
  const [order] = await sql<Row>(
    `select o.id::int, o.number, o.step, o.total_minor::int as "totalMinor", l.names ->> 'en' as "lineName" from shop_order o
     join line l on (l.tenant_id, l.shop_id, l.id) = (o.tenant_id, o.shop_id, o.line_id)
     where o.member_id = $1 order by o.id desc limit 1`,
    [memberId],
  );
  return order!;
}

async function choose(page: Page): Promise<void> {
  await page.locator('input[name=order-line]').first().check();
  await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
}

async function merge(page: Page, ids: readonly number[]): Promise<void> {
  const next = page.locator('[data-next]');
  await openMemberPage(page, host, `/consolidation/place-order?parcels=${ids.join(',')}`);
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '2');
  await next.click();
  await choose(page);
  await next.click();
  await expect(page.locator('[data-goods]')).toHaveCount(2);
  await next.click();
  await expect(page.locator('[data-quoted]')).toHaveAttribute('data-quoted', /^\d+$/);
  await page.locator('[data-submit-order]').click();
  await expect(page.locator('[data-created]')).toBeVisible();
}

/** Requests a QR code, which a phone pays; the page updates by itself. */
async function payByWechat(page: Page, orderId: number): Promise<void> {
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=wechat] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-pay-panel', 'scan');
  await scanAndPay(orderId);
  await expect(page.locator('[data-pay-panel=scan]')).toHaveCount(0);
}

/** Delays the amounts of a page until they are released. */
async function holdSums(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(sumsOfWays, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * A method chosen before the amounts have loaded has no effect yet: the pay button stays disabled until then.
 */
async function payBeforeSums(page: Page, open: Locator, orderId: number): Promise<void> {
  const letThrough = await holdSums(page);
  await open.click();
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=wechat] input').check();
  await expect(panel.locator('button[data-pay]')).toBeDisabled();
  letThrough();
  await payByWechat(page, orderId);
  await page.unroute(sumsOfWays);
}

/** Anybody with the number sees the position, but nothing about the owner (S61). */
async function follow(visitor: Page, number: string): Promise<void> {
  await prefer(visitor, host, 'en');
  await openPage(visitor, host, `/logistics-query?numbers=${number}`);
  const main = visitor.getByRole('main');
  await expect(main).toContainText(text('en', 'way', 'milestone.departed'));
  for (const secret of [receiver, phone, 'Kwun Tong Road', 'Socks'])
    await expect(main).not.toContainText(secret);
}

async function confirmAndReview(page: Page, orderId: number): Promise<void> {
  await openMemberPage(page, host, `/member/order?order=${orderId}`);
  const drawer = page.getByRole('dialog', { name: text('en', 'order', 'drawer.title') });
  await expect(drawer.locator('[data-act=track]')).toHaveAttribute('href', /\/logistics-query\?numbers=\w+$/);
  await drawer.locator('[data-act=receive]').click();
  await page.locator('[data-receive]').click();
  await expect(drawer.locator('[data-step=completed]')).toBeVisible();
  // While the question is open, the drawer beneath takes no keys.
  await expect(page.locator('[data-receive]')).toBeHidden();
  const five = drawer.getByRole('radio', { name: text('en', 'order', 'review.star_other', { count: '5' }) });
  await five.press('Space');
  await expect(five).toBeChecked();
  await drawer.getByLabel(text('en', 'order', 'review.words')).fill('Two pairs of socks, whole');
  await drawer.locator('[data-send-review]').click();
  await expect(drawer.locator('[data-review="5"]')).toBeVisible();
}

/** Final ledger state: the order is paid to the cent, and every journal sums to zero. */
async function expectSquare(orderId: number): Promise<void> {
  const [books] = await sql<Record<string, number>>(
    `select (total_minor - paid_minor)::int as due,
       (select coalesce(sum(part.minor - p.refunded_minor), 0) from payment_order part join payment p
          on (p.tenant_id, p.shop_id, p.id) = (part.tenant_id, part.shop_id, part.payment_id)
        where part.order_id = o.id and p.state = 'settled')::int - paid_minor::int as unbooked,
       (select coalesce(sum(amount), 0) from entry where tenant_id = o.tenant_id)::int as uneven
     from shop_order o where id = $1`,
    [orderId],
  );
  expect(books).toEqual({ due: 0, unbooked: 0, uneven: 0 });
}

test('merged, paid by WeChat, packed heavier than quoted, the difference paid, sent, followed and reviewed', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { parcels, ids, memberId, house } = await arrange(page, openBrowser);
  await house.receive(parcels, ['0.8', '20', '15', '10']);
  await merge(page, ids);
  const order = await orderOf(memberId);
  await payByWechat(page, order.id);
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('toPick');

  await openMemberPage(page, host, `/member/order?order=${order.id}`);
  const drawer = page.getByRole('dialog', { name: text('en', 'order', 'drawer.title') });
  await house.pack({ ...order, parcels }, ['9.5', '50', '40', '35'], 'notice');
  await test.step('its owner sees the difference with its photo, and pays it', async () => {
    await expect(drawer.locator('[data-difference="difference.due"]')).toBeVisible();
    await expect(drawer.locator('[data-box] img')).toHaveCount(1);
    await payBeforeSums(page, drawer.locator('[data-act=pay]'), order.id);
  });
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('ready');

  await house.send({ ...order, parcels });
  await follow(await openBrowser(), order.number);
  await confirmAndReview(page, order.id);
  await expectSquare(order.id);
});

test('merged, paid into the bank and approved by finance, sent and followed', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { shop, parcels, ids, memberId, house } = await arrange(page, openBrowser);
  await house.receive(parcels, ['0.8', '20', '15', '10']);
  await merge(page, ids);
  const order = await orderOf(memberId);
  const transaction = `FT${randomInt(10 ** 9, 10 ** 10)}`;
  await handReceiptIn(page, page.locator('[data-pay-panel]'), transaction);
  const finance = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(finance, await newStaff(shop, 'finance'));
  await approveDeposit(finance, transaction, yuan(order.totalMinor));
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('toPick');

  await house.pack({ ...order, parcels }, ['1.4', '22', '17', '12'], 'good');
  await house.send({ ...order, parcels });
  await follow(await openBrowser(), order.number);
  await confirmAndReview(page, order.id);
  await expectSquare(order.id);
});

test('sent on by itself when the last parcel has come, paid from the balance', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { shop, parcels, ids, memberId, house } = await arrange(page, openBrowser);
  await giveMoney(shop, memberId, 100_000);
  await test.step('the member fixes how before anything has come', async () => {
    await openMemberPage(page, host, '/consolidation/immediate');
    for (const id of ids) await page.locator(`[data-parcel="${id}"] input`).check();
    await page.locator('input[name=order-line]').first().check();
    await page.locator('#order-ceiling').fill('800');
    await page.locator('[data-submit-instant]').click();
    await expect(page.locator('[data-waiting]')).toHaveCount(1);
  });
  const order = await orderOf(memberId);
  await house.receive(parcels, ['0.8', '20', '15', '10']);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await expect.poll(async () => (await orderOf(memberId)).step).toBe('toPick');

  await house.pack({ ...order, parcels }, ['1.4', '22', '17', '12'], 'good');
  await house.send({ ...order, parcels });
  await follow(await openBrowser(), order.number);
  await confirmAndReview(page, order.id);
  const [paid] = await sql<{ method: string }>(
    `select p.method from payment p join payment_order o
       on (o.tenant_id, o.shop_id, o.payment_id) = (p.tenant_id, p.shop_id, p.id) where o.order_id = $1`,
    [order.id],
  );
  expect(paid).toEqual({ method: 'balance' });
});
