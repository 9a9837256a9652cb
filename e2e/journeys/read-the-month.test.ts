import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '@onehaul/server/db/database';
import { countLines } from '@onehaul/server/modules/report/count-lines';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import type { Page } from '@playwright/test';
import { addressFromEnvironment, connectionAs } from '../../database/migrate.ts';
import { expectNothingFound } from '../axe.ts';
import { choose } from '../choose.ts';
import { demoShop, type DemoShop } from '../demo-data.ts';
import { memberRow, newMember } from '../members.ts';
import { shippedOrder } from '../pages/cod-money.ts';
import { setting, sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const host = 'harbour.localhost';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** Counts the reports now, as the worker's job does, instead of waiting for its schedule. */
async function countNow({ tenantId }: DemoShop): Promise<void> {
  const address = { ...addressFromEnvironment(), database: setting('E2E_DATABASE') };
  const database = openDatabase(connectionAs('onehaul_app', address));
  try {
    await countLines(database, tenantId);
  } finally {
    await database.close();
  }
}

type Sent = { readonly billNumber: string };

/** Orders that left today with one box of 20 kg each, on one line. */
async function ordersSent(shop: DemoShop, count: number): Promise<Sent[]> {
  const { id } = await memberRow<{ id: number }>(await newMember(host), 'id');
  const orders = [];
  for (let n = 0; n < count; n += 1) orders.push(await shippedOrder(shop, id));
  await sql(
    `insert into order_box (tenant_id, shop_id, order_id, box_number, weight_grams, length_mm, width_mm, height_mm, packed_by)
     select tenant_id, shop_id, id, 1, 20000, 300, 300, 300, (select min(id) from staff where tenant_id = $2)
     from shop_order where id = any($1)`,
    [orders.map((order) => order.id), shop.tenantId],
  );
  return orders;
}

async function lineOf({ billNumber }: Sent) {
  const [row] = await sql<{ line: string; carrier: string }>(
    `select line.names ->> 'en' as line, carrier.names ->> 'en' as carrier from shop_order
     join line on line.tenant_id = shop_order.tenant_id and line.shop_id = shop_order.shop_id and line.id = shop_order.line_id
     join carrier on carrier.tenant_id = line.tenant_id and carrier.shop_id = line.shop_id and carrier.id = line.carrier_id
     where carrier_bill_number = $1`,
    [billNumber],
  );
  return row!;
}

async function agreePrice(page: Page, line: string): Promise<void> {
  await openConsole(page, '/carrier-invoices?tab=prices');
  await page.getByRole('row').filter({ hasText: line }).locator('[data-act=setPrice]').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Price of first weight').fill('10');
  await form.getByLabel('Price of each step').fill('5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

async function enterInvoice(page: Page, carrier: string, csv: string): Promise<string> {
  const number = `INV${randomInt(1e9)}`;
  await openConsole(page, '/carrier-invoices');
  await page.locator('[data-act=addInvoice]').first().click();
  const form = page.getByRole('dialog');
  await choose(form.getByLabel('Carrier', { exact: true }), carrier, { isTyped: true });
  await form.getByLabel('Invoice number').fill(number);
  await form.getByLabel('Invoice date').fill('2026-01-31');
  await form.locator('input[type=file]').setInputFiles({
    name: `${number}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await form.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(form).toBeHidden();
  await page.getByRole('row').filter({ hasText: number }).click();
  await expect(page.locator(`[data-invoice="${number}"]`)).toBeVisible();
  return number;
}

async function saved(page: Page, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`[data-export=${format}]`).click(),
  ]);
  return readFile(await file.path());
}

test('an owner enters a carrier’s invoice with five errors, reads the month and exports it', async ({
  page,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const orders = await ordersSent(shop, 6);
  const { line, carrier } = await lineOf(orders[0]!);
  await signInStaff(page, await newStaff(shop, 'owner'));
  await agreePrice(page, line);
  const rows = orders.map(({ billNumber }) => [billNumber, '20', '105.00', 'CNY']);
  rows[1]![1] = '25';
  rows[2]![2] = '130.00';
  rows[3]![3] = 'TWD';
  const planted = [...rows, ['NOBODYS1', '1', '10.00', 'CNY'], rows[5]!];
  const csv = [['Tracking number', 'Billed weight', 'Amount', 'Currency'], ...planted];
  await enterInvoice(page, carrier, csv.map((row) => row.join(',')).join('\r\n'));
  const found = page.locator('[data-line]');
  await expect(found).toHaveCount(5);
  const outcomes = await found.evaluateAll((lines) =>
    lines.map((each) => (each as HTMLElement).dataset.outcome),
  );
  expect(outcomes).toEqual(['tooHeavy', 'otherAmount', 'otherCurrency', 'unknown', 'twice']);
  await expectNothingFound(page, 'an invoice of a carrier');

  await test.step('a dispute is credited and stays in the audit log', async () => {
    await page.locator(`[data-line="${orders[2]!.billNumber}"] [data-act=resolve]`).click();
    const form = page.getByRole('dialog').filter({ hasText: `Line ${orders[2]!.billNumber}` });
    await form.getByText('Credited', { exact: true }).click();
    await expect(form.getByLabel('Credited by the carrier')).toHaveValue('25');
    await form.getByRole('button', { name: 'Resolve' }).click();
    await expect(form).toBeHidden();
    await openConsole(page, '/audit');
    await expect(page.getByText('Decided on an invoice line').first()).toBeVisible();
  });

  await countNow(shop);
  await openConsole(page, '/reports?range=last30');
  const row = page.locator('tr[data-row]').filter({ hasText: line }).first();
  // Five of the six have a cost: 4 × 105 and 130 less 25; the one in another currency is not counted.
  const [cost] = await sql<{ minor: number }>(
    `select sum(cost_minor)::int as minor from carrier_invoice_line where bill_number = any($1)`,
    [orders.map(({ billNumber }) => billNumber)],
  );
  expect(cost!.minor).toBe(525_00);
  await expect(row).toBeVisible();
  await expectNothingFound(page, 'the report of lines');
  const figures = await row.locator('th, td').allInnerTexts();
  const excel = await readSheetFile(await saved(page, 'xlsx'));
  const exported = excel.rows.find(([name]) => name === figures[0])!;
  // A share of nothing is a dash on the page and an empty cell in the file.
  const numberOf = (text: string) => (text === '-' ? 0 : Number(text.replaceAll(/[^\d.-]/g, '')));
  expect(exported.slice(-3).map(Number)).toEqual(figures.slice(-3).map(numberOf));
  expect((await saved(page, 'csv')).toString('utf8')).toContain(exported[0]!);

  await test.step('the figure opens the orders behind it', async () => {
    const orderCount = numberOf(await row.getByRole('link').first().innerText());
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/orders\?.*days=shipped/);
    await expect(page.locator('output').filter({ hasText: String(orderCount) })).toBeVisible();
  });
  for (const tab of ['promise', 'debtors', 'storage']) {
    await openConsole(page, `/reports?tab=${tab}`);
    await expectNothingFound(page, `the report ${tab}`);
  }
});
