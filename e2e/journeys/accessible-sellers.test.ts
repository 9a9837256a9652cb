import { type Language, languages } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { demoPassword, demoPeer } from '../../database/seeds/demo/people.ts';
import { demoShop } from '../demo-data.ts';
import { look } from '../look.ts';
import { signInBrowser } from '../members.ts';
import { StationPage } from '../pages/station-page.ts';
import { firstWarehouse } from '../parcels.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, goOn, openMemberPage, prefer, test } from '../test.ts';
import { isRead } from '../turns.ts';

const host = 'harbour.localhost';
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const memberOf = (username: string) => ({ host, username, password: demoPassword, memberCode: '' });

/** Path suffix: opens the first row of the list. */
const first = ' (first row)';

const codPages = [
  '/cod/order',
  `/cod/order${first}`,
  '/cod/order?tab=remittances',
  `/cod/order?tab=remittances${first}`,
  '/cod/order?tab=remittances&state=collected',
  '/cod/pendShipOrder',
  '/cod/ShippedOrder',
  '/cod/problem',
  '/cod/upload',
  '/cod/sku',
  `/cod/sku${first}`,
  '/cod/sku?do=add',
  '/cod/sku?do=import',
  '/cod/category',
  '/cod/category?do=add',
  '/cod/inventory',
  `/cod/inventory${first}`,
  '/cod/inventory?tab=inbounds',
  `/cod/inventory?tab=inbounds${first}`,
  '/cod/inventory?do=announce',
  '/cod/warehouse',
];
const otherPages = [
  '/shopee/shop',
  '/shopee/order',
  `/shopee/order${first}`,
  '/shopee/pendShipOrder',
  '/shopee/ShippedOrder',
  '/shopee/shipperUpload',
  '/back/order',
  `/back/order${first}`,
  '/back/reappear',
  '/back/upload',
  '/dedicated/place-order',
  '/dedicated/order',
  `/dedicated/order${first}`,
];
const peerPages = [
  '/same/order',
  `/same/order${first}`,
  '/same/order?tab=statements',
  '/same/order?tab=keys',
  '/same/upload',
];
const deskPages = [
  '/cod',
  '/cod?tab=orders',
  '/cod?tab=statements',
  `/cod?tab=statements${first}`,
  '/cod?tab=mismatches',
  '/cod?tab=sellers',
  `/cod?tab=sellers${first}`,
  '/cod?tab=remittances',
  '/stock',
  `/stock${first}`,
  '/marketplaces',
  '/marketplaces?tab=orders',
  '/marketplaces?tab=shops',
  '/returns',
  `/returns${first}`,
  '/peers',
  `/peers${first}`,
  '/peers?tab=statements',
  '/dedicated',
  `/dedicated${first}`,
  '/stations/boxes',
  '/stations/stock-in',
  '/stations/returns',
];

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

async function openFirst(page: Page): Promise<void> {
  await page.locator('[data-row-link]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The pages to check in a language, each with its overall index. */
const readIn = (language: Language, pages: readonly string[]) =>
  [...pages.entries()].filter(([index]) => isRead(language, index));

/** Pages of members who have data on each of them. */
const memberPages = [
  { name: 'of cash on delivery', who: 'demo', pages: codPages },
  { name: 'of marketplaces, returns and dedicated lines', who: 'demo', pages: otherPages },
  { name: 'of peers', who: demoPeer, pages: peerPages },
];

for (const language of languages) {
  for (const { name, who, pages } of memberPages) {
    test(`the pages ${name} are whole and read well in ${language}`, async ({ page }) => {
      test.slow();
      await prefer(page, host, language);
      await signInBrowser(page, memberOf(who));
      await openMemberPage(page, host, '/member/personal');
      for (const [index, where] of readIn(language, pages)) {
        await page.setViewportSize(desktop);
        await goOn(page, where.replace(first, ''));
        if (where.endsWith(first)) await openFirst(page);
        await look(page, language, index, where);
        await page.setViewportSize(phone);
        await expectNoSidewaysScroll(page, `${where} on a phone`);
      }
    });
  }

  test(`the desks and stations for sellers are whole and read well in ${language}`, async ({ page }) => {
    test.slow();
    const shop = await demoShop(host);
    const { code } = await firstWarehouse(shop);
    await page.addInitScript((value) => localStorage.setItem('language', value), language);
    await signInStaff(page, await newStaff(shop, 'owner', language));
    // Stations need a selected warehouse.
    await new StationPage(page).open(code);
    for (const [index, where] of readIn(language, deskPages)) {
      await openConsole(page, where.replace(first, ''));
      if (where.endsWith(first)) await openFirst(page);
      await look(page, language, index, where);
    }
  });
}
