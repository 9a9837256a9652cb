import { send } from '@onehaul/client/send';
import { sessionCalls } from '@onehaul/contract/session';
import { type Language, languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../database/seeds/demo/people.ts';
import { isRead } from '../turns.ts';
import { expectNothingFound } from '../axe.ts';
import { demoShop, linesOf } from '../demo-data.ts';
import { asVisitor, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { consoleOrigin, sql } from '../product.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const demo = { host, username: 'demo', password: demoPassword, memberCode: '' };

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

/** Every screen is checked in every language; axe analyzes each in one. */
async function look(page: Page, language: Language, index: number, where: string) {
  await expectInLanguage(page, language, where);
  await expectNoSidewaysScroll(page, where);
  if (index % languages.length === languages.indexOf(language)) await expectNothingFound(page, where);
}

/** Waits until lists have replaced their skeletons. */
async function loaded(page: Page) {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
}

for (const language of languages) {
  test(`the screens of a member are whole and read well in ${language}`, async ({ page }) => {
    test.slow();
    await prefer(page, host, language);
    const visitorPages = ['/login', '/login?mode=phone', '/login?mode=qr', '/register'];
    for (const [index, path] of visitorPages.entries()) {
      if (!isRead(language, index)) continue;
      await openPage(page, host, path);
      if (path.endsWith('qr')) await expect(page.getByRole('main').getByRole('figure')).toBeVisible();
      await look(page, language, index, path);
    }
    await signInBrowser(page, demo);
    const { id } = await send(sessionCalls.startQr, {}, asVisitor(host));
    const memberPages = ['/member/personal', '/member/account?editPwd=1', `/qr-sign-in?id=${id}`];
    for (const [index, path] of memberPages.entries()) {
      if (!isRead(language, index + visitorPages.length)) continue;
      await openMemberPage(page, host, path);
      await loaded(page);
      await look(page, language, index + visitorPages.length, path.split('?')[0]!);
    }
  });

  test(`the console is whole and reads well in ${language}`, async ({ page }) => {
    test.slow();
    const shop = await demoShop(host);
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    await openConsole(page, '/sign-in');
    await look(page, language, 0, 'sign-in of the console');
    await signInStaff(page, await newStaff(shop, 'owner', language));
    const [member] = await sql<{ id: number }>(
      `select id from member where tenant_id = $1 and username = 'demo'`,
      [shop.tenantId],
    );
    const [line] = await linesOf(shop);
    const paths = [
      '/board',
      '/members',
      `/members?open=${shop.id}-${member!.id}`,
      '/tariffs',
      `/tariffs/${shop.id}/${line!.id}`,
      `/tariffs/${shop.id}/${line!.id}?view=versions`,
      '/studio/currency',
      '/studio/noticeTemplate',
      '/campaigns',
      '/campaigns?tab=rules',
      '/reviews',
      '/reviews?state=shown',
      '/rules',
      '/staff',
      '/audit',
      '/account',
    ];
    for (const [index, path] of paths.entries()) {
      if (!isRead(language, index + 1)) continue;
      await openConsole(page, path);
      await loaded(page);
      if (path.includes('open')) await expect(page.getByRole('dialog')).toContainText('demo');
      await look(page, language, index + 1, path);
    }
  });
}

test('axe finds nothing in what opens before one is signed in', async ({ page }) => {
  test.slow();
  const session = (key: string) => text('en', 'session', key);
  await prefer(page, host, 'en');
  await openPage(page, host, '/login?mode=phone');
  await page
    .getByRole('main')
    .getByRole('button', { name: session('signIn.submit') })
    .click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNothingFound(page, 'login with mistakes');
  await page.locator('form button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNothingFound(page, 'area codes');
  await openPage(page, host, '/login');
  await page.getByRole('button', { name: session('forgot.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'forgotten password');
  await openPage(page, host, '/register?Recommender=ABCDEF');
  await page.getByRole('button', { name: session('terms.open') }).click();
  await expect(page.getByRole('dialog').locator('.rich-text')).toBeVisible();
  await expectNothingFound(page, 'terms');
});

test('axe finds nothing in what opens for a member', async ({ page }) => {
  test.slow();
  const words = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);
  const account = (key: string) => text('en', 'account', key);
  const person = await newMember(host);
  await prefer(page, host, 'en');
  await signInBrowser(page, person);
  await page.addInitScript(() => sessionStorage.setItem('show-dialog', '1'));
  await openMemberPage(page, host, '/member/personal');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFound(page, 'welcome');
  await openMemberPage(page, host, '/member/account');
  await loaded(page);
  await page.getByRole('button', { name: account('subAccounts.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: account('subAccounts.add') }).click();
  await expect(dialog.getByRole('alert')).toContainText(account('subAccounts.usernameMissing'));
  await expectNothingFound(page, 'new sub-account with mistakes');
  await dialog.getByRole('button', { name: words('cancel'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: account('closing.open') }).click();
  await expect(dialog).toBeVisible();
  await expectNothingFound(page, 'closing the account');
});

test('axe finds nothing where the console asks for more', async ({ page }) => {
  test.slow();
  const words = (key: string) => text('en', 'console', key);
  const shop = await demoShop(host);
  await openConsole(page, '/sign-in');
  const person = await newStaff(shop, 'finance');
  await page.getByLabel(words('signIn.email'), { exact: true }).fill(person.email);
  await page.getByLabel(words('signIn.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words('signIn.submit') }).click();
  await expect(page.locator('code')).toBeVisible();
  await expectNothingFound(page, 'second factor');
  await signInStaff(page, person);
  await openConsole(page, '/studio/currency?record=HKD');
  await expect(page.locator('[data-rate-note]')).toBeVisible();
  await expectNothingFound(page, 'new rate');
  await page.goto(`${consoleOrigin()}/staff`);
  await expect(page.getByText(words('forbidden.title'))).toBeVisible();
  await expectNothingFound(page, 'a page of others');
});
