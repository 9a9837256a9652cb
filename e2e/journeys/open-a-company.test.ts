import { languages, languageTags } from '@onehaul/domain/language';
import { totpCode } from '@onehaul/testing/totp-code';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { newName } from '../members.ts';
import { text } from '../messages.ts';
import { originOf } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const platformHost = 'onehaul.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'platform', key, gaps);
const companies = (key: string, gaps?: Record<string, string>) => text('en', 'companies', key, gaps);
const staffWords = (key: string) => text('en', 'console', key);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

// The session check of the console returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('the platform’s own page says what Onehaul is, in four languages', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${originOf(platformHost)}/?lang=${languageTags[language]}`);
    await expect(heading(page)).toHaveText(text(language, 'platform', 'hero.title'));
    await expect(page.getByRole('row')).toHaveCount(4);
  }
  await expectNothingFound(page, 'the platform’s home page');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingFound(page, 'the platform’s home page on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('somebody signs up, proves their address, and lands in the console of their own company', async ({
  page,
}) => {
  const name = newName('owner');
  const label = `journey-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 30).replace(/-$/, '');
  const email = `${name}@journey.example`;
  await page.goto(`${originOf(platformHost)}/open?lang=en`);
  await expect(heading(page)).toHaveText(words('form.title'));
  await page.getByLabel(words('form.company'), { exact: true }).fill('Lantern Freight');
  await page.getByLabel(words('form.personName'), { exact: true }).fill('Lan Tran');
  await page.getByLabel(words('form.email'), { exact: true }).fill(email);
  await page.getByLabel(words('form.market'), { exact: true }).selectOption('vietnam');
  await page.getByLabel(words('form.shopName'), { exact: true }).fill('Lantern');
  const address = page.getByLabel(words('form.label'), { exact: true });
  await address.fill('console');
  await expect(
    page.getByText(words('name.host.labelReserved', { host: 'console.onehaul.localhost' })),
  ).toBeVisible();
  await address.fill(label);
  await expect(page.getByText(words('name.free', { host: `${label}.onehaul.localhost` }))).toBeVisible();
  await expectNothingFound(page, 'the sign-up form');
  await page.getByRole('button', { name: words('form.submit') }).click();
  await expect(heading(page)).toHaveText(words('checkMail.title'));
  await expect(page.getByText(email)).toBeVisible();
  await expectNothingFound(page, 'the page that asks to check the mail');
  const again = page.getByRole('button', { name: words('checkMail.send') });
  await again.click();
  await expect(page.getByText(words('checkMail.sentAgain'))).toBeVisible();
  await again.click();
  await expect(page.getByText(words('checkMail.sentOften'))).toBeVisible();
  // The server would send no fourth.
  await expect(again).toBeHidden();

  const [mail] = await mailsTo(email, 'Lantern Freight');
  await page.goto(/http:\/\/\S+\/open\/confirm#[\w-]{43}/.exec(mail!.text)![0]);
  await expect(heading(page)).toHaveText(words('confirm.title', { name: 'Lantern' }));
  await expect(page).toHaveURL(/\/open\/confirm$/);
  await expectNothingFound(page, 'the page that opens the shop');
  await page.getByRole('button', { name: words('confirm.submit') }).click();

  await expect(page.getByLabel(staffWords('signIn.email'), { exact: true })).toHaveValue(email);
  await page.getByLabel(staffWords('password.new'), { exact: true }).fill('crane-lantern-9');
  await page.getByRole('button', { name: text('en', 'staff', 'welcome.submit') }).click();
  await expect(heading(page)).toHaveText(staffWords('signIn.title.enrol'));
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel(staffWords('secondFactor.code'), { exact: true }).fill(totpCode(secret));
  await page.getByRole('button', { name: staffWords('secondFactor.submit') }).click();
  await page.getByRole('checkbox', { name: staffWords('recovery.kept') }).check();
  await page.getByRole('button', { name: staffWords('recovery.done') }).click();
  await expect(page.getByText('Lantern Freight').first()).toBeVisible();
});

test('an operator opens a company for somebody, suspends and restores it', async ({ page }) => {
  await signInStaff(page, await newStaff({ tenantId: 1 }, 'operator'));
  await openConsole(page, '/companies');
  await page.getByRole('button', { name: companies('add') }).click();
  const form = page.getByRole('dialog', { name: companies('add') });
  const name = newName('harbourside');
  const label = `op-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 30).replace(/-$/, '');
  const email = `${name}@journey.example`;
  await form.getByLabel(companies('company'), { exact: true }).fill(name);
  await form.getByLabel(companies('shopName'), { exact: true }).fill('Harbourside');
  await form.getByLabel(companies('label'), { exact: true }).fill(label);
  await form.getByLabel(companies('market'), { exact: true }).click();
  await page.getByTitle(companies('market.empty'), { exact: true }).click();
  await form.getByLabel(companies('personName'), { exact: true }).fill('Hana Ito');
  await form.getByLabel(companies('email'), { exact: true }).fill(email);
  await expectNothingFound(page, 'the form of a new company');
  await form.getByRole('button', { name: companies('addSubmit') }).click();
  await expect(page.getByText(companies('added', { name, email }))).toBeVisible();
  expect((await mailsTo(email, 'invited'))[0]!.text).toContain('/welcome#');

  await openConsole(page, `/companies?search=${label}`);
  await page.getByRole('link', { name }).click();
  const drawer = page.getByRole('dialog', { name: companies('one') });
  await expect(drawer).toContainText(`${label}.onehaul.localhost`);
  await expectNothingFound(page, 'a company');
  await drawer.getByRole('button', { name: companies('suspend') }).click();
  const dialog = page.getByRole('dialog', { name: companies('suspend') });
  await dialog.getByLabel(companies('reason'), { exact: true }).fill('Invoice unpaid');
  await dialog.getByRole('button', { name: companies('suspend') }).click();
  await expect(drawer).toContainText(companies('state.suspended'));
  await expect(drawer).toContainText('Invoice unpaid');
  await drawer.getByRole('button', { name: companies('restore') }).click();
  await page
    .getByRole('dialog', { name: companies('restore') })
    .getByRole('button', { name: companies('restore') })
    .click();
  await expect(drawer).toContainText(companies('state.active'));
});
