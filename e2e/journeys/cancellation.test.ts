import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, test } from '../test.ts';

const account = (key: string, gaps?: Record<string, string>) => text('en', 'account', key, gaps);

test.use({ meets: [401] });

test('closing an account asks for its password and signs out everywhere; signing in undoes it', async ({
  page,
  openBrowser,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('cancellation'));
  const person = await newMember(host);
  const elsewhere = await openBrowser();
  await signInBrowser(elsewhere, person);
  await signInBrowser(page, person);
  await openMemberPage(page, host, '/member/account');
  await page.getByRole('button', { name: account('closing.open') }).click();
  const dialog = page.getByRole('dialog', {
    name: account('closing.dialogTitle', { code: person.memberCode }),
  });
  const password = dialog.getByLabel(account('closing.password'), { exact: true });
  const confirm = dialog.getByRole('button', { name: account('closing.confirm') });
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(account('closing.passwordMissing'));
  await password.fill('not my password');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toContainText(text('en', 'refusal', 'member.passwordWrong'));
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(person.password);
  await confirm.click();
  await expect(page).toHaveURL(`${originOf(host)}/index`);
  const [farewell = ''] = account('closing.done', { date: '…' }).split('…');
  await expect(page.getByText(farewell.trim())).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: text('en', 'storefront', 'header.login'), exact: true }),
  ).toBeVisible();
  const days = 'round(extract(epoch from cancels_at - now()) / 86400)::int as days';
  expect(await memberRow(person, `state, ${days}`)).toEqual({ state: 'cancelling', days: 15 });
  await elsewhere.goto(`${originOf(host)}/member/personal`);
  await expect(elsewhere).toHaveURL(`${originOf(host)}/login?redirect=%2Fmember%2Fpersonal`);

  const login = new LoginPage(page);
  await login.signIn(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login.words('undone.title'));
  await expect(login.alert).toHaveText(login.words('undone.text'));
  await page.getByRole('button', { name: login.words('action.continue') }).click();
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
  expect(await memberRow(person, 'state, cancels_at')).toEqual({ state: 'active', cancels_at: null });
});
