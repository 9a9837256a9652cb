import { generateOrderNumber } from '@onehaul/domain/order/order-number';
import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { approveDeposit, handReceiptIn } from '../deposits.ts';
import { memberRow, type NewMember, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { giveMoney, paymentOf } from '../payments.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'payment', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** An unpaid order, modelled on one of the demo's. */
async function unpaidOrder({ tenantId, id: shopId }: DemoShop, memberId: number, minor: number) {
  const number = generateOrderNumber((below) => randomInt(below));
  const [made] = await sql<{ id: string }>(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, total_minor, warehouse_id, line_id,
       version, country_id, delivery, receiver_name, receiver_phone, receiver_detail, goods_name, shipment, bill,
       quoted_bill, pay_until)
     select tenant_id, shop_id, $3, $4, $4, 'unpaid', $5, warehouse_id, line_id, version, country_id, delivery,
       receiver_name, receiver_phone, receiver_detail, 'Shoes', shipment, bill, quoted_bill, now() + interval '7 days'
     from shop_order where tenant_id = $1 and shop_id = $2 and shipment is not null and bill is not null and delivery = 'dispatch' limit 1
     returning id`,
    [tenantId, shopId, number, memberId, minor],
  );
  return { id: Number(made!.id), number };
}

const stepOf = async (id: number) =>
  (await sql<{ step: string }>('select step from shop_order where id = $1', [id]))[0]!.step;

async function openPanel(page: Page, orderId: number): Promise<Locator> {
  await openMemberPage(page, host, `/member/order?open=${orderId}`);
  await page.locator('[data-act=pay]').first().click();
  const panel = page.locator('[data-pay-panel]');
  await expect(panel.locator('[data-way=balance]')).toContainText('¥');
  return panel;
}

async function payFromBalance(page: Page, order: { id: number; number: string }): Promise<void> {
  const panel = await openPanel(page, order.id);
  await expect(panel.locator('[data-not-included]')).toBeVisible();
  await panel.locator('button[data-pay]').click();
  await expect(panel.getByRole('alert')).toHaveText(words('ways.missing'));
  await expectNothingFound(page, 'the ways to pay');
  await panel.locator('[data-way=balance] input').check();
  // Pressed twice, it is paid once.
  await panel.getByRole('button', { name: '¥30.00' }).dblclick();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
  const payments = await sql('select payment_id from payment_order where order_id = $1', [order.id]);
  expect(payments).toHaveLength(1);
  expect(await stepOf(order.id)).toBe('toPick');

  await panel.getByRole('link', { name: words('done.receipt') }).click();
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText(order.number);
  await expect(sheet).toContainText('¥30.00');
  await expectNothingFound(page, 'a receipt');
}

/** The member's part of a bank deposit; returns the URL of the payment. */
async function handIn(page: Page, order: { id: number }, transaction: string): Promise<string> {
  const panel = await openPanel(page, order.id);
  await expect(panel.locator('[data-way=balance]')).toContainText('¥25.00');
  await expect(panel.locator('[data-way=balance] input')).toBeDisabled();
  await handReceiptIn(page, panel, transaction);
  await expect(panel).toHaveAttribute('data-payment-state', 'underReview');
  return `/member/pay/${await paymentOf(order.id)}`;
}

async function arrange() {
  const shop = await demoShop(host);
  const [member, finance] = await Promise.all([newMember(host), newStaff(shop, 'finance')]);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, id, 5_500);
  const [small, large] = await Promise.all([unpaidOrder(shop, id, 3_000), unpaidOrder(shop, id, 8_000)]);
  return { member, finance, small, large } satisfies { member: NewMember } & Record<string, unknown>;
}

test('an order is paid from the balance, another by a bank deposit that finance approves', async ({
  page,
  openBrowser,
}) => {
  const { member, finance, small, large } = await arrange();
  const transaction = `FT${randomInt(10 ** 9, 10 ** 10)}`;
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, finance)]);

  await payFromBalance(page, small);
  // The row of the wallet leads to its order.
  await openMemberPage(page, host, '/member/flow');
  await page.locator(`[data-flow-order="${small.number}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/member/order\\?open=${small.id}$`));
  await expect(page.getByRole('dialog')).toContainText(small.number);

  const address = await handIn(page, large, transaction);

  // Query parameters of a gateway's return URL are ignored: only the server's state counts (S41).
  await openMemberPage(page, host, `${address}?state=paid&trade_status=TRADE_SUCCESS`);
  const panel = page.locator('[data-pay-panel]');
  await expect(panel).toContainText(words('review.title'));
  await expectNothingFound(page, 'a payment under review');
  expect(await stepOf(large.id)).toBe('unpaid');

  await approveDeposit(staff, transaction, '¥80.00');
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
  expect(await stepOf(large.id)).toBe('toPick');
});
