import { devices, type Page } from '@playwright/test';
import { newMember, type NewMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { qrText } from '../pages/qr-picture.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, hydrated, openPage, test } from '../test.ts';

const { userAgent, viewport } = devices['Pixel 7']!;
const words = (key: string, gaps?: Record<string, string>) => text('en', 'session', key, gaps);

/** A shop with a mobile site: phones confirm there, where they are signed in. */
async function newShop(): Promise<{ host: string; member: NewMember }> {
  const host = newHost('qr');
  await copyShop('northstar.localhost', host, { mobileHost: `m.${host}` });
  return { host, member: await newMember(host) };
}
const onMobileSite = (member: NewMember) => ({ ...member, host: `m.${member.host}` });

async function showCode(page: Page, host: string) {
  await openPage(page, host, '/login?mode=qr');
  const picture = page.getByRole('figure', { name: words('qr.code') });
  await expect(picture).toBeVisible();
  const shown = await page.getByText(/^\d{2}$/).textContent();
  const drawn = await picture.innerHTML();
  return { picture, drawn, address: await qrText(picture), number: shown! };
}

/** Simulates a camera scanning the picture. */
async function scan(phone: Page, address: string) {
  await phone.goto(address);
  await hydrated(phone);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('qrAnswer.title'));
}
const numbersOn = (phone: Page) => phone.getByRole('button', { name: /^The browser shows/ });

test('a browser is let in by a phone that picks the number it shows', async ({ page, openBrowser }) => {
  const { host, member } = await newShop();
  const phone = await openBrowser({ userAgent, viewport });
  await signInBrowser(phone, onMobileSite(member));
  const { address, number } = await showCode(page, host);
  expect(address).toMatch(new RegExp(`^${originOf(host)}/qr-sign-in\\?id=[0-9a-f-]{36}$`));

  await scan(phone, address);
  await expect(numbersOn(phone)).toHaveCount(3);
  await expect(phone.getByRole('main')).toContainText('NorthStar');
  await expect(phone.getByRole('main')).toContainText('Chrome');
  await expect(page.getByText(words('qr.seen'))).toBeVisible();
  await phone.getByRole('button', { name: words('qrAnswer.number', { number }) }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('qrAnswer.approvedTitle'));

  await expect(page).toHaveURL(`${originOf(host)}/member/personal`);
  await expect(page.getByRole('main')).toContainText(member.memberCode);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('qrAnswer.goneTitle'));
});

test('another number refuses the browser, and a new code can be shown', async ({ page, openBrowser }) => {
  const { host, member } = await newShop();
  const phone = await openBrowser({ userAgent, viewport });
  await signInBrowser(phone, onMobileSite(member));
  const { picture, drawn, address, number } = await showCode(page, host);
  await scan(phone, address);
  await numbersOn(phone)
    .filter({ hasNotText: new RegExp(`^${number}$`) })
    .first()
    .click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('qrAnswer.wrongNumberTitle'));
  await expect(page.getByText(words('qr.refused')).first()).toBeVisible();
  await page.getByRole('button', { name: words('qr.refresh') }).click();
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
  await expect(page).toHaveURL(`${originOf(host)}/login?mode=qr`);
});

test('who is asked and says no keeps the browser out', async ({ page, openBrowser }) => {
  const { host, member } = await newShop();
  const phone = await openBrowser({ userAgent, viewport });
  await signInBrowser(phone, onMobileSite(member));
  const { address } = await showCode(page, host);
  await scan(phone, address);
  await phone.getByRole('button', { name: words('qrAnswer.refuse') }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words('qrAnswer.refusedTitle'));
  await expect(page.getByText(words('qr.refused')).first()).toBeVisible();
});

test('after five minutes the code is masked and can be replaced', async ({ page }) => {
  const { host } = await newShop();
  await page.clock.install();
  const { picture, drawn } = await showCode(page, host);
  await page.clock.fastForward(5 * 60_000 + 1_000);
  await expect(page.getByText(words('qr.expired')).first()).toBeVisible();
  await expect(page.getByText(/^\d{2}$/)).toBeHidden();
  await page.getByRole('button', { name: words('qr.refresh') }).click();
  await expect(page.getByText(/^\d{2}$/)).toBeVisible();
  await expect.poll(() => picture.innerHTML()).not.toBe(drawn);
});

test('a phone that is not signed in signs in first and comes back to the question', async ({
  page,
  openBrowser,
}) => {
  const { host, member } = await newShop();
  const phone = await openBrowser({ userAgent, viewport });
  const { address } = await showCode(page, host);
  await phone.goto(address);
  await expect(phone).toHaveURL(/\/login\?redirect=%2Fqr-sign-in%3Fid%3D/);
  await hydrated(phone);
  await phone.getByLabel(words('username.label'), { exact: true }).fill(member.username);
  await phone.getByLabel(words('password.label'), { exact: true }).fill(member.password);
  await phone
    .getByRole('main')
    .getByRole('button', { name: words('signIn.submit') })
    .click();
  await expect(phone).toHaveURL(address.replace(originOf(host), originOf(`m.${host}`)));
  await expect(numbersOn(phone)).toHaveCount(3);
});
