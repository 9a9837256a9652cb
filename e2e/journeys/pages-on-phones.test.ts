import { languages } from '@onehaul/domain/language';
import { modules } from '@onehaul/domain/shop';
import { demoPassword, demoPeer } from '../../database/seeds/demo/people.ts';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { emptyShop } from '../empty-shop.ts';
import { memberPages } from '../member-pages.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { publicPages } from '../public-pages.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newHost } from '../shop-copy.ts';
import { smallTargets } from '../targets.ts';
import { expect, goOn, openMemberPage, openPage, prefer, test } from '../test.ts';
import { isInTurn, isRead } from '../turns.ts';

const host = 'harbour.localhost';
const people = [
  { who: 'demo', pages: memberPages.filter((path) => !path.startsWith('/same')) },
  { who: demoPeer, pages: memberPages.filter((path) => path.startsWith('/same')) },
];

test.use({
  viewport: { width: 320, height: 640 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
  meets: [401],
});

async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, `${path} at ${width}`);
    expect.soft(await smallTargets(page), `${path} at ${width}`).toEqual([]);
  }
}

for (const language of languages) {
  test(`the pages of visitors fit the hand in ${language}`, async ({ page }) => {
    test.slow();
    await prefer(page, host, language);
    await openPage(page, host, '/index');
    for (const [index, { path }] of (await publicPages(await demoShop(host), language)).entries()) {
      if (!isRead(language, index)) continue;
      await goOn(page, path);
      await expectToFit(page, path);
    }
  });

  for (const { who, pages: owned } of people) {
    test(`the pages of ${who} fit the hand in ${language}`, async ({ page }) => {
      test.slow();
      await prefer(page, host, language);
      await signInBrowser(page, { host, username: who, password: demoPassword, memberCode: '' });
      await openMemberPage(page, host, '/member/personal');
      for (const [index, path] of owned.entries()) {
        if (!isRead(language, index)) continue;
        await goOn(page, path);
        await expectToFit(page, path);
      }
    });
  }
}

test('pages without content fit the hand', async ({ page }) => {
  test.slow();
  const shop = await emptyShop(newHost('nothing'));
  await sql('update shop set modules = $1 where id = $2', [[...modules], shop.id]);
  await openPage(page, shop.host, '/index');
  for (const path of ['/message', '/help', '/help?search=parcel', '/teach']) {
    await goOn(page, path);
    await expectToFit(page, path);
  }
  await signInBrowser(page, await newMember(shop.host));
  await openMemberPage(page, shop.host, '/member/personal');
  await expectToFit(page, '/member/personal');
  for (const path of memberPages) {
    await goOn(page, path);
    await expectToFit(page, path);
  }
});

test('what could not be loaded fits the hand', async ({ page }) => {
  await prefer(page, host, 'vi');
  await signInBrowser(page, { host, username: 'demo', password: demoPassword, memberCode: '' });
  await openMemberPage(page, host, '/member/parcel');
  await page.route('**/api/Parcel_Info/**', (route) => route.abort('aborted'));
  await page.locator('[data-row-link]').first().click();
  const retry = page.getByRole('button', { name: text('vi', 'workbench', 'failure.retry') });
  await expect(retry).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page, `a parcel at ${width}`);
    expect.soft(await smallTargets(page, 'dialog'), `a parcel at ${width}`).toEqual([]);
  }
  await page.keyboard.press('Escape');

  await page.route('**/api/Client_Notice/**', (route) => route.abort('aborted'));
  await goOn(page, '/member/notify?tab=choices');
  await expect(retry).toBeVisible();
  await expectToFit(page, '/member/notify?tab=choices');
});

type Shifts = { layoutShift?: number };

/** Runs in the page. */
function observeShifts(): void {
  const seen = window as Shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.layoutShift = (seen.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const { who, pages: owned } of people) {
  test(`nothing jumps while the pages of ${who} load`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(observeShifts);
    await prefer(page, host, 'zhHans');
    await signInBrowser(page, { host, username: who, password: demoPassword, memberCode: '' });
    for (const [index, path] of owned.entries()) {
      if (!isInTurn(index, 4)) continue;
      await openMemberPage(page, host, path);
      // What loads after the page, such as an import, has arrived too.
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect.soft(await page.evaluate(() => (window as Shifts).layoutShift ?? 0), path).toBeLessThan(0.01);
    }
  });
}

test('nothing jumps while the drawers of an order and a parcel load', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(observeShifts);
  await prefer(page, host, 'zhHans');
  await signInBrowser(page, { host, username: 'demo', password: demoPassword, memberCode: '' });
  for (const [path, call, drawn] of [
    ['/member/order', '**/api/Order/ClientGetOrderDetailsDataPage', '[data-order] [data-event]'],
    ['/member/parcel', '**/api/**/GetTheData', '[data-parcel] [data-event]'],
  ] as const) {
    // Long enough to see the placeholder.
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await openMemberPage(page, host, path);
    await page.locator('[data-row-link]').first().click();
    await expect(page.locator('[data-drawer-skeleton]')).toBeVisible();
    // The sheet slides in; what counts is what moves once it is there.
    await page.evaluate(() => void ((window as Shifts).layoutShift = 0));
    await expect(page.locator(drawn).first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect.soft(await page.evaluate(() => (window as Shifts).layoutShift ?? 0), path).toBeLessThan(0.01);
  }
});
