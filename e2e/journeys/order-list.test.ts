import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { onTheScale, ordersOf, packedDearer } from '../orders.ts';
import { originOf } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'order', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.locator('[data-row-link]');
const countOf = (page: Page, stage: string) => page.locator(`[data-tab=${stage}] [data-count]`);
const drawerOf = (page: Page) => page.getByRole('dialog', { name: words('drawer.title') });
const choose = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: words('select.row', { number }) }).check();

test('orders are found by tab, looked into, taken back and reviewed', async ({ page }) => {
  const shop = await demoShop(host);
  const member = await newMember(host);
  const [unpaid, dearer, waiting, shipped] = await ordersOf(member, shop, [
    { step: 'unpaid', totalMinor: 5000 },
    { step: 'packed', totalMinor: 12_500 },
    { step: 'awaitingArrival' },
    { step: 'shipped', totalMinor: 3000, row: { carrierBillNumber: 'DHL5550001' } },
  ]);
  await packedDearer(dearer!, 10_000);
  await onTheScale(dearer!);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);

  await openMemberPage(page, host, '/consolidation/order');
  await expect(rows(page)).toHaveCount(4);
  await expect(countOf(page, 'unpaid')).toHaveText('2');
  await expect(countOf(page, 'awaitingArrival')).toHaveText('1');
  await expectNothingFound(page, 'list of orders');

  // The sum is one full price plus the other's difference; an order under way has nothing to pay.
  await choose(page, unpaid!.number);
  await choose(page, dearer!.number);
  const pay = page.locator('[data-selected] [data-act=pay]');
  await expect(pay).toHaveText('Pay ¥75.00');
  await choose(page, shipped!.number);
  await expect(pay).toBeDisabled();
  await expect(page.locator('[data-selected]')).toContainText(words('why.nothingDue_one', { count: '1' }));

  await page.getByRole('searchbox').fill('dhl555');
  await expect(rows(page)).toHaveText([shipped!.number]);
  // Clears the search and switches tab in one go: neither undoes the other.
  await page.getByRole('searchbox').fill('');
  await page.locator('[data-tab=unpaid]').click();
  await expect(page).toHaveURL(`${originOf(host)}/consolidation/order?stage=unpaid`);
  await expect(rows(page)).toHaveText([dearer!.number, unpaid!.number]);

  // A link from a notice opens the order: quoted price, actual price and the photo that proves it.
  await openMemberPage(page, host, `/member/order?order=${dearer!.id}`);
  const drawer = drawerOf(page);
  await expect(drawer.locator('[data-difference="difference.due"]')).toContainText('¥25.00');
  await expect(drawer.locator('[data-bill="12500"]')).toBeVisible();
  await expect(drawer.locator('[data-box] img')).toHaveCount(1);
  await expect(drawer.locator('[data-event=submit]')).toBeVisible();
  await expect(drawer.locator('[data-act=cancel]')).toHaveCount(0);
  await expectNothingFound(page, 'an order');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'an order on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await openMemberPage(page, host, `/member/order?order=${waiting!.id}`);
  await drawer.locator('[data-act=cancel]').click();
  const asking = page.getByRole('dialog', { name: words('cancel.title', { number: waiting!.number }) });
  await expect(asking).toContainText(words('cancel.unpaid'));
  await asking.locator('[data-cancel]').click();
  await expect(asking).toBeHidden();
  await expect(drawer.locator('[data-step=cancelled]')).toBeVisible();
  await expect(countOf(page, 'cancelled')).toHaveText('1');

  await openMemberPage(page, host, `/member/order?order=${shipped!.id}`);
  await drawer.locator('[data-act=receive]').click();
  await page.locator('[data-receive]').click();
  await expect(drawer.locator('[data-step=completed]')).toBeVisible();
  await drawer.locator('[data-send-review]').click();
  await expect(drawer.getByText(words('review.missing'))).toBeVisible();
  await drawer.getByRole('radio', { name: words('review.star_other', { count: '4' }) }).press('Space');
  await drawer.getByLabel(words('review.words')).fill('Came whole and on time');
  await drawer.locator('[data-send-review]').click();
  await expect(drawer.locator('[data-review="4"]')).toContainText('Came whole and on time');
});
