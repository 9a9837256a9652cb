import type { Page } from '@playwright/test';
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
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, hydrated, openMemberPage, test } from '../test.ts';

const session = (key: string) => text('en', 'session', key);
const member = (key: string) => text('en', 'member', key);
const account = (key: string) => text('en', 'account', key);

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: session('expired.title') });

/** Signed in, with the account page open. */
async function atWork(page: Page): Promise<NewMember> {
  const { host } = await copyShop('northstar.localhost', newHost('expired'));
  const person = await newMember(host);
  await signInBrowser(page, person);
  await openMemberPage(page, host, '/member/account');
  await expect(page.getByRole('table').last()).toBeVisible();
  return person;
}

/** Triggers a member call, which is refused from now on. */
const workOn = (page: Page) => page.getByRole('button', { name: account('onPhone.show') }).click();

async function spoilToken(page: Page, { host }: NewMember): Promise<string> {
  const token = spoiled((await accessTokenOf(page, host))!);
  await keepAccessToken(page, host, token);
  return token;
}

test.describe('a login that has run out', () => {
  test.use({ meets: [401] });

  test('is renewed by one press, and the page comes back', async ({ page }) => {
    const person = await atWork(page);
    const token = await spoilToken(page, person);
    await workOn(page);
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(session('expired.text'));
    await expect(dialog.getByRole('button', { name: session('expired.again') })).toBeFocused();
    const shownAgain = page.waitForEvent('load');
    await dialog.getByRole('button', { name: session('expired.again') }).click();
    await shownAgain;
    await expect(page).toHaveURL(`${originOf(person.host)}/member/account`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(member('title.account'));
    await expect(dialog).toHaveCount(0);
    expect(await accessTokenOf(page, person.host)).not.toBe(token);
  });

  test('is given up by Cancel, which leads home as a visitor', async ({ page }) => {
    const person = await atWork(page);
    await spoilToken(page, person);
    await workOn(page);
    await dialogOf(page)
      .getByRole('button', { name: session('action.cancel') })
      .click();
    await expectVisitorAtHome(page, person.host);
    await page.goto(`${originOf(person.host)}/member/account`);
    await expect(page).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Faccount`);
  });

  test('leads home when it cannot be renewed any more', async ({ page }) => {
    const person = await atWork(page);
    await endSessionsOf(person);
    await spoilToken(page, person);
    await workOn(page);
    await dialogOf(page)
      .getByRole('button', { name: session('expired.again') })
      .click();
    await expectVisitorAtHome(page, person.host);

    // Signing in anew leads back to the page.
    await page.goto(`${originOf(person.host)}/login`);
    await hydrated(page);
    await new LoginPage(page).fill(person);
    await expect(page).toHaveURL(`${originOf(person.host)}/member/account`);
  });
});

async function expectVisitorAtHome(page: Page, host: string) {
  await expect(page).toHaveURL(`${originOf(host)}/index`);
  const login = text('en', 'storefront', 'header.login');
  await expect(page.getByRole('banner').getByRole('link', { name: login, exact: true })).toBeVisible();
  expect(await accessTokenOf(page, host)).toBeUndefined();
}

test('a token with seconds left is renewed before it is used, without a question', async ({ page }) => {
  await page.clock.install();
  const { host } = await atWork(page);
  const before = await accessTokenOf(page, host);
  await page.clock.fastForward(29 * 60_000 + 30_000);
  await workOn(page);
  await expect(page.getByRole('figure', { name: account('onPhone.qr') })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(await accessTokenOf(page, host)).not.toBe(before);
});

test('a page in use keeps its login alive without a call', async ({ page }) => {
  await page.clock.install();
  const { host } = await atWork(page);
  const before = await accessTokenOf(page, host);
  await page.clock.fastForward(27 * 60_000 + 30_000);
  await page.keyboard.press('Shift');
  expect(await accessTokenOf(page, host), 'nobody was here until now').toBe(before);
  await page.clock.fastForward(31_000);
  await expect.poll(() => accessTokenOf(page, host)).not.toBe(before);
  await expect(dialogOf(page)).toHaveCount(0);
});
