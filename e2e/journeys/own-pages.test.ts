import { cookieNames } from '@onehaul/domain/cookie-name';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { expired } from '../expired-token.ts';
import {
  accessTokenOf,
  endSessionsOf,
  keepAccessToken,
  newMember,
  type NewMember,
  signInBrowser,
  spoiled,
} from '../members.ts';
import { text } from '../messages.ts';
import { firstWarehouse, forecast, newNumbers } from '../parcels.ts';
import { ask, originOf, sql } from '../product.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const path = '/member/parcel';
const others = ['/member/flow', '/member/address-domestic'];
const url = originOf(host) + path;

// Requests that the server refuses on purpose.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

async function newOwner(page: Page, goodsName = 'Socks') {
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(await demoShop(host))]);
  const [number] = newNumbers(1);
  await forecast(member, warehouse.id, [{ courierNumber: number!, goodsName }]);
  await prefer(page, host, 'en');
  const token = await signInBrowser(page, member);
  return { member, token, number: number! };
}

const cookieOf = (token: string) => ({
  cookie: `${cookieNames.access}=${token}; ${cookieNames.language}=en`,
});
const openSessionsOf = async ({ username }: NewMember) => {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from session s join member m on (m.tenant_id, m.shop_id, m.id) = (s.tenant_id, s.shop_id, s.member_id)
     where m.username = $1 and s.ended_at is null`,
    [username],
  );
  return row!.count;
};
test('two members get their own rows in the document and in its data, and nothing is kept', async ({
  page,
  openBrowser,
}) => {
  const first = await newOwner(page);
  const second = await newOwner(await openBrowser());
  for (const [mine, other] of [
    [first, second],
    [second, first],
    [first, second],
  ] as const) {
    for (const address of [path, ...others].flatMap((one) => [one, `${one}.data`])) {
      const answer = await ask(host, address, cookieOf(mine.token));
      expect(answer.status, address).toBe(200);
      expect(answer.text).toContain(mine.member.memberCode);
      expect(answer.text).not.toContain(other.member.memberCode);
      if (address.startsWith(path)) expect(answer.text).toContain(mine.number);
      expect(answer.text).not.toContain(other.number);
      expect(answer.text, 'no token is readable in the page').not.toContain(mine.token.split('.')[2]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  }
  expect((await ask(host, path)).status).toBe(302);
  const visitor = await ask(host, `${path}.data`);
  expect(visitor.status).toBe(401);
  expect(visitor.text).not.toContain(first.number);
  const sibling = await ask(host, `${path}.data`, {
    ...cookieOf(first.token),
    'sec-fetch-site': 'same-site',
  });
  expect(sibling.status).toBe(403);
});

test('every own page shows its member and no token, and is not kept', async ({ page, openBrowser }) => {
  const first = await newOwner(page);
  const second = await newOwner(await openBrowser());
  const others = [
    '/member/personal',
    '/member/order',
    '/consolidation/order',
    '/member/notify',
    '/member/coupon',
    '/cod/order',
    '/cod/order?tab=remittances',
    '/back/order',
    '/back/reappear',
  ];
  for (const address of [path, ...others]) {
    for (const [mine, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const answer = await ask(host, address, cookieOf(mine.token));
      expect(answer.status, address).toBe(200);
      expect(answer.text, address).toContain(mine.member.memberCode);
      expect(answer.text, address).not.toContain(other.member.memberCode);
      expect(answer.text, address).not.toContain(mine.token.split('.')[2]);
      expect(answer.headers['cache-control'], address).toBe('no-store');
    }
  }
});

test('the page is complete without script, and its filters work', async ({ browser, page }) => {
  const { token, number } = await newOwner(page);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const plain = await context.newPage();
  await prefer(plain, host, 'en');
  await keepAccessToken(plain, host, token);
  await plain.goto(url);
  await expect(plain.getByRole('link', { name: number })).toBeVisible();
  await expect(plain.getByRole('navigation', { name: text('en', 'member', 'tab.title') })).toBeVisible();
  await plain.getByRole('searchbox').fill('NOTHING');
  await plain.getByRole('searchbox').press('Enter');
  await expect(plain.getByText(text('en', 'workbench', 'list.noResultTitle'))).toBeVisible();
  await plain.locator('[data-tab=stored]').click();
  await expect(plain).toHaveURL(/stage=stored/);
  await context.close();
});

test('goods named like the end of a script stay a text', async ({ page }) => {
  const goods = `</script><script>window.hit=1</script><img src=x onerror="window.hit=2">`;
  const { number } = await newOwner(page, goods);
  await openMemberPage(page, host, path);
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(goods);
  expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
});

test('three tabs with an expired token renew it once, and all show their page', async ({ page }) => {
  const { member, token, number } = await newOwner(page);
  const open = await openSessionsOf(member);
  await keepAccessToken(page, host, expired(token));
  const renewals: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().endsWith('/RefreshToken')) renewals.push(request.url());
  });
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];
  await Promise.all(tabs.map((tab) => tab.goto(url)));
  for (const tab of tabs) await expect(tab.getByRole('link', { name: number })).toBeVisible();
  expect(renewals).toHaveLength(1);
  expect(await openSessionsOf(member), 'no session was ended').toBe(open);
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
});

test('a token that only looks valid is renewed; a login that is over leads to the login page and back', async ({
  page,
}) => {
  const { member, token, number } = await newOwner(page);
  await keepAccessToken(page, host, spoiled(token));
  await page.goto(`${url}?stage=expected`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const renewed = (await accessTokenOf(page, host))!;
  expect(renewed).not.toBe(spoiled(token));

  await endSessionsOf(member);
  await keepAccessToken(page, host, expired(renewed));
  await page.goto(`${url}?stage=expected`);
  await expect(page).toHaveURL(`${originOf(host)}/login?redirect=%2Fmember%2Fparcel%3Fstage%3Dexpected`);
  expect(await accessTokenOf(page, host)).toBeUndefined();
});

test('who signed in as somebody else in another tab sees only their own rows', async ({ page }) => {
  const first = await newOwner(page);
  await openMemberPage(page, host, path);
  const other = await page.context().newPage();
  const second = await newOwner(other);
  const reloaded = page.waitForEvent('load');
  await page.locator('[data-tab=expected]').click();
  await reloaded;
  await expect(page).toHaveURL(`${url}?stage=expected`);
  await expect(page.getByRole('link', { name: second.number })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(first.number);
});

test('an old token is renewed before the next rows are loaded', async ({ page }) => {
  const { token, number } = await newOwner(page);
  await openMemberPage(page, host, path);
  await keepAccessToken(page, host, expired(token));
  await page.locator('[data-tab=expected]').click();
  await expect(page).toHaveURL(`${url}?stage=expected`);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  expect(await accessTokenOf(page, host)).not.toBe(expired(token));
});

test('columns and rows that were chosen are in the next document already', async ({ page }) => {
  await newOwner(page);
  await openMemberPage(page, host, path);
  await page.getByRole('button', { name: text('en', 'workbench', 'list.columns') }).click();
  await page.getByRole('checkbox', { name: text('en', 'parcel', 'column.goods') }).uncheck();
  await page.getByRole('checkbox', { name: text('en', 'parcel', 'column.createdAt') }).check();
  await expect(page.getByRole('cell', { name: 'Socks' })).toHaveCount(0);
  const document = await page.reload();
  expect(await document!.text()).toContain(`${text('en', 'parcel', 'column.createdAt')}</th>`);
  await expect(page.getByRole('cell', { name: 'Socks' })).toHaveCount(0);
});
