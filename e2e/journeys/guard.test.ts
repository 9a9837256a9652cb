import { cookieNames } from '@onehaul/domain/cookie-name';
import type { Page } from '@playwright/test';
import { send } from '@onehaul/client/send';
import { sessionCalls } from '@onehaul/contract/session';
import { fromInside } from '../inside.ts';
import { accessTokenOf, changeMember, keepAccessToken, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ask, originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, hydrated, openMemberPage, openPage, test } from '../test.ts';
import { isInHalf } from '../turns.ts';

const session = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);
const member = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);
const account = (key: string) => text('en', 'account', key);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function newPerson() {
  const { host } = await copyShop('northstar.localhost', newHost('guard'));
  return newMember(host);
}

test('a visitor who wants a member page signs in first and then gets it, question mark and all', async ({
  page,
}) => {
  const person = await newPerson();
  const wanted = `${originOf(person.host)}/member/account?editPwd=1`;
  await page.goto(wanted);
  await expect(page).toHaveURL(
    `${originOf(person.host)}/login?redirect=${encodeURIComponent('/member/account?editPwd=1')}`,
  );
  await hydrated(page);
  await new LoginPage(page).fill(person);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByLabel(account('password.old'), { exact: true })).toBeVisible();
});

test('who is signed in has no business at the login page', async ({ page }) => {
  const person = await newPerson();
  await signInBrowser(page, person);
  for (const path of ['/login', '/login?mode=qr', '/register']) {
    await page.goto(originOf(person.host) + path);
    await expect(page).toHaveURL(`${originOf(person.host)}/index`);
  }
});

/** The header as rendered by the server. */
async function headerOf(host: string, cookie = `${cookieNames.language}=en`) {
  const { text: html } = await ask(host, '/index', { cookie });
  const marks = { login: 'href="/login"', register: 'href="/register"', menu: 'id="account-menu"' };
  return Object.entries(marks).flatMap(([name, mark]) => (html.includes(mark) ? [name] : []));
}

test('the header is right from the first byte, for visitors and for members', async ({ page }) => {
  const person = await newPerson();
  expect(await headerOf(person.host)).toEqual(['login', 'register']);
  const token = await signInBrowser(page, person);
  expect(await headerOf(person.host, `${cookieNames.language}=en; ${cookieNames.access}=${token}`)).toEqual([
    'menu',
  ]);
  expect(await headerOf(person.host), 'what a member was shown is kept for nobody').toEqual([
    'login',
    'register',
  ]);

  await openPage(page, person.host, '/index');
  const menu = page.getByRole('banner').locator('button[popovertarget="account-menu"]');
  await expect(menu).toHaveAccessibleName(
    text('en', 'storefront', 'header.accountOf', { name: person.username }),
  );
  await menu.click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('en', 'storefront', 'header.member') })
    .click();
  await expect(page).toHaveURL(`${originOf(person.host)}/member/personal`);
  await expect(heading(page)).toHaveText(member('hello', { name: person.username }));
});

test('the warning of a given password stays until the password is changed', async ({ page }) => {
  const person = await newPerson();
  await changeMember(person, 'password_is_given = true');
  await signInBrowser(page, person);
  await openMemberPage(page, person.host, '/member/personal');
  const warning = page.getByRole('alert').filter({ hasText: member('firstLogin.text') });
  await expect(warning).toBeVisible();
  await page.reload();
  await expect(warning).toBeVisible();
  await warning.getByRole('link', { name: member('firstLogin.action') }).click();
  await expect(page).toHaveURL(`${originOf(person.host)}/member/account?editPwd=1`);
  await expect(warning).toBeVisible();
  await page.getByLabel(account('password.old'), { exact: true }).fill(person.password);
  await page.getByLabel(account('password.new'), { exact: true }).fill('one of my own');
  await page.getByLabel(account('password.confirm'), { exact: true }).fill('one of my own');
  await page
    .locator('#password')
    .getByRole('button', { name: member('save') })
    .click();
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toHaveText(member('title.account'));
  await expect(warning).toHaveCount(0);
});

/** Each would leave the shop or execute script if followed. */
const redirects = [
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/%2f%2fevil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/redirect//evil.test',
  `/index?id=${'a'.repeat(2_500)}`,
];

