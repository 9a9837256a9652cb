import { modules } from '@onehaul/domain/shop';
import type { Page } from '@playwright/test';
import type { CallFailed } from '@onehaul/client/send';
import { auditCalls } from '@onehaul/contract/console/audit';
import { currency } from '@onehaul/contract/console/studio/currency';
import { staffCalls } from '@onehaul/contract/console/staff';
import { totpCode } from '@onehaul/testing/totp-code';
import { expectNothingFound } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { newMember, newName } from '../members.ts';
import { text } from '../messages.ts';
import { consoleOrigin, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { askAsStaff, newStaff, type NewStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'console', key, gaps);
const people = (key: string, gaps?: Record<string, string>) => text('en', 'staff', key, gaps);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pageNames = (names: readonly string[]) => names.map((name) => words(`page.${name}`));
const menu = (page: Page) => page.getByRole('navigation', { name: words('shell.navigation') });

// The session check returns 401 before sign-in.
test.use({ meets: [401] });

/** A tenant with every module, so that only roles decide what its staff see. */
const newCompany = (name: string) =>
  copyShop('northstar.localhost', newHost(name), { modules: [...modules] });

async function typePassword(page: Page, { email, password }: NewStaff) {
  await page.getByLabel(words('signIn.email'), { exact: true }).fill(email);
  await page.getByLabel(words('signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('signIn.submit') }).click();
}

test('a clerk signs in and finds members, and no page of anybody else', async ({ page }) => {
  const shop = await newCompany('clerk');
  const clerk = await newStaff(shop, 'clerk');
  const member = await newMember(shop.host);
  await page.goto(`${consoleOrigin()}/members`);
  await expect(page).toHaveURL(`${consoleOrigin()}/sign-in?next=%2Fmembers`);
  await typePassword(page, { ...clerk, password: 'not the password' });
  await expect(page.getByText(text('en', 'refusal', 'staff.wrongPassword'))).toBeVisible();
  await typePassword(page, clerk);
  await expect(page).toHaveURL(`${consoleOrigin()}/members`);
  const ofParcels = ['receive', 'measure', 'putAway', 'hold', 'pick', 'pack'];
  const stations = [...ofParcels, 'boxes', 'stockIn', 'returnsIn', 'measureAgain', 'services'];
  const orders = ['orders', 'exceptions', 'adjust', 'batches', 'arrivals', 'consignees'];
  const sellers = ['stock', 'marketplaces', 'returns', 'dedicated'];
  const desks = ['members', 'cases', 'parcels', 'unclaimed', ...orders, ...sellers, 'tariffs'];
  await expect(menu(page).getByRole('link')).toHaveText(pageNames(['board', ...stations, ...desks]));
  await page.getByRole('link', { name: member.memberCode }).click();
  const drawer = page.getByRole('dialog', { name: words('members.one') });
  await expect(drawer).toContainText(member.username);
  for (const act of ['members.resetPassword', 'members.suspend']) {
    await expect(drawer.getByRole('button', { name: words(act) })).toHaveCount(0);
  }

  for (const path of ['/studio/currency', '/audit', '/staff', '/companies']) {
    await page.goto(consoleOrigin() + path);
    await expect(page.getByText(words('forbidden.title'))).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  const refused = async (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (error: unknown) => (error as CallFailed).code,
    );
  const target = { shopId: shop.id, key: 'USD' };
  expect(await refused(askAsStaff(page, currency.calls.get, target))).toBe(403);
  const archive = { ...target, version: 1, isArchived: true };
  expect(await refused(askAsStaff(page, currency.calls.archive, archive))).toBe(403);
  expect(await refused(askAsStaff(page, auditCalls.list, { rows: 10 }))).toBe(403);
  const list = { pageIndex: 1, pageRows: 10, search: '' };
  expect(await refused(askAsStaff(page, staffCalls.list, list))).toBe(403);
});

test('on a phone the page has the screen, and the menu opens above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInStaff(page, await newStaff(await newCompany('phone'), 'clerk'));
  await openConsole(page, '/members');
  expect((await page.getByRole('main').boundingBox())!.width).toBe(390);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const link = menu(page).getByRole('link', { name: words('page.batches') });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: words('shell.navigation') }).click();
  await expectNothingFound(page, 'the menu on a phone');
  await link.click();
  await expect(heading(page)).toHaveText(words('page.batches'));
  await expect(link).toBeHidden();
});

test('finance sets up a second factor, then sees the rates and sets one', async ({ page, openBrowser }) => {
  const shop = await newCompany('finance');
  const finance = await newStaff(shop, 'finance');
  await openConsole(page, '/sign-in');
  await typePassword(page, finance);
  await expect(heading(page)).toHaveText(words('signIn.title.enrol'));
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = page.getByLabel(words('secondFactor.code'), { exact: true });
  await code.fill('12');
  await page.getByRole('button', { name: words('secondFactor.submit') }).click();
  await expect(page.getByText(text('en', 'refusal', 'staff.codeWrong'))).toBeVisible();
  await code.fill(totpCode(secret));
  await page.getByRole('button', { name: words('secondFactor.submit') }).click();
  await expect(heading(page)).toHaveText(words('signIn.title.recoveryCodes'));
  const goOn = page.getByRole('button', { name: words('recovery.done') });
  await expect(goOn).toBeDisabled();
  await page.getByRole('checkbox', { name: words('recovery.kept') }).check();
  await goOn.click();
  await expect(menu(page).getByRole('link')).toHaveText(
    pageNames([
      'board',
      'services',
      'members',
      'cases',
      'parcels',
      'orders',
      'exceptions',
      'adjust',
      'batches',
      'cod',
      'peers',
      'dedicated',
      'finance',
      'moneyAccounts',
      'tariffs',
      'carrierInvoices',
      'reports',
      'campaigns',
      'agents',
      'launch',
      'studio',
      'rules',
      'printers',
      'domains',
      'audit',
    ]),
  );

  await openConsole(page, '/studio/currency?record=EUR');
  const rate = page.getByRole('spinbutton', { name: text('en', 'studio', 'field.currency.exchangeRate') });
  await rate.fill('0.1311');
  await page.keyboard.press('Control+s');
  await expect(page.locator('.ant-drawer')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'EUR' })).toContainText('0.1311');
  const rates = await sql('select exchange_rate::float from currency where tenant_id = $1 and code = $2', [
    shop.tenantId,
    'EUR',
  ]);
  expect(rates).toEqual([{ exchange_rate: 0.1311 }]);
  await menu(page)
    .getByRole('link', { name: words('page.audit') })
    .click();
  const saved = text('en', 'audit', 'studio.save', { one: text('en', 'studio', 'one.currency') });
  await expect(page.getByRole('row').filter({ hasText: saved })).toContainText('0.1311');

  const elsewhere = await openBrowser();
  await openConsole(elsewhere, '/sign-in');
  await typePassword(elsewhere, finance);
  await expect(heading(elsewhere)).toHaveText(words('signIn.title.secondFactor'));
  // A used TOTP code is rejected; an authenticator would display the next one by now.
  await elsewhere.getByLabel(words('secondFactor.code'), { exact: true }).fill(totpCode(secret, 1));
  await elsewhere.getByRole('button', { name: words('secondFactor.submit') }).click();
  await expect(heading(elsewhere)).toHaveText(words('page.board'));
});

