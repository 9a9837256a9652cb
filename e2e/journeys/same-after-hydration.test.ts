import { languages, languageTags } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoHosts, demoShop } from '../demo-data.ts';
import { publicPages } from '../public-pages.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { originOf } from '../product.ts';
import { isInTurn } from '../turns.ts';
import { expect, hydrated, openPage, prefer, test } from '../test.ts';

/** The server-rendered text and the current text; noscript content is excluded. */
function wordsBeforeAndAfter(page: Page, html: string) {
  return page.evaluate((sent) => {
    const wordsOf = (body: HTMLElement) => {
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement?.closest('script, style, template, noscript')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
      );
      const words: string[] = [];
      while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
      return words;
    };
    const before = wordsOf(new DOMParser().parseFromString(sent, 'text/html').body);
    return { before, after: wordsOf(document.body) };
  }, html);
}

for (const [shopAt, host] of demoHosts.entries()) {
  for (const [languageAt, language] of languages.entries()) {
    test(`scripts change no word of ${host} and raise no error, in ${language}`, async ({ page }) => {
      test.slow();
      await prefer(page, host, language);
      const shop = await demoShop(host);
      // Each page loads at the width the previous one ended at, so that pages load at both widths.
      let widths = [1280, 320];
      // Pages are split across the shops: every page is checked in every language, in one shop.
      const turn = (shopAt + languageAt) % demoHosts.length;
      const pages = (await publicPages(shop, language)).filter((_, at) => at % demoHosts.length === turn);
      for (const [at, { path }] of pages.entries()) {
        if (!isInTurn(at + languageAt, languages.length)) continue;
        const response = await openPage(page, host, path);
        const { before, after } = await wordsBeforeAndAfter(page, await response.text());
        expect.soft(after, path).toEqual(before);
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languageTags[language]);
        for (const width of widths) {
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
          await expectNoSidewaysScroll(page, `${path} in a window of ${width}`);
        }
        widths = widths.toReversed();
      }
    });
  }
}

test('a menu that was opened before hydration stays open', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(`${originOf('harbour.localhost')}/index`, { waitUntil: 'commit' });
  await page.locator('[popovertarget=preferences]').click();
  const panel = page.locator('#preferences');
  await expect(panel).toBeVisible();
  scripts.resolve();
  await hydrated(page);
  // The effects of hydration have run once a frame was painted after it.
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  await expect(panel).toBeVisible();
});
