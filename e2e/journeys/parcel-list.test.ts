import { readFile } from 'node:fs/promises';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import { readSheetFile, writeSheetFile } from '@onehaul/testing/sheet-file';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { ask, originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'parcel', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401, 404], contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.locator('[data-row-link]');
const countOf = (page: Page, stage: string) => page.locator(`[data-tab=${stage}] [data-count]`);
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words('drawer.title') });

type Goods = { readonly goodsName?: string; readonly remark?: string };

/** A signed-in member with forecast parcels; `goods` applies to the first ones. */
async function newOwner(page: Page, count: number, goods: readonly Goods[] = []) {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const numbers = newNumbers(count);
  const ids = await forecast(
    member,
    warehouse.id,
    numbers.map((courierNumber, index) => ({ courierNumber, ...goods[index] })),
  );
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  return { shop, member, warehouse, numbers, ids };
}

/** The content of a file that a click downloads. */
async function sheetOf(page: Page, click: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await click();
  return readSheetFile(await readFile(await (await download).path()));
}

test('what a list shows stands in its address, and comes back with a reload and with the back key', async ({
  page,
}) => {
  test.slow();
  const { numbers, warehouse } = await newOwner(page, 45);
  await openMemberPage(page, host, '/member/parcel');
  await expect(countOf(page, 'all')).toHaveText('45');
  await page.locator('[data-tab=expected]').click();
  await expect(page).toHaveURL(`${originOf(host)}/member/parcel?stage=expected`);
  await expect(rows(page)).toHaveCount(20);

  await page.getByRole('link', { name: text('en', 'storefront', 'pager.page', { number: '3' }) }).click();
  await expect(page).toHaveURL(/stage=expected&page=3/);
  await expect(rows(page)).toHaveCount(5);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await page.goBack();
  await expect(page).toHaveURL(`${originOf(host)}/member/parcel?stage=expected`);
  await expect(rows(page)).toHaveCount(20);

  const filter = page.getByRole('combobox', { name: words('filter.warehouse') });
  await filter.selectOption(String(warehouse.id));
  await expect(page).toHaveURL(new RegExp(`warehouse=${warehouse.id}`));
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('searchbox').fill(numbers[4]!);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`search=${numbers[4]}`));
  await page.reload();
  await expect(rows(page)).toHaveText([numbers[4]!]);
  await expect(page.getByRole('searchbox')).toHaveValue(numbers[4]!);
  await page.locator('[data-tab=stored]').click();
  await expect(page.getByText(text('en', 'workbench', 'list.noResultTitle'))).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveText([numbers[4]!]);
});

test('goods are described anew, and a forecast that was deleted comes back', async ({ page }) => {
  const { numbers } = await newOwner(page, 2, [{ goodsName: 'Socks' }]);
  await openMemberPage(page, host, '/member/parcel');
  await page.getByRole('link', { name: numbers[0]! }).click();
  const drawer = drawerOf(page);
  await drawer.locator('[data-edit]').click();
  await expect(drawer.getByLabel(words('field.goodsName'), { exact: true })).toBeFocused();
  await drawer.getByLabel(words('field.goodsName'), { exact: true }).fill('');
  await drawer.getByRole('button', { name: text('en', 'member', 'save') }).click();
  const missing = drawer.getByRole('link', { name: words('form.required') });
  await missing.click();
  await expect(drawer.locator('[aria-invalid=true]')).toBeFocused();
  await drawer.getByLabel(words('field.goodsName'), { exact: true }).fill('Winter coats');
  await drawer.getByLabel(words('field.quantity')).fill('3');
  await drawer.getByRole('button', { name: text('en', 'member', 'save') }).click();
  await expect(drawer.locator('[data-edit]')).toBeVisible();
  await expect(drawer).toContainText('Winter coats');
  await expect(drawer).toContainText('¥30.00');
  await expect(page.getByRole('row').filter({ hasText: numbers[0]! })).toContainText('Winter coats');

  await drawer.locator('[data-remove-one]').click();
  await expect(drawer).toBeHidden();
  await expect(countOf(page, 'expected')).toHaveText('1');
  await page
    .locator('[data-undo]')
    .getByRole('button', { name: words('undo.action') })
    .click();
  await expect(countOf(page, 'expected')).toHaveText('2');
  await expect(page.locator('[data-undo]')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: numbers[0]! })).toContainText('Winter coats');
});

test('all pages are chosen at once, written to a sheet without formulas, and deleted', async ({ page }) => {
  const evil = [{ goodsName: '=HYPERLINK("http://evil.test")', remark: '@SUM(A1:A9)' }, { goodsName: '+1' }];
  const { numbers } = await newOwner(page, 45, evil);
  await openMemberPage(page, host, '/member/parcel');
  await expect(rows(page)).toHaveCount(20);
  await page.getByRole('columnheader').getByRole('checkbox').check();
  const bar = page.locator('[data-selected]');
  await expect(bar).toHaveAttribute('data-selected', '20');
  await bar.getByRole('button', { name: words('select.all_other', { count: '45' }) }).click();
  await expect(bar).toHaveAttribute('data-selected', '45');
  const sheet = await sheetOf(page, () => bar.locator('[data-export]').click());
  const [head, ...exported] = sheet.rows;
  expect(head![0]).toBe(words('field.number'));
  expect(exported.map(([number]) => number).toSorted()).toEqual(numbers);
  expect(sheet.formulas).toBe(0);
  const first = exported.find(([number]) => number === numbers[0])!;
  expect(first).toContain(`'${evil[0]!.goodsName}`);
  expect(first).toContain(`'${evil[0]!.remark}`);
  expect(exported.find(([number]) => number === numbers[1])).toContain(`'+1`);

  await bar.locator('[data-remove]').click();
  await expect(countOf(page, 'expected')).toHaveText('0');
  await expect(countOf(page, 'closed')).toHaveText('45');
  await page
    .locator('[data-undo]')
    .getByRole('button', { name: words('undo.action') })
    .click();
  await expect(countOf(page, 'expected')).toHaveText('45');
});

