import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import type { DemoShop } from '../demo-data.ts';
import { text } from '../messages.ts';
import { originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openPage, prefer, test } from '../test.ts';

// A conflict and a blocked archive are refusals with a status of their own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);
const drawer = (page: Page) => page.locator('.ant-drawer');
const field = (page: Page, label: string) => drawer(page).getByLabel(label, { exact: true });
const rowLinks = (page: Page) => page.locator('[data-row-link]');
const language = (page: Page, name: string) => drawer(page).locator(`[data-language-tab="${name}"]`).click();

async function openStudio(page: Page, shop: DemoShop, path: string): Promise<void> {
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, `/studio/${path}`);
  await expect(rowLinks(page).first()).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(drawer(page)).toBeHidden();
}

test('an admin adds a goods type, translates, reorders, archives and restores it', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('studio'));
  await openStudio(page, shop, 'goodsType');
  await expectNothingFound(page, 'goods types in the studio');
  const before = await rowLinks(page).allInnerTexts();

  // Adds with the keyboard; the shop's first language is required.
  await page.keyboard.press('n');
  await expect(drawer(page)).toBeVisible();
  await language(page, 'en');
  await field(page, words('field.names')).fill('Musical instruments');
  await page.keyboard.press('Control+s');
  await expect(drawer(page).getByRole('alert')).toContainText('繁體中文');
  await field(page, words('field.names')).fill('樂器');
  await language(page, 'vi');
  await expect(drawer(page).locator('[data-fallback]')).toContainText('樂器');
  await expectNothingFound(page, 'a new goods type');
  await save(page);
  await expect(rowLinks(page)).toHaveText([...before, 'Musical instruments']);

  // Reorders with the keyboard and undoes it.
  await rowLinks(page).last().focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rowLinks(page).nth(-2)).toHaveText('Musical instruments');
  await expect(rowLinks(page).nth(-2)).toBeFocused();
  await expect(page.getByText(words('done.reordered'))).toBeVisible();
  await page.locator('[data-undo]').click();
  await expect(rowLinks(page).last()).toHaveText('Musical instruments');

  // Edits, then restores the first version from the history.
  await rowLinks(page).last().click();
  await language(page, 'en');
  await field(page, words('field.names')).fill('Instruments');
  await save(page);
  await expect(rowLinks(page).last()).toHaveText('Instruments');
  await rowLinks(page).last().click();
  await drawer(page).locator('[data-view="history"]').click();
  await expect(drawer(page).locator('[data-history] > li')).toHaveCount(2);
  await expect(drawer(page).locator('[data-history] > li').first()).toContainText(words('field.names'));
  await expectNothingFound(page, 'history of a goods type');
  await drawer(page).locator('[data-restore="1"]').click();
  await expect(drawer(page).locator('[data-history] > li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(rowLinks(page).last()).toHaveText('Musical instruments');

  // Archives it, then finds and restores it.
  await rowLinks(page).last().click();
  await drawer(page).locator('[data-archive]').click();
  await page.locator('[data-confirm-archive]').click();
  await expect(rowLinks(page)).toHaveText(before);
  await page.locator('[data-tab="1"]').click();
  await expect(rowLinks(page)).toHaveText(['Musical instruments']);
  await rowLinks(page).first().click();
  await drawer(page).locator('[data-restore-record]').click();
  await page.locator('[data-tab="all"]').click();
  await expect(rowLinks(page)).toHaveText([...before, 'Musical instruments']);
});

test('what an open line needs cannot be archived, and the dialog says why', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('studio'));
  await openStudio(page, shop, 'carrier');
  const [used] = await sql<{ id: number }>(
    'select carrier_id as id from line where tenant_id = $1 and is_open limit 1',
    [shop.tenantId],
  );
  await openConsole(page, `/studio/carrier?record=${used!.id}`);
  await drawer(page).locator('[data-archive]').click();
  await expect(page.locator('[data-blocked]')).toContainText(words('usage.line'));
  await expect(page.locator('[data-confirm-archive]')).toBeDisabled();
  await expectNothingFound(page, 'a blocked archive');
});

test('two admins edit one pickup point, nothing is lost, and visitors see the result', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('harbour.localhost', newHost('studio'));
  const [point] = await sql<{ id: number }>(
    'select id from pickup_point where tenant_id = $1 order by position, id limit 1',
    [shop.tenantId],
  );
  const path = `pickupPoint?record=${point!.id}`;
  const other = await openBrowser({ reducedMotion: 'reduce' });
  await openStudio(page, shop, path);
  await openStudio(other, shop, path);

  await field(other, words('field.address')).fill('99 Harbour Road');
  await field(other, words('field.pickupPoint.storageDays')).fill('21');
  await save(other);

  await field(page, words('field.pickupPoint.storageDays')).fill('14');
  await field(page, words('field.pickupPoint.serviceChargeCents')).fill('8.5');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-conflict]')).toBeVisible();
  // Only they changed the address, so it is taken over; we both changed the days, so mine stay.
  await expect(field(page, words('field.address'))).toHaveValue('99 Harbour Road');
  await expect(field(page, words('field.pickupPoint.storageDays'))).toHaveValue('14');
  await expect(page.locator('[data-changed="storageDays"]')).toContainText('21');
  await expectNothingFound(page, 'a conflict in the studio');
  await page
    .locator('[data-changed="storageDays"]')
    .getByRole('button', { name: words('conflict.use') })
    .click();
  await expect(field(page, words('field.pickupPoint.storageDays'))).toHaveValue('21');
  await save(page);
  const [stored] = await sql(
    `select address, storage_days as days, service_charge_cents as cents, version
     from pickup_point where tenant_id = $1 and id = $2`,
    [shop.tenantId, point!.id],
  );
  expect(stored).toMatchObject({ address: '99 Harbour Road', days: 21, cents: 850 });

  const visitor = await openBrowser();
  await prefer(visitor, shop.host, 'en');
  const finder = `/consolidation/pickup-point?point=${point!.id}`;
  await openPage(visitor, shop.host, finder);
  // Pages are cached for half a minute.
  await expect(async () => {
    await visitor.goto(originOf(shop.host) + finder);
    await expect(visitor.locator(`[data-point="${point!.id}"]`)).toContainText('99 Harbour Road');
  }).toPass({ intervals: [1000], timeout: 90_000 });
});

test('unsaved changes are not left by accident', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('studio'));
  await openStudio(page, shop, 'carton');
  await rowLinks(page).first().click();
  await field(page, words('field.carton.lengthMm')).fill('33.5');
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog', { name: words('leave.title') });
  await dialog.getByRole('button', { name: words('leave.stay') }).click();
  // The router closes it in a transition; while it is open it keeps the focus and takes Escape.
  await expect(dialog).toBeHidden();
  await expect(field(page, words('field.carton.lengthMm'))).toHaveValue('33.5');
  await field(page, words('field.carton.lengthMm')).fill('0.5');
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByRole('alert')).toHaveText(words('problem.tooSmall', { least: '1 cm' }));
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: words('leave.leave') }).click();
  await expect(drawer(page)).toBeHidden();
});