test('a redirect of the login page never leads out of the shop (S22)', async ({ page }) => {
  const person = await newPerson();
  const login = new LoginPage(page);
  for (const [at, redirect] of redirects.entries()) {
    if (!isInHalf(at)) continue;
    await login.signIn(person, `/login?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL(`${originOf(person.host)}/member/personal`, { waitUntil: 'commit' });
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /access|refresh/ });
  }
});

test.describe('a link that signs in', () => {
  test.use({ meets: [401] });

  test('works once, at any page, and leaves the address at once', async ({ page, openBrowser }) => {
    const person = await newPerson();
    const accessToken = await signInBrowser(page, person);
    const { code } = await send(
      sessionCalls.createCode,
      {},
      { baseUrl: '/api', language: 'en', accessToken, transport: fromInside(page) },
    );
    const link = `${originOf(person.host)}/member/account?token=${encodeURIComponent(code)}`;
    const seen: string[] = [];
    const phone = await openBrowser();
    phone.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
    const answer = await phone.goto(link);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(phone).toHaveURL(`${originOf(person.host)}/member/account`);
    await expect(heading(phone)).toHaveText(member('title.account'));
    expect(seen.filter((address) => address.includes(code))).toEqual([link]);
    expect(await phone.evaluate(() => document.documentElement.outerHTML)).not.toContain(code);

    const third = await openBrowser();
    await third.goto(link);
    await expect(third.getByRole('alert')).toHaveText(text('en', 'refusal', 'session.linkInvalid'));
    expect(third.url()).not.toContain('token');
    expect(await accessTokenOf(third, person.host)).toBeUndefined();
  });

  test('asks who is signed in already', async ({ page, openBrowser }) => {
    const person = await newPerson();
    const second = await newMember(person.host);
    const accessToken = await signInBrowser(page, person);
    const { code } = await send(
      sessionCalls.createCode,
      {},
      { baseUrl: '/api', language: 'en', accessToken, transport: fromInside(page) },
    );
    const browser = await openBrowser();
    await signInBrowser(browser, second);
    await browser.goto(`${originOf(person.host)}/index?token=${encodeURIComponent(code)}`);
    await expect(heading(browser)).toHaveText(session('link.askTitle'));
    await expect(browser.getByRole('main')).toContainText(second.username);
    await browser.getByRole('button', { name: session('link.switch') }).click();
    await expect(browser).toHaveURL(`${originOf(person.host)}/index`);
    await browser.goto(`${originOf(person.host)}/member/personal`);
    await expect(heading(browser)).toHaveText(member('hello', { name: person.username }));
  });

  test('is refused when it carries an access token (S25)', async ({ page, openBrowser }) => {
    const person = await newPerson();
    const accessToken = await signInBrowser(page, person);
    const browser = await openBrowser();
    await browser.goto(`${originOf(person.host)}/member/personal?token=${accessToken}`);
    await expect(browser.getByRole('alert')).toHaveText(text('en', 'refusal', 'session.linkInvalid'));
    expect(browser.url()).not.toContain('token');
    expect(await accessTokenOf(browser, person.host)).toBeUndefined();
  });
});

test.describe('dead tokens', () => {
  test.use({ meets: [401] });

  async function keepDeadTokens(page: Page, host: string) {
    await keepAccessToken(page, host, 'garbage');
    const refresh = { name: '__Host-refresh', value: 'garbage', url: `https://${host}` };
    await page.context().addCookies([refresh]);
  }

  test('lead to the login page, which says why and leads back', async ({ page }) => {
    const person = await newPerson();
    await keepDeadTokens(page, person.host);
    await page.goto(`${originOf(person.host)}/member/account`);
    await expect(page).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Faccount`);
    await expect(page.getByRole('alert')).toHaveText(text('en', 'refusal', 'access.signInRequired'));
    expect(await accessTokenOf(page, person.host)).toBeUndefined();
    await new LoginPage(page).fill(person);
    await expect(page).toHaveURL(`${originOf(person.host)}/member/account`);
  });

  test('make a public page a visitor’s, without a question', async ({ page }) => {
    const person = await newPerson();
    await keepDeadTokens(page, person.host);
    await openPage(page, person.host, '/index');
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: text('en', 'storefront', 'header.login'), exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(await accessTokenOf(page, person.host)).toBeUndefined();
  });
});
