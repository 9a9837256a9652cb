import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import { expectNothingFound } from '../axe.ts';
import { choose } from '../choose.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// The list of exports fails on purpose.
test.use({ meets: [503] });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'listExports', key, gaps);
const menu = (page: Page) => page.locator('button[popovertarget="list-export"]');
const panel = (page: Page) => page.locator('#list-export');

async function download(page: Page, format: 'csv' | 'xlsx'): Promise<{ name: string; bytes: Buffer }> {
  const link = panel(page).locator(`[data-download=${format}]`).first();
  await expect(link).toBeVisible();
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test('finance exports the orders that the list shows, as a workbook and as CSV, and deletes a file', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('export'));
  const finance = await newStaff(shop, 'finance');
  const member = await newMember(shop.host);
  const steps = ['toPick', 'unpaid', 'toPick', 'completed'] as const;
  const made = await ordersOf(
    member,
    shop,
    steps.map((step, index) => ({ step, totalMinor: 1000 + index })),
  );
  await signInStaff(page, finance);
  await openConsole(page, '/orders?step=toPick');
  const numbers = page.locator('a[data-row-link]');
  await expect(numbers).toHaveCount(2);
  await choose(
    page.getByRole('combobox', { name: text('en', 'workbench', 'list.sort') }),
    text('en', 'dispatch', 'orders.sort.amount'),
  );
  await expect(numbers).toHaveText([made[2]!.number, made[0]!.number]);

  await menu(page).click();
  await expect(panel(page)).toContainText(words('rows_other', { count: '2' }));
  await expectNothingFound(page, 'the export of a list');
  await panel(page).locator('[data-start-export]').click();
  const workbook = await download(page, 'xlsx');
  expect(workbook.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/);
  const { rows } = await readSheetFile(workbook.bytes);
  expect(rows.map(([number]) => number)).toEqual([
    text('en', 'dispatch', 'field.number'),
    made[2]!.number,
    made[0]!.number,
  ]);

  await panel(page)
    .getByRole('radio', { name: words('format.csv') })
    .check();
  await panel(page).locator('[data-start-export]').click();
  const lines = (await download(page, 'csv')).bytes.toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(made[2]!.number);
  // What was made is listed on every list, and can be deleted.
  await openConsole(page, '/parcels');
  await menu(page).click();
  await expect(panel(page).locator('[data-export=done]')).toHaveCount(2);
  await panel(page)
    .getByRole('button', { name: words('delete') })
    .first()
    .click();
  await expect(panel(page).locator('[data-export=done]')).toHaveCount(1);

  await test.step('exports that cannot be loaded are not shown as none', async () => {
    await page.route('**/console/exports/list', (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.reload();
    await menu(page).click();
    await expect(panel(page).getByRole('alert')).toBeVisible();
  });

  await test.step('a clerk, who may not export, sees no way to it', async () => {
    const clerk = await openBrowser({ reducedMotion: 'reduce' });
    await signInStaff(clerk, await newStaff(shop, 'clerk'));
    await openConsole(clerk, '/orders');
    await expect(clerk.locator('a[data-row-link]').first()).toBeVisible();
    await expect(menu(clerk)).toHaveCount(0);
  });
  const [logged] = await sql<{ acts: string[] }>(
    `select array_agg(act order by id) as acts from audit where tenant_id = $1 and act like 'exports/%'`,
    [shop.tenantId],
  );
  expect(logged!.acts).toEqual([
    'exports/orders',
    'exports/download',
    'exports/orders',
    'exports/download',
    'exports/remove',
  ]);
});
