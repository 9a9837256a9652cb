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
import { isRead } from '../turns.ts';

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
