import { languages } from '@onehaul/domain/language';
import { demoShop } from '../demo-data.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { tinyTargets } from '../targets.ts';
import { expect, test } from '../test.ts';
import { isRead } from '../turns.ts';

const desks = [
  '/board',
  '/members',
  '/cases',
  '/parcels',
  '/unclaimed',
  '/orders',
  '/exceptions',
  '/adjust',
  '/batches',
  '/arrivals',
  '/consignees',
  '/stock',
  '/cod',
  '/marketplaces',
  '/returns',
  '/peers',
  '/dedicated',
  '/agents',
  '/reviews',
  '/campaigns',
  '/finance',
  '/money-accounts',
  '/reports',
  '/carrier-invoices',
  '/tariffs',
  '/studio',
  '/studio/brand',
  '/studio/line',
  '/studio/noticeTemplate',
  '/rules',
  '/printers',
  '/domains',
  '/staff',
  '/staff?tab=roles',
  '/audit',
  '/failures',
  '/plan',
  '/data',
  '/support-access',
  '/account',
];

/** A window of 1280 x 1024 at 400 %, and one of 1440 x 900 at 200 %. */
const zoomed = [
  { width: 320, height: 256 },
  { width: 720, height: 450 },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

for (const language of languages) {
  test(`U32: the pages of the console keep everything when they are enlarged, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await signInStaff(page, await newStaff(await demoShop('harbour.localhost'), 'owner', language));
    for (const [index, path] of desks.entries()) {
      if (!isRead(language, index)) continue;
      await openConsole(page, path);
      await expect(page.locator('main [aria-busy=true], main .ant-spin-spinning')).toHaveCount(0);
      for (const window of zoomed) {
        await page.setViewportSize(window);
        const where = `${path} at ${window.width}`;
        await expectNoSidewaysScroll(page, where);
        expect.soft(await tinyTargets(page), where).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
}