test('signing out closes the console, and its pages ask who is there', async ({ page }) => {
  const shop = await newCompany('sign-out');
  await signInStaff(page, await newStaff(shop, 'service'));
  await openConsole(page, '/members');
  await page.getByRole('button', { name: /: menu$/ }).click();
  await page.getByRole('button', { name: words('shell.signOut') }).click();
  await expect(page).toHaveURL(`${consoleOrigin()}/sign-in`);
  await page.goto(`${consoleOrigin()}/members`);
  await expect(page).toHaveURL(`${consoleOrigin()}/sign-in?next=%2Fmembers`);
});

test('somebody with a given password changes it before anything else', async ({ page }) => {
  const shop = await newCompany('given');
  const clerk = await newStaff(shop, 'clerk');
  await sql('update staff set password_is_given = true where email = $1', [clerk.email]);
  await openConsole(page, '/sign-in');
  await typePassword(page, clerk);
  await expect(heading(page)).toHaveText(words('password.firstTitle'));
  await page.getByLabel(words('password.given'), { exact: true }).fill(clerk.password);
  await page.getByLabel(words('password.new'), { exact: true }).fill('crane-lantern-9');
  await page.getByRole('button', { name: words('password.submit') }).click();
  // A clerk starts at the first station, which asks for the warehouse.
  await expect(heading(page)).toHaveText(text('en', 'station', 'workplace.title'));
});

