import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { choose } from '../choose.ts';
import type { DemoShop } from '../demo-data.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// The views of a list fail on purpose.
test.use({ meets: [503] });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'listViews', key, gaps);
const list = (key: string, gaps?: Record<string, string>) => text('en', 'workbench', key, gaps);
const orders = (key: string) => text('en', 'dispatch', key);

const menu = (page: Page) => page.locator('button[popovertarget="list-views"]');
const panel = (page: Page) => page.locator('#list-views');
const days = (page: Page) => page.locator('button[popovertarget="list-days"]');
const shownNumbers = (page: Page) => page.locator('a[data-row-link]');
const headings = (page: Page) => page.locator('thead th');

/** Orders of 9.00 and 5.00 placed today, of 7.00 three days ago, and of 8.00 twelve days ago. */
async function someOrders(shop: DemoShop): Promise<string[]> {
  const member = await newMember(shop.host);
  const made = await ordersOf(
    member,
    shop,
    [900, 500, 700, 800].map((totalMinor) => ({
      step: 'toPick' as const,
      totalMinor,
      paidMinor: totalMinor,
    })),
  );
  for (const [place, age] of [0, 0, 3, 12].entries())
    await sql(
      'update shop_order set created_at = created_at - make_interval(days => $3) where tenant_id = $1 and id = $2',
      [shop.tenantId, made[place]!.id, age],
    );
  return made.map(({ number }) => number);
}

