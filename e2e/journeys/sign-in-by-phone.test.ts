import { newMember, newPhone } from '../members.ts';
import { LoginPage } from '../pages/login-page.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { codeSentTo, textsTo } from '../texts.ts';
import { expect, openPage, test } from '../test.ts';

test('a phone signs in by the code sent to it, behind an area code that is picked', async ({ page }) => {
  const { host } = await copyShop('northstar.localhost', newHost('phone'));
  const phone = newPhone();
  await newMember(host, { phone });
  const login = new LoginPage(page);
  await page.clock.install();
  await openPage(page, host, '/login');
  await page.getByRole('link', { name: login.words('mode.phone'), exact: true }).click();
  await expect(page).toHaveURL(`${originOf(host)}/login?mode=phone`);

  await page.locator('form button[aria-haspopup="dialog"]').click();
  const picker = page.getByRole('dialog', { name: login.words('area.title') });
  await picker.getByRole('searchbox').fill('852');
  await picker.getByRole('button', { name: new RegExp(`^${phone.country}`) }).click();
  await expect(picker).toBeHidden();
  const area = login.words('area.chosen', { name: '', code: '' }).trim();
  await expect(page.getByRole('button', { name: area })).toContainText(phone.dialCode);

  const number = page.getByLabel(login.words('phone.label'), { exact: true });
  const code = page.getByLabel(login.words('code.label'), { exact: true });
  const send = page.getByRole('button', { name: login.words('code.send') });
  await send.click();
  await expect(login.alert).toContainText(login.words('phone.missing'));
  await number.fill(phone.digits.slice(1));
  await send.click();
  await expect(login.alert).toContainText(login.words('phone.invalid'));
  await number.fill(phone.digits);
  await send.click();
  await expect(page.getByText(login.words('code.onItsWay')).first()).toBeVisible();
  await expect(send).toBeDisabled();
  await expect(send).toHaveText(/\b\d+ s\b/);

  await code.fill('12');
  await login.submit.click();
  await expect(login.alert).toContainText(login.words('code.invalid'));
  await page.clock.fastForward(61_000);
  await expect(send).toHaveText(login.words('code.again'));
  await expect(send).toBeEnabled();

  await code.fill(await codeSentTo(phone.whole));
  await login.submit.click();
  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
});

test('the countdown and the request survive a reload, and a number nobody has gets no text', async ({
  page,
}) => {
  const { host } = await copyShop('northstar.localhost', newHost('unknown-phone'));
  const phone = newPhone();
  const login = new LoginPage(page);
  await openPage(page, host, '/login?mode=phone');
  await login.pickArea(page.locator('form button[aria-haspopup="dialog"]'), phone.country);
  await page.getByLabel(login.words('phone.label'), { exact: true }).fill(phone.digits);
  const send = page.getByRole('button', { name: login.words('code.send') });
  await send.click();
  await expect(page.getByText(login.words('code.onItsWay')).first()).toBeVisible();
  await page.reload();
  await expect(send).toBeDisabled();
  expect(await textsTo(phone.whole)).toEqual([]);
});
