import type { Page } from '@playwright/test';
import { mailsTo } from '../mails.ts';
import { changeMember, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, test } from '../test.ts';

const pageWords = (key: string, gaps?: Record<string, string>) => text('en', 'memberPage', key, gaps);
const words = (key: string, gaps?: Record<string, string>) => text('en', 'console', key, gaps);

// Members with an ended session find out by a 401.
test.use({ meets: [401] });

async function newDesk(page: Page) {
  const shop = await copyShop('northstar.localhost', newHost('desk'));
  const [person, admin] = [await newMember(shop.host), await newStaff(shop, 'admin')];
  await changeMember(person, `name = 'Ada Lovelace', email = 'ada@example.com'`);
  await signInStaff(page, admin);
  return { person, admin };
}

/** Searches for a member and opens the drawer from the row. */
async function openMember(page: Page, code: string) {
  await openConsole(page, '/members');
  await page.keyboard.press('/');
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: code }).click();
  const drawer = page.getByRole('dialog', { name: words('members.one') });
  await expect(drawer.getByRole('heading', { level: 2 })).toContainText(code);
  return drawer;
}

async function giveReason(page: Page, submit: string, reason: string) {
  const form = page.getByRole('dialog').filter({ has: page.getByLabel(words('act.reason')) });
  await form.getByRole('button', { name: submit, exact: true }).click();
  await expect(form.getByText(text('en', 'workbench', 'form.required'))).toBeVisible();
  await form.getByLabel(words('act.reason'), { exact: true }).fill(reason);
  await form.getByRole('button', { name: submit, exact: true }).click();
  await expect(form).toBeHidden();
}

test('a suspended member is out at once, is told so, and comes back when restored', async ({
  page,
  openBrowser,
}) => {
  const { person } = await newDesk(page);
  const theirs = await openBrowser();
  await signInBrowser(theirs, person);
  await openMemberPage(theirs, person.host, '/member/personal');

  const drawer = await openMember(page, person.memberCode);
  await drawer.getByRole('button', { name: words('members.suspend') }).click();
  await giveReason(page, words('members.suspend'), 'Three chargebacks');
  await expect(drawer).toContainText(pageWords('suspendedFor', { reason: 'Three chargebacks' }));

  await theirs.goto(`${originOf(person.host)}/member/account`);
  await expect(theirs).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Faccount`);
  const login = new LoginPage(theirs);
  await login.signIn(person);
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.suspended'));

  await drawer.getByRole('button', { name: words('members.restore') }).click();
  await expect(drawer.getByText(words('memberState.active'))).toBeVisible();
  await login.fill(person);
  await expect(theirs).toHaveURL(`${originOf(person.host)}/member/personal`);
});

test('S-a: customer service sends a link; the member sets a password nobody else has seen', async ({
  page,
  openBrowser,
}) => {
  const { person } = await newDesk(page);
  const drawer = await openMember(page, person.memberCode);
  await drawer.getByRole('button', { name: words('members.resetPassword') }).click();
  await giveReason(page, pageWords('acts.sendLink'), 'Called and proved who they are');
  await expect(page.getByText(pageWords('acts.linkMail'))).toBeVisible();

  const [mail] = await mailsTo('ada@example.com', 'set a new password');
  const link = /http:\/\/\S+\/new-password#[\w-]{43}/.exec(mail!.text)![0];
  const theirs = await openBrowser();
  const login = new LoginPage(theirs);
  await login.signIn(person);
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.wrongPassword'));
  await theirs.goto(link);
  const session = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);
  const field = theirs.getByLabel(session('password.new'), { exact: true });
  const submit = theirs.getByRole('button', { name: session('newPassword.submit') });
  await field.fill('short');
  await submit.click();
  await expect(theirs.getByText(session('password.tooShort', { least: '8' })).first()).toBeVisible();
  const password = 'nine quiet otters';
  await field.fill(password);
  await submit.click();
  await expect(theirs.getByText(session('newPassword.done'))).toBeVisible();
  await theirs.getByRole('link', { name: session('forgot.toLogin') }).click();
  await login.fill({ ...person, password });
  await expect(theirs).toHaveURL(`${originOf(person.host)}/member/personal`);

  await theirs.goto(link);
  await theirs.reload();
  await field.fill('another quiet otter');
  await submit.click();
  await expect(theirs.getByText(text('en', 'refusal', 'session.passwordLinkInvalid')).first()).toBeVisible();
});

test('a phone number is revealed for a reason, and the log says who looked and why', async ({ page }) => {
  const { person, admin } = await newDesk(page);
  const drawer = await openMember(page, person.memberCode);
  await expect(drawer).toContainText('a***@example.com');
  await expect(drawer).not.toContainText('ada@example.com');
  const reveal = text('en', 'workbench', 'masked.revealLabel', { name: words('members.email') });
  await drawer.getByRole('button', { name: reveal }).click();
  await giveReason(page, pageWords('reveal.submit'), 'A parcel without an address');
  await expect(drawer).toContainText('ada@example.com');

  await drawer.getByRole('link', { name: pageWords('history') }).click();
  const line = page.getByRole('row').filter({ hasText: text('en', 'audit', 'act.members/reveal') });
  await expect(line).toContainText(admin.name);
  await expect(line).toContainText('A parcel without an address');
  await expect(line).not.toContainText('ada@example.com');
});

test('P8: a member whose old sign-ins are no longer kept is not said to have never signed in', async ({
  page,
}) => {
  const { person } = await newDesk(page);
  const never = await openMember(page, person.memberCode);
  await expect(never.getByText(pageWords('session.noSignIns'))).toBeVisible();
  await changeMember(person, `last_sign_in_at = '2026-03-01T08:00:00Z'`);
  await page.reload();
  const drawer = page.getByRole('dialog', { name: words('members.one') });
  await expect(drawer.getByText(pageWords('session.oldSignIns'))).toContainText('2026');
  await expect(drawer.getByText(pageWords('session.noSignIns'))).toHaveCount(0);
});

test('the page of a member shows the statement, and ends one session', async ({ page, openBrowser }) => {
  const { person } = await newDesk(page);
  const theirs = await openBrowser();
  await signInBrowser(theirs, person);
  await openMemberPage(theirs, person.host, '/member/personal');

  const drawer = await openMember(page, person.memberCode);
  await drawer.getByRole('link', { name: pageWords('openPage') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  await expect(page.locator('[data-figure="balance"]')).toHaveText('¥0.00');
  await page.getByRole('link', { name: pageWords('tab.money') }).click();
  await expect(page.getByText(pageWords('empty.movements'))).toBeVisible();

  await page.getByRole('link', { name: pageWords('tab.sessions') }).click();
  await page
    .locator('[data-session="open"]')
    .getByRole('button', { name: pageWords('session.endSession') })
    .click();
  await expect(page.getByText(pageWords('session.sessionEnded'))).toBeVisible();
  await expect(page.locator('[data-session="open"]')).toHaveCount(0);
  await theirs.goto(`${originOf(person.host)}/member/account`);
  await expect(theirs).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Faccount`);
});
