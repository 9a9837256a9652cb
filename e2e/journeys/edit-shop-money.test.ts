import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import type { DemoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { cookieOf, originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

// The session check returns 401 before sign-in; an unconfirmed rate and a withdrawn method are refusals.
test.use({ meets: [401, 409], contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);
const wallet = (key: string) => text('en', 'wallet', key);
const drawer = (page: Page) => page.locator('.ant-drawer');
const field = (page: Page, label: string) => drawer(page).getByLabel(words(label), { exact: true });

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(drawer(page)).toBeHidden();
}

/** Bank transfer and balance, with the bank account the transfer needs. */
async function addPayTypes({ tenantId, id }: DemoShop): Promise<void> {
  await sql(
    `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number) values ($1, $2, 'Bank', 'Shop', '62220000')`,
    [tenantId, id],
  );
  for (const [kind, name] of [
    ['balance', 'Balance'],
    ['bankDeposit', 'Bank transfer'],
    ['wechat', 'WeChat Pay'],
  ] as const)
    await sql(
      `insert into pay_type (tenant_id, shop_id, kind, names, position)
       select tenant_id, id, $3, jsonb_build_object('en', $4::text, languages[1], $4::text), 1 from shop
       where tenant_id = $1 and id = $2`,
      [tenantId, id, kind, name],
    );
}

test('finance changes a rate, visitors see it within two seconds, and a slip is asked about', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('money'));
  const visitor = await openBrowser();
  await prefer(visitor, shop.host, 'en');
  await visitor.context().addCookies([cookieOf('currency', 'USD', shop.host)]);
  await visitor.goto(originOf(shop.host));
  const shown = visitor.getByText(/^CNY 1 ≈ USD /).first();
  const [{ rate }] = (await sql<{ rate: number }>(
    `select exchange_rate::float as rate from currency where tenant_id = $1 and code = 'USD'`,
    [shop.tenantId],
  )) as [{ rate: number }];
  await expect(shown).toContainText(String(Number(rate.toPrecision(4))));

  await signInStaff(page, await newStaff(shop, 'finance'));
  await openConsole(page, '/studio/currency');
  await expectNothingFound(page, 'currencies in the studio');
  await page.getByRole('link', { name: 'USD' }).click();
  await field(page, 'field.currency.exchangeRate').fill(String(rate * 10));
  await expect(page.locator('[data-rate-note]')).toContainText(words('rate.large'));
  await expectNothingFound(page, 'a rate far from the last one');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('dialog', { name: words('confirm.currency.exchangeRate') });
  await expect(question).toBeVisible();
  await expectNothingFound(page, 'the question about a rate');
  await question.getByRole('button', { name: words('leave.stay') }).click();
  const next = Number((rate * 1.05).toFixed(4));
  await field(page, 'field.currency.exchangeRate').fill(String(next));
  await save(page);
  const savedAt = Date.now();
  await expect(async () => {
    await visitor.goto(originOf(shop.host));
    await expect(shown).toContainText(String(Number(next.toPrecision(4))), { timeout: 100 });
  }).toPass({ intervals: [200], timeout: 10_000 });
  console.log(`rate: shown ${Date.now() - savedAt} ms after it was saved`);
});

test('finance withdraws a payment method: a member who has the page open is refused, and it disappears', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('money'));
  await addPayTypes(shop);
  const member = await newMember(shop.host);
  const theirs = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(theirs, shop.host, 'en');
  await signInBrowser(theirs, member);
  await openMemberPage(theirs, shop.host, '/member/flow');
  await theirs.locator('[data-act=recharge]').click();
  const dialog = theirs.locator('[data-recharge]');
  await dialog.getByLabel(wallet('rechargeAmount')).fill('100');
  await dialog.locator('[data-go-on]').click();
  const way = dialog.locator('[data-way=bankDeposit]');
  await way.locator('input').check();
  // Without an account, WeChat Pay is not offered.
  await expect(dialog.locator('[data-way=wechat]')).toHaveCount(0);

  await signInStaff(page, await newStaff(shop, 'finance'));
  await openConsole(page, '/studio/payType');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Bank transfer')).toContainText(words('state.payType.offered'));
  await expect(row('WeChat Pay')).toContainText(words('state.payType.accountMissing'));
  await expectNothingFound(page, 'payment methods in the studio');
  await page.getByRole('link', { name: 'WeChat Pay' }).click();
  await expect(page.locator('[data-account-state=accountMissing]')).toBeVisible();
  await expectNothingFound(page, 'a payment method without an account');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Bank transfer' }).click();
  await field(page, 'field.payType.isOffered').click();
  await save(page);
  await expect(row('Bank transfer')).toContainText(words('state.payType.notOffered'));

  await dialog.locator('button[data-pay]').click();
  await expect(theirs.getByText(text('en', 'refusal', 'payment.methodOff')).first()).toBeVisible();
  await expect(way).toHaveCount(0);
  const [made] = await sql('select count(*)::int as payments from payment where tenant_id = $1', [
    shop.tenantId,
  ]);
  expect(made).toEqual({ payments: 0 });
});

test('an admin renames a level and writes its benefits, and the member reads them', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('money'));
  const member = await newMember(shop.host);
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, '/studio/memberLevel');
  await expectNothingFound(page, 'member levels in the studio');
  await page.locator('[data-row-link]').first().click();
  await drawer(page).locator('[data-language-tab="en"]').click();
  await field(page, 'field.names').fill('Harbour friend');
  await field(page, 'field.memberLevel.benefits').fill('Free photos of every parcel');
  // A shop's first language is required wherever a text is written.
  await drawer(page).locator('[data-language-tab]').first().click();
  const benefits = field(page, 'field.memberLevel.benefits');
  if ((await benefits.inputValue()) === '') await benefits.fill('Free photos of every parcel');
  await expectNothingFound(page, 'a member level');
  await save(page);

  const theirs = await openBrowser();
  await prefer(theirs, shop.host, 'en');
  await signInBrowser(theirs, member);
  await openMemberPage(theirs, shop.host, '/member/personal');
  await expect(theirs.getByRole('main')).toContainText('Harbour friend');
  await openMemberPage(theirs, shop.host, '/member/coupon');
  await expect(theirs.locator('[data-benefits]')).toHaveText('Free photos of every parcel');
  await expectNothingFound(theirs, 'a level with benefits');
});
