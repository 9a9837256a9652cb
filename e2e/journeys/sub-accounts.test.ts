import type { Page } from '@playwright/test';
import { type CallFailed, send } from '@onehaul/client/send';
import { memberCalls } from '@onehaul/contract/member';
import { fromInside } from '../inside.ts';
import { accessTokenOf, newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);
const account = (key: string, gaps?: Record<string, string>) => text('en', 'account', key, gaps);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.use({ meets: [401] });

/** The error of a main-account call made by the signed-in member. */
async function refusalOf(page: Page, host: string): Promise<string | undefined> {
  const accessToken = (await accessTokenOf(page, host))!;
  const answer = send(
    memberCalls.subAccounts,
    { pageIndex: 1, pageRows: 10 },
    { baseUrl: '/api', language: 'en', accessToken, transport: fromInside(page) },
  );
  return answer.then(
    () => undefined,
    (error: unknown) => (error as CallFailed).error,
  );
}

test('a sub-account is added, works without the main account’s rights, and is deleted (S09)', async ({
  page,
  openBrowser,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('sub-account'));
  const main = await newMember(host);
  const sub = { ...main, username: newName('sub'), password: 'given by the boss' };
  await signInBrowser(page, main);
  await openMemberPage(page, host, '/member/account');
  const section = page.locator('#sub-accounts');
  await expect(section.getByText(account('subAccounts.empty'))).toBeVisible();
  await section.getByRole('button', { name: account('subAccounts.add') }).click();
  const dialog = page.getByRole('dialog', { name: account('subAccounts.add') });
  const add = dialog.getByRole('button', { name: account('subAccounts.add') });
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText(account('subAccounts.usernameMissing'));
  await dialog.getByLabel(account('subAccounts.username'), { exact: true }).fill(main.username);
  await dialog.getByLabel(account('subAccounts.name'), { exact: true }).fill('Grace');
  await dialog.getByLabel(account('subAccounts.password'), { exact: true }).fill(sub.password);
  await dialog.getByLabel(account('subAccounts.payLimit'), { exact: true }).fill('250');
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText(text('en', 'refusal', 'member.usernameTaken'));
  await dialog.getByLabel(account('subAccounts.username'), { exact: true }).fill(sub.username);
  await add.click();
  await expect(dialog).toBeHidden();
  const row = section.getByRole('row').filter({ hasText: sub.username });
  await expect(row).toContainText('250');
  await expect(row).toContainText(account('subAccounts.never'));

  const colleague = await openBrowser();
  await new LoginPage(colleague).signIn(sub, '/login?redirect=/member/account');
  await expect(heading(colleague)).toHaveText(words('title.account'));
  await expect(colleague.getByRole('alert').filter({ hasText: words('firstLogin.text') })).toBeVisible();
  await expect(colleague.locator('#profile')).toBeVisible();
  await expect(colleague.locator('#sub-accounts, #closing')).toHaveCount(0);
  await expect(
    colleague.getByRole('navigation').getByRole('link', { name: account('subAccounts.title') }),
  ).toHaveCount(0);
  expect(await refusalOf(colleague, host)).toBe('access.mainAccountOnly');
  expect(await refusalOf(page, host)).toBeUndefined();
  await colleague.goto(`${originOf(host)}/member/agent`);
  await expect(heading(colleague)).toHaveText(words('title.agent'));
  await expect(colleague.getByText(text('en', 'workbench', 'forbidden.title'))).toBeVisible();
  await colleague.goto(`${originOf(host)}/member/personal`);
  await expect(heading(colleague)).toHaveText(words('hello', { name: 'Grace' }));
  await expect(colleague.getByText(words('subAccount'), { exact: true })).toBeVisible();

  await row
    .getByRole('button', { name: account('subAccounts.deleteOf', { username: sub.username }) })
    .click();
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: account('subAccounts.deleteTitle', { username: sub.username }) });
  await question.getByRole('button', { name: account('subAccounts.delete') }).click();
  await expect(section.getByText(account('subAccounts.empty'))).toBeVisible();

  await colleague.reload();
  await expect(colleague).toHaveURL(`${originOf(host)}/login?redirect=%2Fmember%2Fpersonal`);
  const login = new LoginPage(colleague);
  await login.signIn(sub);
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.wrongPassword'));
});
