import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { walkFocus } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';
import { isInHalf } from '../turns.ts';

const host = 'harbour.localhost';

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });
test.beforeEach(({ page }) => prefer(page, host, 'en'));

for (const [at, path] of ['/login', '/login?mode=phone', '/register'].entries()) {
  if (!isInHalf(at)) continue;
  test(`the focus is seen at every stop of ${path}`, async ({ page }) => {
    await openPage(page, host, path);
    expect(await walkFocus(page)).toBeGreaterThan(20);
  });
}

for (const [at, path] of ['/member/account?editPwd=1', '/member/personal'].entries()) {
  if (!isInHalf(at)) continue;
  test(`the focus is seen at every stop of ${path}`, async ({ page }) => {
    await signInBrowser(page, await newMember(host));
    await openMemberPage(page, host, path);
    await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
    expect(await walkFocus(page)).toBeGreaterThan(15);
  });
}

test('signing in, reading the welcome and signing out need no mouse', async ({ page }) => {
  const shop = await copyShop('northstar.localhost', newHost('keyboard'));
  const person = await newMember(shop.host);
  const login = new LoginPage(page);
  await openPage(page, shop.host, '/login');
  await login.username.focus();
  await page.keyboard.type(person.username);
  await page.keyboard.press('Tab');
  await expect(login.password).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${originOf(shop.host)}/member/personal`);
  const welcome = page.getByRole('dialog');
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toBeHidden();

  const trigger = page.getByRole('banner').locator('button[popovertarget="account-menu"]');
  await trigger.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('#account-menu');
  await expect(menu).toBeVisible();
  const entries = [
    menu.getByRole('link', { name: text('en', 'storefront', 'header.member') }),
    menu.getByRole('link', { name: text('en', 'storefront', 'header.account') }),
    menu.getByRole('button', { name: text('en', 'storefront', 'header.logout') }),
  ];
  for (const entry of entries) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${originOf(shop.host)}/index`);
});

test('an area code is found and picked by the keys', async ({ page }) => {
  const login = new LoginPage(page);
  await openPage(page, host, '/login?mode=phone');
  const trigger = page.locator('form button[aria-haspopup="dialog"]');
  await trigger.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: login.words('area.title') });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('viet');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(picker.getByRole('listitem').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(trigger).toHaveText('+84');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
});

test('the list of the console is searched, walked and opened by the keys', async ({ page }) => {
  const shop = await demoShop(host);
  await signInStaff(page, await newStaff(shop, 'service'));
  await openConsole(page, '/members');
  const rows = page.locator('[data-row-link]');
  await expect(rows).not.toHaveCount(0);
  await page.keyboard.press('/');
  const search = page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: text('en', 'memberPage', 'search') }));
  await expect(search.first()).toBeFocused();
  await page.keyboard.type('demo');
  await expect(page).toHaveURL(/search=demo/);
  await expect(rows, 'demo and its two sub-accounts').toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: text('en', 'console', 'members.one') });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/open=/);
});

test('the focus is seen at every stop of the console', async ({ page }) => {
  await openConsole(page, '/sign-in');
  expect(await walkFocus(page)).toBeGreaterThan(3);
  await signInStaff(page, await newStaff(await demoShop(host), 'service'));
  await openConsole(page, '/members');
  await expect(page.locator('[data-row-link]')).not.toHaveCount(0);
  expect(await walkFocus(page)).toBeGreaterThan(20);
});
