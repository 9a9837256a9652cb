import { aConfirmation } from '@onehaul/testing/customs-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { memberRow, type NewMember, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'customs', key, gaps);
const database = { sql } as Pick<TestDatabase, 'sql'> as TestDatabase;

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** A new member with a measured parcel in the shop's first warehouse, and a deliverable address. */
async function arrange() {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  const [number] = newNumbers(1);
  const ids = await forecast(member, warehouse.id, [{ courierNumber: number!, goodsName: 'Socks' }]);
  await sql(
    `update parcel set state = 'stored', weight_grams = 800, length_mm = 200, width_mm = 150, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '90 days'
     where tenant_id = $1 and shop_id = $2 and id = any($3)`,
    [shop.tenantId, shop.id, ids],
  );
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await sql(
    `insert into address (tenant_id, shop_id, member_id, kind, receiver_name, phone, country_id, detail, is_default)
     select $1, $2, $3, 'dispatch', 'Chan Siu Ming', '61234567', id, '18 Centre Street', true
     from country where code = 'HK'`,
    [shop.tenantId, shop.id, memberId],
  );
  return { shop, member, ids };
}

const fields = {
  nameChinese: '纯棉T恤',
  unitPrice: '45.5',
  quantity: '2',
  name: '李雷',
  phone: '13800138000',
  telephone: '13800138000',
  email: 'li@example.com',
  address: '深圳市南山区科技路1号',
  postcode: '518000',
};

async function keepDeclaration(page: Page): Promise<void> {
  await openMemberPage(page, host, '/member/declare');
  await expect(page.getByText(words('list.emptyTitle'))).toBeVisible();
  await page.locator('[data-add-declaration]').first().click();
  const drawer = page.getByRole('dialog', { name: words('drawer.add') });
  const save = drawer.locator('[data-save-declaration]');
  await save.click();
  await expect(drawer.getByText(words('required')).first()).toBeVisible();
  await expectNothingFound(page, 'an empty declaration');
  for (const [name, value] of Object.entries(fields)) await drawer.locator(`[name=${name}]`).fill(value);
  // The customs name is suggested from the Chinese name.
  await drawer.locator('[data-suggestion="610910"]').first().click();
  await expect(drawer.locator('[name=nameEnglish]')).toHaveValue('Cotton T-shirt');
  await expect(drawer.locator('[name=hsCode]')).toHaveValue('610910');
  await drawer.locator('[name=idCard]').fill('110105194912310021');
  await save.click();
  await expect(drawer.getByText(words('wrong.idCard')).first()).toBeVisible();
  await drawer.locator('[name=idCard]').fill('11010519491231002X');
  await save.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: /纯棉T恤/ })).toContainText('****002X');
}

async function takeAwayAndBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: /纯棉T恤/ }).click();
  await page.locator('[data-remove-declaration]').click();
  await expect(page.getByText(words('list.emptyTitle'))).toBeVisible();
  await page
    .locator('[data-undo]')
    .getByRole('button', { name: words('undo') })
    .click();
  await expect(page.getByRole('row', { name: /纯棉T恤/ })).toContainText('****002X');
  await expectNothingFound(page, 'kept declarations');
}

/** Goes to the declaration step of an order of these parcels. */
async function toDeclaration(page: Page, ids: readonly number[]): Promise<void> {
  await openMemberPage(page, host, `/consolidation/place-order?parcels=${ids.join(',')}`);
  await expect(page.locator('[data-chosen]')).toHaveAttribute('data-chosen', '1');
  await page.locator('[data-next]').click();
  await page.locator('input[name=order-line]').first().check();
  await page.locator('[data-next]').click();
  await expect(page.locator('[data-goods]')).toHaveCount(1);
}