const uploaded = async (cells: readonly (readonly string[])[]) => ({
  name: 'forecast.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeSheetFile(cells),
});

test('a sheet is read cell by cell: wrong rows come back as a file, right ones are sent', async ({
  page,
}) => {
  const { numbers: known } = await newOwner(page, 1);
  const numbers = newNumbers(4);
  await openMemberPage(page, host, '/consolidation/forecast?tab=sheet');
  const template = await sheetOf(page, () =>
    page.getByRole('button', { name: words('sheet.template') }).click(),
  );
  const headings = forecastColumns.map((column) => forecastHeading('en', column));
  expect(template.rows[0]).toEqual(headings);

  const file = page.locator('[data-import-file]');
  await file.setInputFiles(
    await uploaded([
      headings,
      [numbers[0]!, 'Tea', '', '2', '12.50', ''],
      [numbers[1]!, 'Cups', '', 'two', '5', ''],
      [known[0]!, '', '', '', '', ''],
      [numbers[2]!, '=1+1', '', '', '', ''],
    ]),
  );
  await expect(page.locator('[data-sheet-wrong]')).toHaveAttribute('data-sheet-wrong', '2');
  await expect(page.locator('[data-sheet-row="3"]')).toContainText(`D3 ${words('problem.notWhole')}`);
  await expect(page.locator('[data-sheet-row="4"]')).toContainText(`A4 ${words('problem.alreadyExpected')}`);
  await expect(page.locator('[data-sheet-row="2"]')).toHaveCount(0);
  const wrong = await sheetOf(page, () =>
    page.getByRole('button', { name: words('sheet.saveWrong') }).click(),
  );
  expect(wrong.rows.map(([number]) => number)).toEqual([headings[0], numbers[1], known[0]]);
  expect(wrong.rows[1]!.at(-1)).toContain('D3');

  const send = page.locator('[data-send-sheet]');
  await send.click();
  await expect(page.locator('[data-outcome=forecast]')).toHaveCount(2);
  await test.step('the corrected rows are taken from a file of their own', async () => {
    await file.setInputFiles(await uploaded([headings, [numbers[1]!, 'Cups', '', '2', '5', '']]));
    await expect(page.locator('[data-sheet-wrong]')).toHaveAttribute('data-sheet-wrong', '0');
    await send.click();
    await expect(page.locator('[data-outcome=forecast]')).toHaveText([new RegExp(numbers[1]!)]);
  });
  await file.setInputFiles({
    name: 'forecast.xlsx',
    mimeType: 'text/plain',
    buffer: Buffer.from('no sheet'),
  });
  await expect(
    page.getByRole('alert').filter({ hasText: text('en', 'refusal', 'sheet.notSheet') }),
  ).toBeVisible();
});

test('the list is searched, walked, chosen from and opened by the keys', async ({ page }) => {
  const { numbers } = await newOwner(page, 3);
  await openMemberPage(page, host, '/member/parcel');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(numbers[0]!.slice(0, -1));
  await expect(page).toHaveURL(/search=/);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-selected]')).toHaveAttribute('data-selected', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toContainText(numbers[1]!);
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(rows(page).nth(1)).toBeFocused();
});

test('the address of another member’s parcel shows nothing of it (S07)', async ({ page, openBrowser }) => {
  const { ids, numbers } = await newOwner(page, 1, [{ goodsName: 'A secret' }]);
  const other = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(other, host, 'en');
  await signInBrowser(other, await newMember(host));
  for (const id of [ids[0]!, 999_999_999]) {
    await openMemberPage(other, host, `/member/parcel?open=${id}`);
    await expect(drawerOf(other)).toContainText(text('en', 'refusal', 'record.notFound'));
    await expect(other.locator('body')).not.toContainText(numbers[0]!);
    await expect(other.locator('body')).not.toContainText('A secret');
  }
});

test('a shop without consolidation has no parcels: neither entries nor pages', async ({ page }) => {
  const { modules } = await demoShop('northstar.localhost');
  const shop = await copyShop('northstar.localhost', newHost('no-parcels'), {
    modules: modules.filter((module) => module !== 'consolidation'),
  });
  await prefer(page, shop.host, 'en');
  await signInBrowser(page, await newMember(shop.host));
  await openMemberPage(page, shop.host, '/member/personal');
  const menu = page.getByRole('navigation', { name: text('en', 'member', 'nav.title') });
  await expect(menu.getByRole('link', { name: text('en', 'member', 'title.notices') })).toBeVisible();
  for (const name of ['title.parcels', 'title.forecast']) {
    await expect(page.getByRole('link', { name: text('en', 'member', name) })).toHaveCount(0);
  }
  await expect(page.locator('[data-stage]')).toHaveCount(0);
  for (const path of ['/member/parcel', '/consolidation/forecast']) {
    expect((await openPage(page, shop.host, path)).status(), path).toBe(404);
  }
  expect((await ask(shop.host, '/consolidation/pickup-point')).status).toBe(404);
});