test('a view with days, order and columns is saved, shared, and applied by a colleague who cannot change it', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('views'));
  const admin = await newStaff(shop, 'admin');
  const [nine, five, seven, eight] = (await someOrders(shop)) as [string, string, string, string];
  await signInStaff(page, admin);
  await openConsole(page, '/orders');
  await expect(shownNumbers(page)).toHaveCount(4);

  // Days and order narrow and sort the list on the server; both are in the address.
  await days(page).click();
  await expectNothingFound(page, 'the days of a list');
  await page
    .locator('#list-days')
    .getByRole('button', { name: list('days.last7') })
    .click();
  await expect(shownNumbers(page)).toHaveCount(3);
  await choose(page.getByRole('combobox', { name: list('list.sort') }), orders('orders.sort.amount'));
  await expect(shownNumbers(page)).toHaveText([nine, seven, five]);
  await choose(page.getByRole('combobox', { name: list('list.sort') }), orders('orders.sort.oldest'));
  await expect(shownNumbers(page).first()).toHaveText(seven);
  await choose(page.getByRole('combobox', { name: list('list.sort') }), orders('orders.sort.amount'));

  // Two dates, both included; a range that ends before it begins cannot be applied.
  await days(page).click();
  const form = page.locator('#list-days form');
  await form.getByLabel(words('days.from')).fill('2026-01-02');
  await form.getByLabel(words('days.to')).fill('2026-01-01');
  await expect(form.getByRole('alert')).toHaveText(words('days.reversed'));
  await expect(form.getByRole('button', { name: list('list.apply') })).toBeDisabled();
  await form.getByLabel(words('days.to')).fill('');
  await form.getByRole('button', { name: list('list.apply') }).click();
  await expect(shownNumbers(page)).toHaveText([nine, eight, seven, five]);
  await days(page).click();
  await page
    .locator('#list-days')
    .getByRole('button', { name: list('days.last7') })
    .click();
  await expect(shownNumbers(page)).toHaveText([nine, seven, five]);

  // The step comes before everything but the number, by keyboard.
  const total = orders('field.total');
  const up = page.getByRole('button', { name: words('columns.up', { column: total }) });
  await page.locator('button[popovertarget="list-columns"]').press('Enter');
  while ((await up.getAttribute('aria-disabled')) !== 'true') await up.press('Enter');
  await expect(up).toBeFocused();
  await expect(headings(page).nth(1)).toHaveText(total);
  await expectNothingFound(page, 'the columns of a list');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(headings(page).nth(1)).toHaveText(total);

  // Saved, and the same after a reload.
  await menu(page).press('Enter');
  await expect(panel(page)).toContainText(words('none'));
  await panel(page).getByLabel(words('name')).fill('Large this week');
  await expectNothingFound(page, 'the menu of views');
  await panel(page)
    .getByRole('button', { name: words('save') })
    .click();
  await expect(menu(page)).toHaveText('Large this week');
  await page.reload();
  await expect(menu(page)).toHaveText('Large this week');
  await expect(shownNumbers(page)).toHaveText([nine, seven, five]);

  // A change shows as such, and can be undone.
  await page.getByRole('button', { name: list('list.clear') }).click();
  await expect(shownNumbers(page)).toHaveCount(4);
  await expect(menu(page)).toContainText(list('views.changed'));
  await menu(page).click();
  await panel(page)
    .getByRole('button', { name: words('reset') })
    .click();
  await expect(shownNumbers(page)).toHaveText([nine, seven, five]);
  await expect(menu(page)).not.toContainText(list('views.changed'));

  await menu(page).click();
  await panel(page)
    .getByRole('button', { name: words('share') })
    .click();
  await expect(panel(page).getByRole('button', { name: words('unshare') })).toBeVisible();
  await expectNothingFound(page, 'the menu of a shared view');

  // A colleague sees and applies it, and may neither change nor delete it.
  const colleague = await openBrowser();
  await signInStaff(colleague, await newStaff(shop, 'clerk'));
  await openConsole(colleague, '/orders');
  await expect(shownNumbers(colleague)).toHaveCount(4);
  await menu(colleague).click();
  await panel(colleague).getByRole('button', { name: 'Large this week' }).click();
  await expect(shownNumbers(colleague)).toHaveText([nine, seven, five]);
  await expect(headings(colleague).nth(1)).toHaveText(total);
  await menu(colleague).click();
  await expect(panel(colleague).getByRole('button', { name: words('setDefault') })).toBeVisible();
  for (const act of ['rename', 'delete', 'unshare', 'update'])
    await expect(panel(colleague).getByRole('button', { name: words(act), exact: true })).toHaveCount(0);

  // As the default it opens the list, but not a link that says what to show.
  await panel(colleague)
    .getByRole('button', { name: words('setDefault') })
    .click();
  await expect(panel(colleague).getByRole('button', { name: words('clearDefault') })).toBeVisible();
  await openConsole(colleague, '/orders');
  await expect(menu(colleague)).toHaveText('Large this week');
  await expect(shownNumbers(colleague)).toHaveText([nine, seven, five]);
  await openConsole(colleague, `/orders?search=${eight}`);
  await expect(shownNumbers(colleague)).toHaveText([eight]);
  await expect(menu(colleague)).toHaveText(list('views.title'));

  // Deleted with a question; the colleague's list opens as before.
  await page.keyboard.press('Escape');
  await menu(page).click();
  await panel(page)
    .getByRole('button', { name: words('delete'), exact: true })
    .click();
  await expect(panel(page).getByRole('alertdialog')).toContainText(words('deleteShared'));
  await panel(page)
    .getByRole('button', { name: words('deleteConfirm') })
    .click();
  await expect(menu(page)).toHaveText(list('views.title'));
  await expect(shownNumbers(page)).toHaveCount(4);
  await openConsole(colleague, '/orders');
  await expect(shownNumbers(colleague)).toHaveCount(4);
});

test('a view of what no longer exists shows the rest, and a list without its views still works', async ({
  page,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('views'));
  const person = await newStaff(shop, 'clerk');
  const [, , seven] = (await someOrders(shop)) as [string, string, string];
  await sql(
    `insert into list_view (tenant_id, owner_id, list, name, definition)
     select tenant_id, id, 'orders', 'From before', $2 from staff where email = $1`,
    [
      person.email,
      JSON.stringify({
        search: seven,
        filters: { step: 'gone', colour: 'red', sort: 'price' },
        columns: ['colour', 'total', 'number'],
        rows: 20,
      }),
    ],
  );
  await signInStaff(page, person);
  await openConsole(page, '/orders');
  await menu(page).click();
  await panel(page).getByRole('button', { name: 'From before' }).click();
  await expect(shownNumbers(page)).toHaveText([seven]);
  await expect(menu(page)).toHaveText('From before');
  await expect(headings(page)).toHaveText([orders('field.number'), orders('field.total')]);

  await page.route('**/console/views/list', (route) => route.fulfill({ status: 503 }));
  await openConsole(page, '/orders');
  await expect(shownNumbers(page)).toHaveCount(4);
});
