import { newMember, newPhone, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { codeSentTo, textsTo } from '../texts.ts';
import { expect, openPage, test } from '../test.ts';

// The signed-in browser makes one more call with its old token.
test.use({ meets: [401] });

test('a forgotten password is set anew by a code, and every device has to sign in again', async ({
  page,
  openBrowser,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('forgot'));
  const phone = newPhone();
  const member = await newMember(host, { phone });
  const elsewhere = await openBrowser();
  await signInBrowser(elsewhere, member);

  const login = new LoginPage(page);
  await openPage(page, host, '/login');
  await page.getByRole('button', { name: login.words('forgot.open') }).click();
  const dialog = page.getByRole('dialog', { name: login.words('forgot.title') });
  await login.pickArea(dialog.locator('button[aria-haspopup="dialog"]'), phone.country);
  await dialog.getByLabel(login.words('phone.label'), { exact: true }).fill(phone.digits);
  const send = dialog.getByRole('button', { name: login.words('code.send') });
  await send.click();
  await expect(dialog.getByText(login.words('code.sent')).first()).toBeVisible();
  await expect(send).toBeDisabled();
  await dialog.getByLabel(login.words('code.label'), { exact: true }).fill(await codeSentTo(phone.whole));
  const password = 'quite another one';
  const newPassword = dialog.getByLabel(login.words('password.new'), { exact: true });
  const reset = dialog.getByRole('button', { name: login.words('forgot.submit'), exact: true });
  await newPassword.fill('short');
  await reset.click();
  await expect(dialog.getByRole('alert')).toContainText(login.words('password.tooShort', { least: '8' }));
  await newPassword.fill(password);
  await reset.click();
  await expect(dialog.getByRole('alert')).toHaveText(login.words('forgot.done'));
  await dialog.getByRole('button', { name: login.words('forgot.toLogin') }).click();
  await expect(dialog).toBeHidden();

  await login.fill(member);
  await expect(login.toast).toHaveText(text('en', 'refusal', 'session.wrongPassword'));
  await login.fill({ ...member, password });
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);

  await elsewhere.goto(`${originOf(host)}/member/personal`);
  await expect(elsewhere).toHaveURL(`${originOf(host)}/login?redirect=%2Fmember%2Fpersonal`);
  const told = async () => (await textsTo(phone.whole)).map((one) => one.text);
  await expect.poll(told).toEqual(['code', 'passwordChanged']);
});
