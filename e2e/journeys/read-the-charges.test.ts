import { send } from '@onehaul/client/send';
import { feeCalls } from '@onehaul/contract/fee';
import { measuresIn } from '@onehaul/i18n/measures';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoHosts, demoShop } from '../demo-data.ts';
import { asVisitor } from '../members.ts';
import { text } from '../messages.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { expect, openPage, prefer, test } from '../test.ts';
import { isInTurn } from '../turns.ts';

/** Simulates the browser's event before printing. */
const openAll = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));

for (const host of demoHosts) {
  test(`every line of ${host} is there with its table, from the tariff it is priced by`, async ({ page }) => {
    await prefer(page, host, 'en');
    await openPage(page, host, '/charge-introduce');
    const { lines } = await send(feeCalls.introduction, {}, asVisitor(host));
    expect(lines.length).toBeGreaterThan(3);
    const measures = measuresIn('en');
    for (const { name, current, next } of lines) {
      const line = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
      const { freight, limits } = current.tariff;
      const prices = freight.mode === 'firstContinued' ? [freight.price] : freight.bands.map((b) => b.price);
      for (const price of prices) {
        const minor = price.kind === 'firstContinued' ? price.firstMinor : price.minor;
        await expect.soft(line, name).toContainText(measures.money(minor, current.tariff.currency));
      }
      if (limits.totalGrams !== null)
        await expect.soft(line, name).toContainText(measures.weight(limits.totalGrams));
      const coming = line.getByText(text('en', 'fee', 'charges.showNext'));
      await expect.soft(coming, name).toHaveCount(next ? 1 : 0);
    }
  });

  test(`the charges of ${host} read well in each of its languages`, async ({ page }) => {
    test.slow();
    const { languages } = await demoShop(host);
    for (const [languageAt, language] of languages.entries()) {
      if (!isInTurn(languageAt, languages.length)) continue;
      await prefer(page, host, language);
      await openPage(page, host, '/charge-introduce');
      await openAll(page);
      await expectInLanguage(page, language, 'charges');
      // The longest page of all; its structure is the same in every language.
      if (languageAt === 0) await expectNothingFound(page, `charges in ${language}`);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `charges in ${language}, ${width} wide`);
      }
    }
  });
}

test('U-17: lines are compared side by side, and each unfolds its own charges', async ({ page }) => {
  const host = demoHosts[0];
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page, host, 'en');
  await openPage(page, host, '/charge-introduce');
  const { lines } = await send(feeCalls.introduction, {}, asVisitor(host));
  const { name, countryName } = lines.at(-1)!;
  const compared = page.getByRole('table', {
    name: text('en', 'rates', 'compare.label', { country: countryName }),
  });
  await expect(compared.getByRole('row')).toHaveCount(
    1 + lines.filter((line) => line.countryName === countryName).length,
  );
  const charges = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .getByRole('table')
    .first();
  await expect(charges).toBeHidden();
  await compared.getByRole('link', { name }).click();
  await expect(charges).toBeVisible();
});

test('on paper all of it is open', async ({ page }) => {
  const host = demoHosts[0];
  await openPage(page, host, '/charge-introduce');
  const closed = page.locator('main details:not([open])');
  await expect(closed).not.toHaveCount(0);
  await openAll(page);
  await expect(closed).toHaveCount(0);
});
