import { controlHeights } from '@onehaul/ui/control-heights';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../database/seeds/demo/people.ts';
import { selectLooks, visibleControls } from '../controls.ts';
import { signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { expect, goOn, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const demo = { host, username: 'demo', password: demoPassword, memberCode: '' };
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 900 },
  { width: 390, height: 844 },
];
const byMouse = [controlHeights.regular, controlHeights.small];
const byFinger = [controlHeights.touch];

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const publicPages = [
  '/index',
  '/shipping-calculation',
  '/volume-conversion',
  '/charge-introduce',
  '/logistics-query',
  '/consolidation/pickup-point',
  '/message',
  '/help',
  '/login',
  '/login?mode=phone',
  '/login?mode=qr',
  '/register',
];
const memberPages = [
  '/member/personal',
  '/member/notify',
  '/member/notify?tab=choices',
  '/member/parcel',
  '/consolidation/forecast',
  '/member/added',
  '/member/added-list',
  '/consolidation/place-order',
  '/consolidation/immediate',
  '/member/address-domestic',
  '/member/declare',
  '/member/order',
  '/member/case',
  '/member/flow',
  '/member/coupon',
  '/member/agent',
  '/member/recommend',
  '/member/account',
];
const sellerPages = [
  '/cod/order',
  '/cod/upload',
  '/cod/sku?do=add',
  '/cod/inventory',
  '/cod/inventory?do=announce',
  '/shopee/order',
  '/shopee/shop',
  '/back/order',
  '/back/reappear',
  '/back/upload',
  '/dedicated/place-order',
  '/dedicated/order',
];

/** Every control has a height from the design system, and all selects look the same. */
async function expectKit(page: Page, where: string, allowed: readonly number[]): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
  const strange = async () =>
    (await visibleControls(page))
      .filter(({ height }) => !allowed.includes(height))
      .map(({ name, height }) => `${height} px: ${name}`);
  // A resize takes effect with a delay.
  await expect.soft.poll(strange, { message: where, timeout: 5000 }).toEqual([]);
  // A select that still loads its options displays a spinner instead of the arrow.
  const others = async () => [...new Set(await selectLooks(page))].slice(1);
  await expect.soft.poll(others, { message: `selects of ${where}`, timeout: 5000 }).toEqual([]);
}

/** The sidebar is next to the page, with the account link visible; a narrow window has the tabs instead. */
async function expectNavigation(page: Page, width: number, where: string): Promise<void> {
  const member = (key: string) => text('en', 'member', key);
  const tabs = page.getByRole('navigation', { name: member('tab.title') });
  if (width < 1024) {
    await expect.soft(tabs, where).toBeInViewport({ ratio: 1 });
    return;
  }
  await expect.soft(tabs, where).toBeHidden();
  const sidebar = page.getByRole('navigation', { name: member('nav.title') });
  const account = sidebar.getByRole('link', { name: member('title.account'), exact: true });
  await expect.soft(account, where).toBeInViewport({ ratio: 1 });
}

const inEveryWindow = async (page: Page, path: string, isMember: boolean) => {
  for (const size of windows) {
    await page.setViewportSize(size);
    const where = `${path} at ${size.width}`;
    await expectKit(page, where, byMouse);
    if (isMember) await expectNavigation(page, size.width, where);
    await expectNoSidewaysScroll(page, where);
  }
};

test('U-15: public pages are made of controls of one kit', async ({ page, openBrowser }) => {
  test.slow();
  await prefer(page, host, 'en');
  const phone = await openBrowser({ viewport: windows[2]!, isMobile: true, hasTouch: true });
  await prefer(phone, host, 'en');
  for (const path of publicPages) {
    await openPage(page, host, path);
    await inEveryWindow(page, path, false);
    await openPage(phone, host, path);
    await expectKit(phone, `${path} by finger`, byFinger);
  }
});

for (const [name, paths] of [
  ['the portal', memberPages],
  ['the tools of sellers', sellerPages],
] as const) {
  test(`U-15: ${name}: controls of one kit, a sidebar from 1024 px on and tabs below`, async ({
    page,
    openBrowser,
  }) => {
    test.slow();
    await prefer(page, host, 'en');
    await signInBrowser(page, demo);
    await openMemberPage(page, host, paths[0]!);
    const phone = await openBrowser({
      viewport: windows[2]!,
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    await prefer(phone, host, 'en');
    await signInBrowser(phone, demo);
    await openMemberPage(phone, host, paths[0]!);
    for (const path of paths) {
      await goOn(page, path);
      await inEveryWindow(page, path, true);
      await goOn(phone, path);
      await expectKit(phone, `${path} by finger`, byFinger);
    }
  });
}
