import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { changeMember, newMember } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'console', key, gaps);
const field = (page: Page) => page.getByRole('combobox', { name: words('search.label') });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

async function newDesk(page: Page) {
  const shop = await copyShop('northstar.localhost', newHost('search'));
  const person = await newMember(shop.host);
  await changeMember(person, `name = 'Ánh Lovelace', email = 'anh.search@example.com'`);
  const number = `SFSEARCH${Date.now()}`;
  await sql(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state)
     select $1, $2, (select id from member where tenant_id = $1 and shop_id = $2 and code = $3),
       (select min(id) from warehouse where tenant_id = $1 and shop_id = $2), $4, 'forecast'`,
    [shop.tenantId, shop.id, person.memberCode, number],
  );
  await signInStaff(page, await newStaff(shop, 'service'));
  return { person, number };
}

async function openSearch(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('everything is found by keyboard, from any page', async ({ page }) => {
  const { person, number } = await newDesk(page);
  await openConsole(page, '/cases');

  // The end of a number, and a person behind it who is masked.
  await openSearch(page);
  await page.keyboard.type(number.slice(-6));
  await expect(option(page, new RegExp(number))).toHaveAttribute('aria-selected', 'true');
  await expectNothingFound(page, 'search with results');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/parcels\?open=/);
  await expect(page.getByRole('dialog')).toContainText(number);

  // Words of a name without their marks; arrows choose.
  await openSearch(page);
  await page.keyboard.type('anh love');
  await expect(option(page, new RegExp(person.memberCode))).toContainText('a***@example.com');
  await expect(page.getByRole('listbox')).not.toContainText('anh.search@');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\/\d+\/\d+/);

  // A page by its name.
  await openSearch(page);
  await page.keyboard.type(words('page.batches'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(option(page, words('page.batches'))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/batches$/);

  // Nothing, and back.
  await openSearch(page);
  await page.keyboard.type('zz nobody zz');
  await expect(page.getByText(words('search.none', { text: 'zz nobody zz' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();

  // A scanner types and presses Enter before there are results.
  await openSearch(page);
  await page.keyboard.type(`${number}\n`);
  await expect(page).toHaveURL(/\/parcels\?open=/);
});

test('what a scanner types while the search loads is not lost, and presses no button', async ({ page }) => {
  const { number } = await newDesk(page);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const isAsked = page.waitForRequest(/search-palette/);
  await page.route(/search-palette/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openConsole(page, '/cases');
  await page.getByRole('button', { name: text('en', 'workbench', 'list.columns') }).focus();
  await page.keyboard.press('Control+k');
  await isAsked;
  await page.keyboard.type(`${number}\n`);
  release();
  await expect(page).toHaveURL(/\/parcels\?open=/);
  await expect(page.getByRole('dialog')).toContainText(number);
});

test.describe('without a connection', () => {
  test.use({ breaks: ['net::ERR_FAILED'] });

  test('a search that cannot load leaves the page as it is, and keys with it', async ({ page }) => {
    await newDesk(page);
    await openConsole(page, '/cases');
    const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await search.fill('CASE');
    await page.route(/search-palette/, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByText(words('call.unreachable'))).toBeVisible();
    await search.press('End');
    await page.keyboard.type('12');
    await expect(search).toHaveValue('CASE12');

    // With the connection back, it opens.
    await page.unroute(/search-palette/);
    await openSearch(page);
  });
});

test('on a phone the button in the header opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { number } = await newDesk(page);
  await openConsole(page, '/members');
  await page.getByRole('button', { name: words('search.open'), exact: true }).click();
  await expect(field(page)).toBeFocused();
  await expectNothingFound(page, 'search at 390 px');
  await field(page).fill(number.slice(-6));
  await option(page, new RegExp(number)).click();
  await expect(page).toHaveURL(/\/parcels\?open=/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
