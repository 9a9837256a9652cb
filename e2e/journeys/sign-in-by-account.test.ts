import { cookieNames } from '@onehaul/domain/cookie-name';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openPage, test } from '../test.ts';

const member = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);

test('the words of §5 and §8 are the ones said', () => {
  const login = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);
  expect(login('username.missing')).toBe('Please Enter Your Username');
  expect(login('password.missing')).toBe('Please Enter Your Password');
  expect(login('password.tooShort', { least: '6' })).toBe('Password length cannot be less than 6');
  expect(login('terms.missing')).toBe('Please Read Terms And Accept!');
  expect(login('expired.title')).toBe('Logout Confirmation');
  expect(login('expired.text')).toBe(
    'Your Login Has Expired. You Can Cancel To Return To The Homepage Or Log In Again.',
  );
  expect(login('expired.again')).toBe('Log In Again');
});

test('an account signs in, and what was typed wrong stays to be put right', async ({ page }) => {
  const { host } = await copyShop('northstar.localhost', newHost('sign-in'));
  const person = await newMember(host);
  const login = new LoginPage(page);
  await openPage(page, host, '/login');
  await login.submit.click();
  await expect(login.alert).toContainText(login.words('username.missing'));
  await expect(login.alert).toContainText(login.words('password.missing'));
  await expect(login.username).toBeFocused();

  await login.fill({ ...person, password: 'not-the-password' });
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.wrongPassword'));
  await expect(login.username).toHaveValue(person.username);
  await expect(page).toHaveURL(`${originOf(host)}/login`);

  // The username is trimmed (§5).
  await login.fill({ ...person, username: `  ${person.username} ` });
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
  const welcome = page.getByRole('dialog', { name: member('welcome.title', { name: person.username }) });
  await expect(welcome).toContainText(person.memberCode);
  await welcome.getByRole('button', { name: member('welcome.go') }).click();
  await expect(welcome).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    member('hello', { name: person.username }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('somebody who does not exist is told the same as somebody with a wrong password', async ({ page }) => {
  const { host } = await copyShop('northstar.localhost', newHost('nobody'));
  const login = new LoginPage(page);
  await openPage(page, host, '/login');
  await login.fill({ username: 'nobody-at-all', password: 'some password' });
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.wrongPassword'));
});

test('signing out leads home and closes the member pages', async ({ page }) => {
  const { host } = await copyShop('northstar.localhost', newHost('sign-out'));
  await new LoginPage(page).signIn(await newMember(host), '/login?redirect=/member/account');
  await expect(page).toHaveURL(`${originOf(host)}/member/account`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(member('title.account'));
  await page.evaluate(() => sessionStorage.setItem('draft', 'what a member typed'));
  const banner = page.getByRole('banner');
  await banner.locator('button[popovertarget="account-menu"]').click();
  await banner.getByRole('button', { name: text('en', 'storefront', 'header.logout') }).click();
  await expect(page).toHaveURL(`${originOf(host)}/index`);
  await expect(
    banner.getByRole('link', { name: text('en', 'storefront', 'header.login'), exact: true }),
  ).toBeVisible();
  const names = (await page.context().cookies(originOf(host))).map(({ name }) => name);
  expect(names).not.toContain(cookieNames.access);
  expect(names).not.toContain('__Host-refresh');
  expect(await page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull();
  await page.goto(`${originOf(host)}/member/account`);
  await expect(page).toHaveURL(`${originOf(host)}/login?redirect=%2Fmember%2Faccount`);
});