test('S-b: an admin invites customer service by mail, who sets password and second factor; the owner confirms', async ({
  page,
  openBrowser,
}) => {
  const shop = await newCompany('invite');
  const [admin, owner] = await Promise.all([newStaff(shop, 'admin'), newStaff(shop, 'owner')]);
  await signInStaff(page, admin);
  await openConsole(page, '/staff');
  await page.getByRole('button', { name: people('staff.add') }).click();
  const form = page.getByRole('dialog', { name: people('staff.add') });
  // Only the owner may assign the finance role.
  await expect(form.getByRole('checkbox', { name: words('role.service') })).toBeEnabled();
  await expect(form.getByRole('checkbox', { name: words('role.finance') })).toHaveCount(0);
  const email = `${newName('invited')}@journey.example`;
  await form.getByLabel(people('staff.name'), { exact: true }).fill('Ines Novak');
  await form.getByLabel(people('staff.email'), { exact: true }).fill(email);
  await form.getByRole('checkbox', { name: words('role.service') }).check();
  await expectNothingFound(page, 'the invitation');
  await form.getByRole('button', { name: people('staff.addSubmit') }).click();
  await expect(page.getByText(people('staff.linkSent', { email }))).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(people('staffState.invited'));

  const [mail] = await mailsTo(email, 'invited');
  const link = /http:\/\/\S+\/welcome#\d+\.[\w-]{43}/.exec(mail!.text)![0];
  const theirs = await openBrowser();
  await theirs.goto(link);
  await expect(heading(theirs)).toHaveText(people('welcome.title'));
  await expect(theirs.getByLabel(words('signIn.email'), { exact: true })).toHaveValue(email);
  await expectNothingFound(theirs, 'the page of an invitation');
  await theirs.getByLabel(words('password.new'), { exact: true }).fill('crane-lantern-9');
  await theirs.getByRole('button', { name: people('welcome.submit') }).click();
  await expect(heading(theirs)).toHaveText(words('signIn.title.enrol'));
  const secret = ((await theirs.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await theirs.getByLabel(words('secondFactor.code'), { exact: true }).fill(totpCode(secret));
  await theirs.getByRole('button', { name: words('secondFactor.submit') }).click();
  await theirs.getByRole('checkbox', { name: words('recovery.kept') }).check();
  await theirs.getByRole('button', { name: words('recovery.done') }).click();
  await expect(heading(theirs)).toHaveText(words('page.board'));
  const again = await openBrowser();
  await again.goto(link);
  await expect(again.getByText(text('en', 'refusal', 'staff.linkInvalid'))).toBeVisible();

  const owners = await openBrowser();
  await signInStaff(owners, owner);
  await openConsole(owners, '/staff');
  await owners.getByRole('link', { name: 'Ines Novak' }).click();
  const drawer = owners.getByRole('dialog', { name: people('staff.one') });
  await expect(drawer).toContainText(people('staff.sponsorValue', { name: admin.name }));
  await drawer.getByRole('button', { name: people('staff.confirm') }).click();
  const question = owners.getByRole('dialog', { name: people('staff.confirmTitle', { name: 'Ines Novak' }) });
  await question.getByRole('button', { name: people('staff.confirm') }).click();
  await expect(drawer.getByText(people('staff.sponsorText'))).toHaveCount(0);
});
