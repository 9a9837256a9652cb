import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import type { DemoShop } from '../demo-data.ts';
import { addHomeAddress } from '../home-address.ts';
import { memberRow, newMember, signInBrowser, type NewMember } from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

// The session check returns 401 before sign-in; a wrong code is 404, an unconfirmed campaign 409.
test.use({ meets: [401, 404, 409], contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string) => text('en', 'studio', key);
const drawer = (page: Page) => page.locator('.ant-drawer');
const field = (page: Page, label: string) => drawer(page).getByLabel(words(label), { exact: true });

/** An address where the shop's lines go, a stored parcel, and money in the wallet. */
async function prepareMember(shop: DemoShop, member: NewMember): Promise<void> {
  const warehouse = await firstWarehouse(shop);
  await addHomeAddress(member);
  const [courierNumber] = newNumbers(1);
  const ids = await forecast(member, warehouse.id, [{ courierNumber: courierNumber!, goodsName: 'Socks' }]);
  await sql(
    `update parcel set state = 'stored', weight_grams = 1800, length_mm = 200, width_mm = 150, height_mm = 100,
       received_at = now(), stored_at = now(), free_until = now() + interval '30 days',
       abandon_at = now() + interval '90 days'
     where tenant_id = $1 and shop_id = $2 and id = any($3)`,
    [shop.tenantId, shop.id, ids],
  );
}

test('a percent coupon by code, limited to a line: made by staff, used on an order, and given back', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await copyShop('harbour.localhost', newHost('coupon'));
  const member = await newMember(shop.host);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await prepareMember(shop, member);
  let code = '';

  await test.step('staff make a code: half off is asked about, ten percent is not', async () => {
    await signInStaff(page, await newStaff(shop, 'admin'));
    await openConsole(page, '/studio/campaign?record=new');
    await drawer(page).locator('#record-kind').click();
    await page
      .locator('.ant-select-dropdown:visible')
      .getByTitle(words('choice.campaign.kind.code'), { exact: true })
      .click();
    await field(page, 'field.names').fill('Spring');
    await field(page, 'field.campaign.percent').fill('90');
    await field(page, 'field.campaign.minor').fill('50');
    await field(page, 'field.campaign.stock').fill('100');
    await page.locator('[data-generate-code]').click();
    code = await field(page, 'field.campaign.code').inputValue();
    expect(code).toMatch(/^[0-9A-Z]{10}$/);
    await expectNothingFound(page, 'a new campaign');
    await page.keyboard.press('Control+s');
    const question = page.getByRole('dialog', { name: words('confirm.campaign.percent') });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words('leave.stay') }).click();
    await field(page, 'field.campaign.percent').fill('10');
    await page.keyboard.press('Control+s');
    await expect(drawer(page)).toBeHidden();
  });

  // The line the wizard offers first, and another one.
  const [offered] = await sql<{ id: number }>(
    `select line.id from line join country on country.id = line.country_id where line.tenant_id = $1 and line.shop_id = $2
       and line.is_open and line.delivery = 'dispatch' and country.code = 'HK' order by line.position, line.id limit 1`,
    [shop.tenantId, shop.id],
  );
  await sql(
    'update campaign set line_ids = array[$3::int] where tenant_id = $1 and shop_id = $2 and code = $4',
    [shop.tenantId, shop.id, offered!.id, code],
  );

  const theirs = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(theirs, shop.host, 'en');
  await signInBrowser(theirs, member);

  await test.step('a wrong code is said so, the right one gives the coupon in any case', async () => {
    await openMemberPage(theirs, shop.host, '/member/coupon');
    const entry = theirs.locator('[data-coupon-code]');
    await entry.getByRole('textbox').fill('NOSUCHCODE');
    await entry.locator('[data-add-code]').click();
    await expect(entry.getByRole('alert')).toHaveText(text('en', 'refusal', 'coupon.codeUnknown'));
    await entry.getByRole('textbox').fill(code.toLowerCase());
    await entry.locator('[data-add-code]').click();
    const ticket = theirs.locator('[data-coupon]').filter({ hasText: 'Spring' });
    await expect(ticket).toContainText('10%');
    await expect(ticket.locator('[data-restriction]')).toHaveCount(1);
    await expectNothingFound(theirs, 'coupons with a code');
    await ticket.locator('[data-use-coupon]').click();
  });

  let order: { id: string; total: number; off: number } | undefined;
  await test.step('the order costs ten percent less, rounded down', async () => {
    const next = theirs.locator('[data-next]');
    await theirs.locator('#order-parcels').check();
    await next.click();
    await theirs.locator('input[name=order-address]').first().check();
    await theirs.locator(`[data-line="${offered!.id}"] input`).check();
    await expect(theirs.locator('[data-running]').first()).toHaveAttribute('data-running', /^\d+$/);
    await next.click();
    await next.click();
    await expect(theirs.locator('[data-quoted]')).toHaveAttribute('data-quoted', /^\d+$/);
    await theirs.locator('[data-submit-order]').click();
    await expect(theirs.locator('[data-created]')).toBeVisible();
    [order] = await sql<{ id: string; total: number; off: number }>(
      `select id, total_minor::int as total, (select -sum((line ->> 'minor')::int)::int
         from jsonb_array_elements(bill -> 'lines') line where line ->> 'rule' = 'coupon') as off
       from shop_order where tenant_id = $1 and shop_id = $2 and member_id = $3`,
      [shop.tenantId, shop.id, memberId],
    );
    const { total, off } = order!;
    expect(off).toBe(Math.min(5000, Math.floor((total + off) / 10)));
  });

  await test.step('the order is cancelled: the coupon is the member’s again', async () => {
    await openMemberPage(theirs, shop.host, `/member/order?open=${order!.id}`);
    await theirs.locator('[data-act=cancel]').first().click();
    await theirs.locator('[data-cancel]').click();
    await expect(theirs.locator('[data-cancel]')).toHaveCount(0);
    await openMemberPage(theirs, shop.host, '/member/coupon');
    await expect(theirs.locator('[data-coupon]').filter({ hasText: 'Spring' })).toContainText('10%');
    const [row] = await sql<{ paid: number }>(
      'select paid_minor::int as paid from shop_order where tenant_id = $1 and id = $2',
      [shop.tenantId, order!.id],
    );
    expect(row!.paid).toBe(0);
  });
});
