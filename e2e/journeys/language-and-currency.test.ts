import { cookieNames } from '@onehaul/domain/cookie-name';
import { type Language, languageTags } from '@onehaul/domain/language';
import { demoHosts, demoShop, read } from '../demo-data.ts';
import { demoPassword } from '../../database/seeds/demo/people.ts';
import { signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { PreferencesPopover } from '../pages/preferences-popover.ts';
import { originOf } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { expect, openMemberPage, openPage, prefer, test } from '../test.ts';
import { isInTurn } from '../turns.ts';

/** §1, and a language that no shop supports. */
const browsers: readonly [locale: string, language: Language | undefined][] = [
  ['zh-CN', 'zhHans'],
  ['zh-TW', 'zhHanT'],
  ['en-US', 'en'],
  ['vi-VN', 'vi'],
  ['fr-FR', undefined],
];

for (const [browserAt, [locale, mapped]] of browsers.entries()) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`sees every shop in ${mapped ?? "the shop's first language"}`, async ({ page }) => {
      for (const [shopAt, host] of demoHosts.entries()) {
        if (!isInTurn(browserAt + shopAt, demoHosts.length)) continue;
        const shop = await demoShop(host);
        const language = mapped ?? shop.languages[0];
        await openPage(page, host, '/index');
        await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(read(shop, shop.taglines, language));
      }
    });
  });
}

for (const [shopAt, host] of demoHosts.entries()) {
  if (!isInTurn(shopAt, demoHosts.length)) continue;
  test(`language and currency of ${host} change together and stay`, async ({ page, context }) => {
    const shop = await demoShop(host);
    const [from, to] = [shop.languages[0], shop.languages.at(-1)!];
    const currency = shop.currencies.at(-1)!;
    await prefer(page, host, from);
    const popover = new PreferencesPopover(page);
    const expectChosen = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', languageTags[to]);
      await expect(popover.trigger).toContainText(currency);
      await expect(page.getByRole('banner')).toContainText(`CNY 1 ≈ ${currency}`);
    };

    await openPage(page, host, '/message');
    await popover.open();
    expect(await popover.offered('language')).toEqual(shop.languages);
    expect(await popover.offered('currency')).toEqual(shop.currencies);
    await popover.language(to).check();
    await expect(page.locator('html'), 'nothing changes before the button').toHaveAttribute(
      'lang',
      languageTags[from],
    );
    await page.keyboard.press('Escape');
    await expect(popover.panel).toBeHidden();

    await popover.choose({ language: to, currency });
    await expectChosen();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      text(to, 'storefront', 'announcements.title'),
    );
    await page.reload();
    await expectChosen();
    await page
      .getByRole('banner')
      .getByRole('link', { name: text(to, 'page', 'title.help'), exact: true })
      .click();
    await expect(page).toHaveURL(`${originOf(host)}/help`);
    await expectChosen();
    const again = await context.newPage();
    await openPage(again, host, '/index');
    await expect(again.locator('html')).toHaveAttribute('lang', languageTags[to]);

    const cookies = await context.cookies(originOf(host));
    expect(cookies.find(({ name }) => name === cookieNames.language)).toMatchObject({
      value: to,
      sameSite: 'Lax',
    });
    expect(cookies.find(({ name }) => name === cookieNames.currency)).toMatchObject({ value: currency });
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({ language: to, currency });
  });
}

test('approximate amounts of a member say at which rate', async ({ page }) => {
  const host = demoHosts[0];
  const currency = (await demoShop(host)).currencies.at(-1)!;
  await prefer(page, host, 'en');
  await signInBrowser(page, { host, username: 'demo', password: demoPassword, memberCode: '' });
  await openMemberPage(page, host, '/member/flow');
  const note = page.locator('[data-rate-note]:visible');
  await expect(note, 'amounts in CNY are exact').toHaveCount(0);
  await new PreferencesPopover(page).choose({ currency });
  await expect(note).toContainText(`CNY 1 ≈ ${currency}`);
});

test('a choice outranks the language of the address', async ({ page }) => {
  const host = 'northstar.localhost';
  await openPage(page, host, '/service/privacy?lang=vi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await new PreferencesPopover(page).choose({ language: 'zhHans' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveURL(`${originOf(host)}/service/privacy`);
});

test.describe('a shop of two languages', () => {
  test.use({ locale: 'zh-TW' });

  test('offers two, whatever the browser speaks or was chosen elsewhere', async ({ page }) => {
    const languages = ['vi', 'en'];
    const shop = await copyShop('northstar.localhost', newHost('bilingual'), { languages });
    await prefer(page, shop.host, 'zhHanT');
    await openPage(page, shop.host, '/index');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    const popover = new PreferencesPopover(page);
    await popover.open();
    expect(await popover.offered('language')).toEqual(languages);
  });
});
