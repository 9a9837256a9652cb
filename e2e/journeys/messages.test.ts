import { languages } from '@onehaul/domain/language';
import type { Locator, Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { fieldError } from '../controls.ts';
import { newMember, newPhone, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';

const source = 'northstar.localhost';
const member = (key: string) => text('en', 'member', key);
const account = (key: string) => text('en', 'account', key);

/** Makes the server refuse this call from now on with the given message. */
const refuse = (page: Page, call: string, message: string) =>
  page.route(`**/api${call}`, (route) =>
    route.fulfill({ json: { Code: 409, Msg: message, Error: 'server.busy', Data: null, Success: false } }),
  );

const toasts = (page: Page) => page.locator('[data-tone]');

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('W7: a background call that is refused is a toast of its message for five seconds', async ({ page }) => {
  const { host } = await copyShop(source, newHost('toast'));
  await signInBrowser(page, await newMember(host));
  await page.clock.install();
  const message = 'The warehouse is being counted. Please try again in an hour.';
  await refuse(page, '/Client_Notice/GetChoices', message);
  await page.goto(`${originOf(host)}/member/notify?tab=choices`);
  // The toast stays while the pointer is over it.
  const toast = toasts(page).filter({ hasText: message });
  await toast.hover();
  await expect(toast).toHaveAttribute('data-tone', 'danger');
  await expect(toast.getByRole('alert')).toHaveText(message);
  // The page stays and offers a retry.
  await expect(page.getByRole('main').getByRole('button', { name: member('failure.retry') })).toBeVisible();
  await expectNothingFound(page, 'a toast');

  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.mouse.move(0, 700);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

for (const language of languages) {
  test(`W7: a download that fails says so and why, in ${language}`, async ({ page }) => {
    const { host } = await copyShop(source, newHost('download'));
    await prefer(page, host, language);
    await signInBrowser(page, await newMember(host));
    await openMemberPage(page, host, '/member/flow');
    await refuse(page, '/Client_Wallet/GetStatement', 'No statement can be made now.');
    await page.locator('[data-statement]').click();
    await page.locator('[data-make]').click();
    await expect(toasts(page).getByRole('alert')).toHaveText(
      text(language, 'storefront', 'failure.download', { reason: 'No statement can be made now.' }),
    );
    await expect(toasts(page)).toHaveAttribute('data-tone', 'danger');
  });
}

test('W7: a wrong code is a warning and marks its field, on a phone without covering a button', async ({
  page,
}) => {
  const { host } = await copyShop(source, newHost('warning'));
  const phone = newPhone();
  await newMember(host, { phone });
  await page.setViewportSize({ width: 390, height: 844 });
  const login = new LoginPage(page);
  await openPage(page, host, '/login');
  await login.fill({ username: 'nobody', password: 'not a password' });
  const wrong = toasts(page).filter({ hasText: text('en', 'refusal', 'session.wrongPassword') });
  await expect(wrong).toHaveAttribute('data-tone', 'danger');
  expect(await overlaps(wrong, login.submit)).toBe(false);
  await wrong.getByRole('button', { name: text('en', 'storefront', 'toast.close') }).click();
  await expect(toasts(page)).toHaveCount(0);

  await page.getByRole('button', { name: login.words('forgot.open') }).click();
  const dialog = page.getByRole('dialog', { name: login.words('forgot.title') });
  await login.pickArea(dialog.locator('button[aria-haspopup="dialog"]'), phone.country);
  await dialog.getByLabel(login.words('phone.label'), { exact: true }).fill(phone.digits);
  const code = dialog.getByLabel(login.words('code.label'), { exact: true });
  await code.fill('000000');
  await dialog.getByLabel(login.words('password.new'), { exact: true }).fill('quite another one');
  const reset = dialog.getByRole('button', { name: login.words('forgot.submit'), exact: true });
  await reset.click();
  // Everything outside an open dialog is inert, so the toast must be inside.
  const warning = dialog.locator('[data-tone=warning]');
  await expect(warning.getByRole('alert')).toHaveText(text('en', 'refusal', 'session.codeWrong'));
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await overlaps(warning, reset)).toBe(false);
  await expectNothingFound(page, 'a warning in a dialog');
});

test('W7: a refusal about a field stays at the field', async ({ page }) => {
  const { host } = await copyShop(source, newHost('field'));
  await signInBrowser(page, await newMember(host));
  await openMemberPage(page, host, '/member/account?editPwd=1');
  const form = page.locator('#password form');
  await form.getByLabel(account('password.old'), { exact: true }).fill('not my password');
  await form.getByLabel(account('password.new'), { exact: true }).fill('a new password');
  await form.getByLabel(account('password.confirm'), { exact: true }).fill('a new password');
  await form.getByRole('button', { name: member('save') }).click();
  const old = form.getByLabel(account('password.old'), { exact: true });
  await expect(fieldError(form, text('en', 'refusal', 'member.passwordWrong'))).toBeVisible();
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  await expect(old).toBeFocused();
  await expect(toasts(page)).toHaveCount(0);
});
