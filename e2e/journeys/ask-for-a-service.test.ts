import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ServicePage } from '../pages/service-page.ts';
import { StationPage } from '../pages/station-page.ts';
import { firstWarehouse, newNumbers } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'service', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** A measured parcel in the warehouse. */
async function storedParcel(
  { tenantId, id: shopId }: DemoShop,
  memberId: number,
  warehouseId: number,
  number: string,
) {
  const [made] = await sql<{ id: string }>(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, goods_name, received_at,
       stored_at, free_until, abandon_at, weight_grams, length_mm, width_mm, height_mm)
     values ($1, $2, $3, $4, $5, 'stored', 'Shoes', now(), now(), now() + interval '30 days', now() + interval '90 days',
       1200, 300, 200, 100) returning id`,
    [tenantId, shopId, memberId, warehouseId, number],
  );
  return { id: Number(made!.id), number };
}
const isClockStanding = async (id: number) =>
  (
    await sql<{ stands: boolean }>('select paused_at is not null as stands from parcel where id = $1', [id])
  )[0]!.stands;
const cashOf = async (memberId: number) =>
  (
    await sql<{ cash: number }>(
      `select balance::int as cash from ledger_account where owner_id = $1 and kind = 'cash' and shop_id =
         (select shop_id from member where id = $1)`,
      [memberId],
    )
  )[0]!.cash;

/** From the parcel's drawer to a paid service request. */
async function askAndPay(page: Page, parcel: { id: number; number: string }): Promise<void> {
  await openMemberPage(page, host, `/member/parcel?open=${parcel.id}`);
  await page.locator('[data-ask-service]').click();
  await expect(page.locator('[data-for=parcel]')).toContainText(parcel.number);
  await page.locator('[data-option]').filter({ hasText: 'Three pictures' }).locator('[data-ask]').click();
  const dialog = page.locator('[data-ask-dialog]');
  await expect(dialog).toContainText(parcel.number);
  await expectNothingFound(page, 'asking for a service');
  await dialog.locator('[data-submit]').click();
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=balance] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
  expect(await isClockStanding(parcel.id)).toBe(true);
}

test('a service is paid from the balance and done with a photo; another is not possible and goes back', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, warehouse] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    firstWarehouse(shop),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, memberId, 5_000);
  const numbers = newNumbers(2);
  const [done, refused] = [
    await storedParcel(shop, memberId, warehouse.id, numbers[0]!),
    await storedParcel(shop, memberId, warehouse.id, numbers[1]!),
  ];
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, clerk)]);

  await askAndPay(page, done);
  await askAndPay(page, refused);
  const before = await cashOf(memberId);
  await openMemberPage(page, host, '/member/added-list?stage=unprocessed');
  await expect(page.locator('[data-state=paid]')).toHaveCount(2);

  await new StationPage(staff).open(warehouse.code);
  const desk = new ServicePage(staff);
  await desk.open();
  await desk.scan(done.number);
  await desk.take();
  await expectNothingFound(staff, 'a service on the table');
  await desk.finish('Both shoes are there');
  await desk.refuse(refused.number, 'Sealed by the maker');

  // The open page updates by itself for both.
  await expect(page.locator('[data-state=paid]')).toHaveCount(0);
  await openMemberPage(page, host, '/member/added-list?stage=processed');
  await page.getByRole('row').filter({ hasText: done.number }).click();
  const drawer = page.getByRole('dialog', { name: words('drawer.title') });
  await expect(drawer).toContainText('Both shoes are there');
  await expect(drawer.locator('[data-photos]')).toHaveAttribute('data-photos', '1');
  await expect(drawer.locator('[data-story=done]')).toBeVisible();
  await expectNothingFound(page, 'a service that is done');
  await page.keyboard.press('Escape');
  await page.getByRole('row').filter({ hasText: refused.number }).click();
  await expect(drawer).toContainText('Sealed by the maker');
  await expect(drawer).toContainText(words('payState.refunded'));
  expect(await cashOf(memberId)).toBe(before + (5_000 - before) / 2);
  expect([await isClockStanding(done.id), await isClockStanding(refused.id)]).toEqual([false, false]);
});
