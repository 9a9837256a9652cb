import { languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import type { DemoShop } from '../demo-data.ts';
import { emptyShop } from '../empty-shop.ts';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { originOf, sql } from '../product.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string) => text('en', 'launch', key);
const stateOf = (page: Page, item: string) => page.locator(`[data-item="${item}"]`);
const setState = ({ tenantId, id }: DemoShop, state: string) =>
  sql('update shop set state = $3 where tenant_id = $1 and id = $2', [tenantId, id, state]);

async function aPreparingShop(): Promise<DemoShop> {
  const shop = await emptyShop(newHost('launch'));
  await setState(shop, 'preparing');
  return shop;
}

/** What a copy of a demo shop lacks: a way to pay, and an order that went the whole way. */
async function completeShop(shop: DemoShop): Promise<void> {
  const of = [shop.tenantId, shop.id];
  await sql(
    `update shop set contact_links = '[{"type":"text","name":"Mail","icon":"mail","text":"hi@shop.example","image":null}]'
    where tenant_id = $1 and id = $2`,
    of,
  );
  await sql('update currency set rate_at = now() where tenant_id = $1 and shop_id = $2', of);
  await sql(
    `insert into pay_type (tenant_id, shop_id, kind, names, currency_code, position, is_offered)
     values ($1, $2, 'bankDeposit', '{"en":"Bank transfer"}', 'CNY', 1, true)`,
    of,
  );
  await sql(
    `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number, note, is_active, position)
     values ($1, $2, 'Bank', 'Harbour', '1', '', true, 1)`,
    of,
  );
}

test('an owner of a shop being prepared begins at the list, each item a click from its page', async ({
  page,
}) => {
  const shop = await aPreparingShop();
  await signInStaff(page, await newStaff(shop, 'owner', 'en'));
  await openConsole(page, '/');
  await expect(page).toHaveURL(/\/launch$/);
  await expect(page.locator('[data-shop-state="preparing"]')).toBeVisible();
  await expect(page.locator('[data-act="goLive"]')).toBeDisabled();
  await expectNothingFound(page, 'go live');
  await expect(stateOf(page, 'carton')).toHaveAttribute('data-state', 'open');
  await stateOf(page, 'carton').getByRole('link').click();
  await expect(page).toHaveURL(/\/studio\/carton\?shop=\d+$/);
  await sql(
    `insert into carton (tenant_id, shop_id, name, length_mm, width_mm, height_mm, own_grams, most_grams, position)
     values ($1, $2, 'M', 400, 300, 300, 500, 20000, 1)`,
    [shop.tenantId, shop.id],
  );
  await openConsole(page, '/launch');
  await expect(stateOf(page, 'carton')).toHaveAttribute('data-state', 'done');
});

test('visitors see that it opens soon; the preview link shows the shop until it is renewed', async ({
  page,
  browser,
}) => {
  const shop = await aPreparingShop();
  await signInStaff(page, await newStaff(shop, 'owner', 'en'));
  await openConsole(page, '/launch');
  await page.locator('[data-act="renewPreviewLink"]').click();
  const link = await page.locator('.ant-modal code').innerText();
  await page.locator('.ant-modal').getByRole('button').last().click();

  const visitor = await browser.newPage();
  const home = originOf(shop.host);
  expect((await visitor.goto(home))!.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening soon');
  await expectNothingFound(visitor, 'opening soon');
  await visitor.goto(link);
  await expect(visitor.locator('[data-preview]')).toContainText('this shop is not open yet');
  await expect(visitor.locator('body')).toContainText('New shop');

  await page.locator('[data-act="renewPreviewLink"]').click();
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: words('preview.renew') })
    .click();
  await expect(page.locator('.ant-modal code')).not.toHaveText(link);
  expect((await visitor.goto(home))!.status()).toBe(404);
  await visitor.close();
});

test('a complete shop goes live, is paused with a notice, and reopens', async ({ page, browser }) => {
  const shop = await copyShop('harbour.localhost', newHost('launch'));
  await completeShop(shop);
  const owner = await newStaff(shop, 'owner', 'en');
  const member = await newMember(shop.host);
  await setState(shop, 'preparing');
  await signInStaff(page, owner);
  await openConsole(page, '/launch');
  await expect(stateOf(page, 'testOrder')).toHaveAttribute('data-state', 'open');
  await expect(page.locator('[data-step="register"]')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-step="ship"]')).toHaveAttribute('data-state', 'open');
  const at = new Date();
  await ordersOf(member, shop, [{ step: 'shipped', row: { paidAt: at, packedAt: at, shippedAt: at } }]);
  await page.reload();
  await expect(page.locator('[data-step="ship"]')).toHaveAttribute('data-state', 'done');
  await expect(page.locator('[data-step="deliver"] a')).toHaveAttribute('href', /\/arrivals/);
  await page.locator('[data-act="goLive"]').click();
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: words('goLive.do') })
    .click();
  await expect(page.locator('[data-shop-state="live"]')).toContainText(shop.host);
  await expect(page.locator('[data-next-step="labels"] a')).toHaveAttribute('href', /\/studio\/bin\?shop=/);
  await expect(page.locator('[data-next-step="clerk"], [data-next-step="staff"]')).toHaveCount(1);
  await expectNothingFound(page, 'a shop that has just opened');

  await page.locator('[data-act="pause"]').click();
  await expect(page.locator('.ant-modal')).toContainText('members keep access');
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: words('pause.do') })
    .click();
  await expect(page.locator('[data-shop-state="paused"]')).toBeVisible();
  const visitor = await browser.newPage();
  await expect
    .poll(async () => (await visitor.goto(originOf(shop.host)))!.status(), { timeout: 5_000 })
    .toBe(503);
  await expect(visitor.locator('main')).toContainText('hi@shop.example');
  await expectNothingFound(visitor, 'paused');
  await page.locator('[data-act="resume"]').click();
  await expect(page.locator('[data-shop-state="live"]')).toBeVisible();
  await expect
    .poll(async () => (await visitor.goto(originOf(shop.host)))!.status(), { timeout: 5_000 })
    .toBe(200);
  await visitor.close();
});

for (const language of languages) {
  test(`the list in ${language}, wide and narrow`, async ({ page }) => {
    const shop = await aPreparingShop();
    await signInStaff(page, await newStaff(shop, 'owner', language));
    await openConsole(page, '/launch');
    await expect(page.locator('[data-item]').first()).toBeVisible();
    await expectInLanguage(page, language, 'go live');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'go live');
  });
}
