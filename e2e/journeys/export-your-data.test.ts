import { createReadStream } from 'node:fs';
import { languages } from '@onehaul/domain/language';
import { totpCode } from '@onehaul/testing/totp-code';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { consoleOrigin, sql } from '../product.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const words = (key: string) => text('en', 'archives', key);

test('an owner exports the company, downloads the file and deletes it', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('export'));
  const owner = await newStaff(shop, 'owner');
  const secret = await signInStaff(page, owner);
  await openConsole(page, '/data');
  await expect(page.getByText(words('emptyTitle'))).toBeVisible();
  await expectNothingFound(page, 'exports');
  await page.getByRole('button', { name: words('start') }).click();
  await page.getByLabel(words('code')).fill('000000');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('start') })
    .click();
  await expect(page.getByText(text('en', 'refusal', 'staff.codeWrong'))).toBeVisible();
  await expectNothingFound(page, 'the start of an export');
  // The code of the sign-in is used; a real person waits for the next one.
  await sql('update staff set totp_last_step = 0, wrong_codes = 0, wrong_code_at = null where email = $1', [
    owner.email,
  ]);
  await page.getByLabel(words('code')).fill(totpCode(secret!));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('start') })
    .click();
  await expect(page.getByText(words('started'))).toBeVisible();

  const link = page.getByRole('link', { name: words('download') });
  await link.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const [first] = (await createReadStream(await download.path(), { start: 0, end: 3 }).toArray()) as Buffer[];
  expect(first!.toString('latin1')).toBe('PK\u0003\u0004');

  await page.getByRole('button', { name: words('remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('remove') })
    .click();
  await expect(page.getByText(words('state.removed'), { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('an admin does not see the page', async ({ page }) => {
  const shop = await copyShop('harbour.localhost', newHost('export'));
  await signInStaff(page, await newStaff(shop, 'admin'));
  await page.goto(`${consoleOrigin()}/data`);
  await expect(page.getByText(text('en', 'console', 'forbidden.title'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('start') })).toHaveCount(0);
});

for (const language of languages) {
  test(`the page in ${language}`, async ({ page }) => {
    const shop = await copyShop('harbour.localhost', newHost('export'));
    await signInStaff(page, await newStaff(shop, 'owner', language));
    await openConsole(page, '/data');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(language, 'archives', 'title'));
    await expectInLanguage(page, language, 'exports');
    await expectNoSidewaysScroll(page, 'exports');
  });
}
