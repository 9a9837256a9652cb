import { isInHalf } from '../turns.ts';
import { expectNothingFound } from '../axe.ts';
import { demoHosts, demoShop } from '../demo-data.ts';
import { PreferencesPopover } from '../pages/preferences-popover.ts';
import { publicPages } from '../public-pages.ts';
import { expect, openPage, prefer, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with most of a shop's brand colours. */
const faces = ['/index', '/login', '/shipping-calculation'];

for (const [shopAt, host] of demoHosts.entries()) {
  test(`axe finds nothing on the pages of ${host}`, async ({ page }) => {
    test.slow();
    const shop = await demoShop(host);
    const pages = await publicPages(shop, shop.languages[0]);
    for (const [index, { path }] of pages.entries()) {
      // Pages are split across the shops: their structure is the same, only colours and texts differ.
      if (index % demoHosts.length !== shopAt && !faces.includes(path)) continue;
      // Languages alternate: texts differ, the structure does not.
      await prefer(page, host, shop.languages[index % shop.languages.length]!);
      await openPage(page, host, path);
      await expectNothingFound(page, path);
    }
  });

  // Popovers and disclosures have the same structure in all shops.
  if (!isInHalf(shopAt)) continue;
  test(`axe finds nothing in what opens on ${host}`, async ({ page }) => {
    test.slow();
    await openPage(page, host, '/index');
    await new PreferencesPopover(page).open();
    await expectNothingFound(page, 'language and currency');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('button[popovertarget="site-menu"]').click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expectNothingFound(page, 'menu of a narrow window');
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, host, '/consolidation/problem');
    await page.locator('summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
    await expectNothingFound(page, 'open question');
  });
}

test.describe('where nothing is', () => {
  test.use({ meets: [404] });

  test('axe finds nothing on the pages that say so', async ({ page }) => {
    await openPage(page, 'harbour.localhost', '/nothing-here');
    await expectNothingFound(page, 'page of the shop');
    await page.goto(page.url().replace('harbour', 'nobody'));
    await expectNothingFound(page, 'page of no shop');
  });
});
