import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { addHomeAddress } from '../home-address.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { smallTargets } from '../targets.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'wizard', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** Measured parcels of a new member in the shop's first warehouse. */
async function storedParcels(count: number) {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const numbers = newNumbers(count);
  const rows = numbers.map((courierNumber, index) => ({ courierNumber, goodsName: `Socks ${index + 1}` }));
  const ids = await forecast(member, warehouse.id, rows);
  await sql(
    `update parcel set state = 'stored', weight_grams = 800, length_mm = 200, width_mm = 150, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '90 days'
     where tenant_id = $1 and shop_id = $2 and id = any($3)`,
    [shop.tenantId, shop.id, ids],
  );
  return { shop, member, ids };
}

const maxStops = 60;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by the Tab key: ${String(target)}`);
}

/** Chooses from a combobox by typing or the arrow key; the list is closed afterwards. */
async function pick(page: Page, field: Locator, typed?: string): Promise<void> {
  const list = page.getByRole('listbox');
  await tabTo(page, field);
  if (typed) await page.keyboard.type(typed);
  else await page.keyboard.press('ArrowDown');
  await expect(list.locator('[aria-selected=true]')).toBeVisible();
  // While options load, the list has nothing to select, so the key press is repeated.
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 1500 });
  }).toPass();
  await expect(list).toHaveCount(0);
}

async function type(page: Page, field: Locator, typed: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(typed);
}

const next = (page: Page) => page.locator('[data-next]');
const at = (page: Page, step: number) =>
  expect(page.getByRole('heading', { level: 2, name: words(`steps.${step}`) })).toBeVisible();

const combobox = (drawer: Locator, name: string) =>
  drawer.getByRole('combobox', { name: text('en', 'address', name), exact: true });

async function writeAddress(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog', { name: text('en', 'address', 'add') });
  await tabTo(page, page.locator('[data-add-address]'));
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[name=receiverName]')).toBeFocused();
  await page.keyboard.type('Chan Siu Ming');
  await pick(page, combobox(drawer, 'country'), 'Hong Kong');
  await type(page, drawer.locator('[name=phone]'), '123');
  for (const level of ['province', 'city', 'area']) {
    const field = combobox(drawer, level);
    await expect(drawer.locator('[role=combobox]:disabled')).toHaveCount(0);
    if ((await field.count()) === 0) break;
    await pick(page, field);
  }
  await type(page, drawer.locator('[name=detail]'), '18 Shatin Centre Street');
  await page.keyboard.press('Enter');
  await expect(drawer.locator('[name=phone]')).toHaveAccessibleDescription(
    text('en', 'address', 'wrong.phone'),
  );
  await expectNothingFound(page, 'an address with a mistake');
  await expect(drawer.locator('[name=phone]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('61234567');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
}

test('parcels become an order by the keyboard alone, and a reload loses nothing', async ({ page }) => {
  test.slow();
  const { member, ids, shop } = await storedParcels(3);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);

  await test.step('what is chosen in the list comes along, and nothing chosen says so', async () => {
    await openMemberPage(page, host, '/member/parcel');
    await tabTo(page, page.getByRole('columnheader').getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('[data-merge]'));
    await page.keyboard.press('Enter');
    await at(page, 1);
    await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '3');
    await tabTo(page, page.locator('#order-parcels'));
    await page.keyboard.press('Space');
    await expect(next(page)).toBeDisabled();
    await expect(page.locator('[data-why-not]')).toHaveText(text('en', 'refusal', 'order.nothingSelected'));
    await page.keyboard.press('Space');
    await expectNothingFound(page, 'the first step');
    await tabTo(page, next(page));
    await page.keyboard.press('Enter');
  });

  await test.step('an address, a line with its price, and how it is packed', async () => {
    await at(page, 2);
    await writeAddress(page);
    await tabTo(page, page.locator('input[name=order-line]').first());
    await page.keyboard.press('Space');
    await expect(page.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
    await expectNothingFound(page, 'the second step');
    await page.reload();
    await expect(page.locator('input[name=order-line]').first()).toBeChecked();
    await tabTo(page, next(page));
    await page.keyboard.press('Enter');
  });

  await test.step('the declaration stands there as the parcels describe it', async () => {
    await at(page, 3);
    await expect(page.locator('[data-goods]')).toHaveCount(3);
    await expect(page.locator('#order-goods')).toHaveValue(/^Socks \d$/);
    await type(page, page.locator('#order-remark'), 'No shoe boxes');
    await expectNothingFound(page, 'the third step');
    await tabTo(page, next(page));
    await page.keyboard.press('Enter');
  });

  await test.step('the price is the one that was seen, and the order is made', async () => {
    await at(page, 4);
    const quoted = page.locator('[data-quoted]');
    await expect(quoted).toHaveAttribute('data-quoted', /^\d+$/);
    const running = await page.locator('[data-running]').first().getAttribute('data-running');
    await expect(quoted).toHaveAttribute('data-quoted', running!);
    await expectNothingFound(page, 'the last step');
    await tabTo(page, page.locator('[data-submit-order]'));
    await page.keyboard.press('Enter');
    const created = page.locator('[data-created]');
    await expect(created).toBeVisible();
    const [order] = await sql<{ step: string; total: string; remark: string; parcels: number }>(
      `select o.step, o.total_minor as total, o.remark, count(p.*)::int as parcels from shop_order o
       join parcel p on (p.tenant_id, p.shop_id, p.order_id) = (o.tenant_id, o.shop_id, o.id)
       where o.tenant_id = $1 and o.shop_id = $2 and p.id = any($3) and p.state = 'reserved' group by o.id, 1, 2, 3`,
      [shop.tenantId, shop.id, ids],
    );
    expect(order).toEqual({ step: 'unpaid', total: running, remark: 'No shoe boxes', parcels: 3 });
  });
});

/** The order is created, but its response is lost once; collects the idempotency keys of all attempts. */
async function loseOneAnswer(page: Page): Promise<string[]> {
  const keys: string[] = [];
  await page.route('**/api/Order/CreateOrder', async (route) => {
    keys.push((await route.request().headerValue('idempotency-key'))!);
    const asked = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: asked.host };
    // Only browsers resolve the demo's host names.
    asked.hostname = '127.0.0.1';
    const response = await route.fetch({ url: asked.href, headers });
    await (keys.length === 1 ? route.abort('aborted') : route.fulfill({ response }));
  });
  return keys;
}

test('on a phone the total stays in sight, and an order whose response was lost is placed once', async ({
  openBrowser,
}) => {
  test.slow();
  const { member, ids, shop } = await storedParcels(3);
  await addHomeAddress(member);
  const page = await openBrowser({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, `/consolidation/place-order?parcels=${ids.join(',')}`);
  const total = page.locator('[data-bar-total]');
  const fits = async (where: string) => {
    await expectNoSidewaysScroll(page, where);
    expect.soft(await smallTargets(page, '[data-portal]'), where).toEqual([]);
    await expect(page.getByText(words('steps.of', { step: where })).last()).toBeVisible();
  };

  await fits('1');
  await next(page).tap();
  await page.locator('input[name=order-line]').first().check();
  await expect(total).toBeInViewport();
  await fits('2');
  await next(page).tap();
  await expect(page.locator('[data-goods]')).toHaveCount(3);
  await expect(total).toBeInViewport();
  await fits('3');
  await page.getByRole('button', { name: words('bill.show') }).tap();
  const sheet = page.getByRole('dialog', { name: words('bill.title') });
  const shown = await total.getAttribute('data-bar-total');
  await expect(sheet.locator('[data-running]')).toHaveAttribute('data-running', shown!);
  await expectNothingFound(page, 'the bill as a sheet');
  await sheet.getByRole('button').first().tap();
  await next(page).tap();
  await expect(page.locator('[data-quoted]')).toHaveAttribute('data-quoted', shown!);
  await fits('4');

  const keys = await loseOneAnswer(page);
  const submit = page.locator('[data-submit-order]');
  await submit.dblclick();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  expect(keys).toHaveLength(1);
  await submit.tap();
  await expect(page.locator('[data-created]')).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  const [made] = await sql<{ orders: number }>(
    `select count(distinct order_id)::int as orders from parcel
     where tenant_id = $1 and shop_id = $2 and id = any($3) and state = 'reserved'`,
    [shop.tenantId, shop.id, ids],
  );
  expect(made).toEqual({ orders: 1 });
});