async function orderWithKept(page: Page): Promise<void> {
  const next = page.locator('[data-next]');
  // A vague name is refused; a better one is suggested next to it.
  await page.locator('#order-goods').fill('纯棉T恤');
  await page.locator('#order-goods-nameEnglish').fill('gift');
  const vague = page.locator('[data-goods="1"] [data-finding]');
  await expect(vague).toHaveAttribute('data-kind', 'stopWord');
  await next.click();
  await expect(page.getByText(text('en', 'wizard', 'lacks.customs'))).toBeVisible();
  await expectNothingFound(page, 'a name customs would send back');
  await page.locator('[data-goods="1"] [data-suggestion="610910"]').first().click();
  await expect(vague).toHaveCount(0);
  await expect(page.locator('#order-goods-nameEnglish')).toHaveValue('Cotton T-shirt');

  await page.locator('[data-choose-kept]').click();
  const kept = page.getByRole('dialog', { name: words('choose.title') });
  await expect(kept.getByText('纯棉T恤')).toBeVisible();
  await expectNothingFound(page, 'the choice of kept declarations');
  await kept.locator('[data-kept]').first().click();
  await expect(page.locator('[data-goods]')).toHaveCount(2);
  await expect(page.locator('#order-goods-2-quantity')).toHaveValue('2');
  await next.click();
  await page.locator('[data-submit-order]').click();
  await expect(page.locator('[data-created]')).toBeVisible();
}

test('a declaration is kept and used in an order; a vague name is refused and a better one offered', async ({
  page,
}) => {
  test.slow();
  const { shop, member, ids } = await arrange();
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await keepDeclaration(page);
  await takeAwayAndBack(page);
  await toDeclaration(page, ids);
  await orderWithKept(page);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  const [order] = await sql<{ declaration: { nameEnglish: string; hsCode: string }[] }>(
    'select declaration from shop_order where tenant_id = $1 and shop_id = $2 and member_id = $3',
    [shop.tenantId, shop.id, id],
  );
  expect(order!.declaration.map(({ nameEnglish, hsCode }) => [nameEnglish, hsCode])).toEqual([
    ['Cotton T-shirt', '610910'],
    ['Cotton T-shirt', '610910'],
  ]);
});

/** An order under way to Taiwan with a pending consignee confirmation. */
async function askedOrder(shop: DemoShop, member: NewMember) {
  const [taiwan] = await sql<{ id: number }>(`select id from country where code = 'TW'`);
  const row = {
    countryId: taiwan!.id,
    receiverName: '林怡君',
    receiverPhone: '0912345678',
    shippedAt: new Date(),
    declaredMinor: 30_000,
    currencyCode: 'TWD',
    exchangeRate: 4.44,
  };
  const [order] = await ordersOf(member, shop, [{ step: 'shipped', row }]);
  await aConfirmation(database, shop, order!);
  return order!;
}

test('a receiver’s confirmation is told by the member and seen at the desk', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, service] = await Promise.all([newMember(host), newStaff(shop, 'service')]);
  const order = await askedOrder(shop, member);
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, service)]);

  await openConsole(staff, `/consignees?search=${order.number}`);
  await expect(staff.getByRole('row', { name: new RegExp(order.number) })).toContainText('林怡君');
  await expectNothingFound(staff, 'the desk of confirmations');

  await openMemberPage(page, host, `/member/order?open=${order.id}`);
  const task = page.locator(`[data-consignee-task="${order.id}"]`);
  await expect(task).toContainText(words('task.why'));
  await expect(task.locator('[data-time-left]')).toBeVisible();
  await expectNothingFound(page, 'an order with a task');
  await openMemberPage(page, host, '/member/declare?tab=confirmations');
  await page.getByRole('link', { name: new RegExp(order.number) }).click();
  await expectNothingFound(page, 'a confirmation');
  await page.locator('[data-answer=confirm]').click();
  await expect(page.locator('[data-consignee-task] [data-confirmation=confirmed]')).toBeVisible();
  await expect(page.locator('[data-tab=confirmations] [data-count]')).toHaveText('0');

  await openConsole(staff, `/consignees?search=${order.number}&state=confirmed`);
  await staff.getByRole('link', { name: new RegExp(order.number) }).click();
  await expect(staff.locator(`[data-consignee="${order.number}"]`)).toContainText(
    text('en', 'consignee', 'byMember'),
  );
});
