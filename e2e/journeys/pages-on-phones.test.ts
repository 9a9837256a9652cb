import { languages } from '@onehaul/domain/language';
import { demoPassword, demoPeer } from '../../database/seeds/demo/people.ts';
import type { Page } from '@playwright/test';
import { demoShop } from '../demo-data.ts';
import { memberPages } from '../member-pages.ts';
import { signInBrowser } from '../members.ts';
import { publicPages } from '../public-pages.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
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

type Shifts = { layoutShift?: number };

for (const { who, pages: owned } of people) {
  test(`nothing jumps while the pages of ${who} load`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen = window as Shifts;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.layoutShift = (seen.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
