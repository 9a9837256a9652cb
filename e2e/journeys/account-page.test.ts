import type { Page } from '@playwright/test';
import { fieldError } from '../controls.ts';
import { forgetProofOf, memberRow, newMember, type NewMember, newPhone, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { qrText } from '../pages/qr-picture.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { smallPng } from '../small-png.ts';
import { codeSentTo } from '../texts.ts';
import { expect, openMemberPage, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'member', key, gaps);
const account = (key: string, gaps?: Record<string, string>) => text('en', 'account', key, gaps);
const part = (page: Page, id: string) => page.locator(`#${id}`);
// Browsers with an ended session find out by a 401.
test.use({ meets: [401] });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Success toast of an action. */
const said = (page: Page, what: string) =>
  expect(page.getByRole('status').filter({ hasText: what }).first()).toBeVisible();

async function openAccount(page: Page, path = '/member/account'): Promise<NewMember> {
  const { host } = await copyShop('northstar.localhost', newHost('account'));
  const person = await newMember(host);
  await signInBrowser(page, person);
  await openMemberPage(page, host, path);
  await expect(heading(page)).toHaveText(words('title.account'));
  return person;
}

test('a profile is filled in, kept, and its phone number proved by a code', async ({ page }) => {
  const person = await openAccount(page);
  const phone = newPhone();
  const profile = part(page, 'profile');
  const save = profile.getByRole('button', { name: words('save'), exact: true });
  const field = (key: string) => profile.getByLabel(account(key));
  await expect(save).toBeDisabled();
  await field('profile.name').fill('  Ada Lovelace ');
  await save.click();
  await expect(fieldError(profile, account('profile.emailMissing'))).toBeVisible();
  await profile.getByRole('radio', { name: words('sex.female') }).check();
  await field('profile.email').fill('ada@example.com');
  await profile.getByRole('combobox', { name: account('profile.areaCode') }).fill('+852');
  await profile.getByRole('option', { name: `${phone.dialCode} ${phone.country}` }).click();
  await profile.locator('input[type="tel"]').first().fill('123');
  await save.click();
  await expect(fieldError(profile, account('profile.phoneInvalid'))).toBeVisible();
  await profile.locator('input[type="tel"]').first().fill(phone.digits);
  await forgetProofOf(person);
  await save.click();
  const session = (key: string) => text('en', 'session', key);
  const proof = page.getByRole('dialog', { name: session('proof.title') });
  await proof.getByLabel(session('password.label'), { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: session('proof.submit'), exact: true }).click();
  await said(page, account('profile.saved'));

  await profile.getByRole('button', { name: account('proof.send') }).click();
  const code = profile.getByLabel(account('proof.code'), { exact: true });
  await code.fill(await codeSentTo(phone.whole));
  await profile.getByRole('button', { name: account('proof.confirm'), exact: true }).click();
  await expect(profile.getByText(account('proof.proved'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(field('profile.name')).toHaveValue('Ada Lovelace');
  await expect(profile.getByRole('radio', { name: words('sex.female') })).toBeChecked();
  await expect(profile.getByText(account('proof.proved'), { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').locator('button[popovertarget="account-menu"]')).toHaveAccessibleName(
    /Ada Lovelace/,
  );
  expect(await memberRow(person, 'name, sex, email, phone_number')).toEqual({
    name: 'Ada Lovelace',
    sex: 'female',
    email: 'ada@example.com',
    phone_number: phone.digits,
  });
});

test('a picture becomes the avatar, and what is none is refused before it is sent', async ({ page }) => {
  await openAccount(page);
  const avatar = part(page, 'avatar');
  const file = avatar.locator('input[type="file"]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(avatar.getByRole('alert')).toContainText(account('avatar.notPicture'));

  const buffer = smallPng(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } }));
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(avatar.getByRole('img', { name: account('avatar.preview') })).toBeVisible();
  await avatar.getByRole('button', { name: account('avatar.use') }).click();
  await said(page, account('avatar.saved'));
  const shown = avatar.locator('img');
  await expect(shown).toHaveAttribute('src', /^(?!blob:)/);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByRole('banner').locator('button[popovertarget="account-menu"] img')).toBeVisible();
});

test('the address asks for the password form, and a new password ends other sessions (S19)', async ({
  page,
  openBrowser,
}) => {
  const person = await openAccount(page, '/member/account?editPwd=1');
  const elsewhere = await openBrowser();
  await signInBrowser(elsewhere, person);
  const form = part(page, 'password');
  const old = form.getByLabel(account('password.old'), { exact: true });
  const fresh = form.getByLabel(account('password.new'), { exact: true });
  const again = form.getByLabel(account('password.confirm'), { exact: true });
  const save = form.getByRole('button', { name: words('save'), exact: true });
  await expect(old).toBeFocused();
  await old.fill('not my password');
  await fresh.fill('12345');
  await again.fill('1234');
  await save.click();
  await expect(fieldError(form, account('password.tooShort', { least: '8' }))).toBeVisible();
  await expect(fieldError(form, account('password.differs'))).toBeVisible();
  await fresh.fill('a new password');
  await again.fill('a new password');
  await save.click();
  await expect(fieldError(form, text('en', 'refusal', 'member.passwordWrong'))).toBeVisible();
  await expect(old).toHaveAttribute('aria-invalid', 'true');
  await old.fill(person.password);
  await save.click();
  await said(page, account('password.saved'));
  await expect(old).toHaveCount(0);
  await expect(page).toHaveURL(`${originOf(person.host)}/member/account`);

  await elsewhere.goto(`${originOf(person.host)}/member/personal`);
  await expect(elsewhere).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Fpersonal`);
});

test('history shows where one is signed in, and ends everything else', async ({ page, openBrowser }) => {
  const person = await openAccount(page);
  const elsewhere = await openBrowser();
  await signInBrowser(elsewhere, person);
  await page.reload();
  const history = part(page, 'sign-ins');
  // On narrow screens the row displays the state elsewhere.
  const stated = (state: string) =>
    history.getByText(account(`signIns.${state}`), { exact: true }).filter({ visible: true });
  await expect(history.getByRole('row').filter({ hasText: account('method.password') })).toHaveCount(2);
  await expect(stated('current')).toHaveCount(1);
  await expect(stated('active')).toHaveCount(1);
  await history.getByRole('button', { name: account('signIns.endOthers') }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: account('signIns.endOthersText') });
  await question.getByRole('button', { name: account('signIns.endOthers') }).click();
  await said(page, account('signIns.endOthersDone_one', { count: '1' }));
  await expect(stated('ended')).toHaveCount(1);

  await elsewhere.goto(`${originOf(person.host)}/member/account`);
  await expect(elsewhere).toHaveURL(`${originOf(person.host)}/login?redirect=%2Fmember%2Faccount`);
  await page.reload();
  await expect(heading(page)).toHaveText(words('title.account'));
});

test('a phone goes on where the browser is, by a code that is shown on request', async ({
  page,
  openBrowser,
}) => {
  const person = await openAccount(page);
  const section = part(page, 'on-phone');
  await section.getByRole('button', { name: account('onPhone.show') }).click();
  const picture = section.getByRole('figure', { name: account('onPhone.qr') });
  await expect(picture).toBeVisible();
  const phone = await openBrowser();
  await phone.goto(await qrText(picture));
  await expect(phone).toHaveURL(`${originOf(person.host)}/member/personal`);
  await expect(heading(phone)).toHaveText(words('hello', { name: person.username }));
  await section.getByRole('button', { name: account('onPhone.hide') }).click();
  await expect(picture).toHaveCount(0);
});

test('the code for a phone expires after a minute and can be refreshed', async ({ page }) => {
  await page.clock.install();
  await openAccount(page);
  const section = part(page, 'on-phone');
  await section.getByRole('button', { name: account('onPhone.show') }).click();
  const picture = section.getByRole('figure', { name: account('onPhone.qr') });
  await expect(picture).toBeVisible();
  const drawn = await picture.innerHTML();
  await page.clock.fastForward(61_000);
  await expect(section.getByText(account('onPhone.expired'))).toBeVisible();
  await section.getByRole('button', { name: account('onPhone.refresh') }).click();
  await expect(section.getByText(account('onPhone.expired'))).toHaveCount(0);
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
});
