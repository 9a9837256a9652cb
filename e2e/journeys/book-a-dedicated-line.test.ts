import { boxCode } from '@onehaul/domain/order/order-number';
import { writeSheetFile } from '@onehaul/testing/sheet-file';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { BatchPage } from '../pages/batch-page.ts';
import { StationPage } from '../pages/station-page.ts';
import { giveMoney } from '../payments.ts';
import { consoleOrigin, sql } from '../product.ts';
import { smallPng } from '../small-png.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const headings = [
  'Box no.',
  'Mark',
  'Name (Chinese)',
  'Name (English)',
  'HS code',
  'Pieces per box',
  'Boxes',
  'Length (cm)',
  'Width (cm)',
  'Height (cm)',
  'Gross (kg)',
  'Net (kg)',
  'Unit value',
];
const shirts = (box: string, mark: string, gross: number, net: number) => [
  box,
  mark,
  '纯棉T恤',
  'Cotton T-shirt',
  '610910',
  20,
  1,
  40,
  30,
  20,
  gross,
  net,
  25,
];

/** The first route of the shop that accepts such boxes. */
const aWay = async () =>
  (
    await sql<{ id: number; name: string; warehouse: string; [field: string]: number | string }>(
      `select line.id, line.names ->> 'en' as name, warehouse.code as warehouse, line.warehouse_id as "warehouseId",
         line.country_id as "countryId", line.carrier_id as "carrierId", line.delivery_speed_id as "speedId",
         (select min(goods_type_id) from line_goods_type t where (t.tenant_id, t.shop_id, t.line_id)
           = (line.tenant_id, line.shop_id, line.id)) as "goodsTypeId"
       from line join shop on (shop.tenant_id, shop.id) = (line.tenant_id, line.shop_id)
       join host on (host.tenant_id, host.shop_id) = (shop.tenant_id, shop.id)
       join warehouse on (warehouse.tenant_id, warehouse.shop_id, warehouse.id)
         = (line.tenant_id, line.shop_id, line.warehouse_id)
       where host.name = $1 and line.is_open and not line.is_private order by line.position, line.id limit 1`,
      [host],
    )
  )[0]!;

async function upload(page: Page, name: string, rows: (string | number)[][]): Promise<void> {
  await page.locator('[data-import-file]').setInputFiles({
    name,
    mimeType: 'application/octet-stream',
    buffer: await writeSheetFile([headings, ...rows]),
  });
}

/** Weighs, measures and photographs the requested box. */
async function receiveBox(page: Page, kilograms: string): Promise<void> {
  const { keyboard } = page;
  const picture = smallPng(await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } }));
  await keyboard.type(kilograms);
  await page
    .locator('[data-photo-file]')
    .setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: picture });
  await expect(page.locator('[data-pictures-pending]')).toBeVisible();
  await page.locator('[data-measure=weight]').press('Enter');
  for (const side of ['40', '30', '20']) {
    await keyboard.type(side);
    await keyboard.press('Enter');
  }
  await expect(page.locator('[data-pictures-pending]')).toHaveCount(0);
}

test('a booking: priced, booked, listed, received, paid, sent, and its invoice', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, way] = await Promise.all([newMember(host), newStaff(shop, 'admin'), aWay()]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, memberId, 500_000);
  const house = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(house, clerk)]);

  // The price follows the form, and contradictory input is reported.
  await openMemberPage(page, host, '/dedicated/place-order');
  for (const step of ['warehouseId', 'countryId', 'carrierId', 'speedId', 'goodsTypeId'])
    await page.locator(`#dedicated-${step}`).selectOption(String(way[step]));
  await page.locator('[data-row=gross-0]').fill('6');
  for (const [side, length] of Object.entries({ length: '40', width: '30', height: '20' }))
    await page.locator(`[data-row=${side}-0]`).fill(length);
  const [weighed, measured] = [
    page.locator('[data-row=quantity-0]').first(),
    page.locator('[data-row=quantity-0]').last(),
  ];
  await weighed.fill('2');
  await expect(page.locator('[data-total=gross]')).toContainText('12 kg');
  await expect(page.getByText('Weights cover 2 packages and sizes cover 1')).toBeVisible();
  await measured.fill('2');
  await expect(page.locator('[data-price]')).toBeVisible();
  const quoted = Number(await page.locator('[data-price]').getAttribute('data-price'));
  expect(quoted).toBeGreaterThan(0);
  // A control half hidden under the header would count as a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNothingFound(page, 'the form of a booking');
  await page.locator('[data-book]').click();
  await expect(page.locator('#dedicated-goodsName')).toBeFocused();
  // Form input survives a reload.
  await page.locator('#dedicated-goodsName').fill('Cotton T-shirts');
  await page.reload();
  await expect(page.locator('#dedicated-goodsName')).toHaveValue('Cotton T-shirts');
  await page.locator('#dedicated-receiverName').fill('Chan Tai Man');
  await page.locator('#dedicated-receiverPhone').fill('91234567');
  await page.locator('#dedicated-receiverAddress').fill('Dock 1, Harbour Road');
  await page.locator('[data-book]').click();
  const booked = page.locator('[data-booked]');
  await expect(booked).toBeVisible();
  const number = (await booked.getAttribute('data-booked'))!;

  // A wrong list reports its cells; the right one is accepted.
  await upload(page, 'wrong.xlsx', [shirts('1', `${number}-A`, 6, 7), shirts('9', '', 6, 5)]);
  await expect(page.locator('[data-import=wrong]')).toBeVisible();
  await expect(page.getByText('L2', { exact: true })).toBeVisible();
  await expect(page.getByText('A3', { exact: true })).toBeVisible();
  await upload(page, 'right.xlsx', [shirts('1', `${number}-A`, 6, 5), shirts('2', `${number}-B`, 6, 5)]);
  await page.locator('[data-import-submit]').click();
  await expect(page.locator('[data-import=committed]')).toBeVisible();
  const [order] = await sql<{ id: string }>('select id from shop_order where number = $1', [number]);

  // The boxes arrive, one heavier than announced: the difference is due.
  await new StationPage(house).open(way.warehouse);
  await house.goto(`${consoleOrigin()}/stations/boxes`);
  await house.locator('[data-scan-field]').fill(`${number}-B`);
  await house.keyboard.press('Enter');
  await expect(house.locator('[data-box-number]')).toHaveAttribute('data-box-number', '2');
  await expect(house.locator('[data-measure=weight]')).toBeFocused();
  await receiveBox(house, '9');
  await expectNothingFound(house, 'boxes on the scale');
  await receiveBox(house, '6');
  await house.keyboard.press('F4');
  await expect(house.locator('[data-answer]')).toHaveAttribute('data-answer', 'notice');

  await openMemberPage(page, host, `/member/order?open=${order!.id}`);
  await page.locator('[data-act=pay]').first().click();
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=balance] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
  const [paid] = await sql<{ step: string; isDearer: boolean }>(
    'select step, paid_minor > $2 as "isDearer" from shop_order where id = $1',
    [order!.id, quoted],
  );
  expect(paid).toEqual({ step: 'ready', isDearer: true });

  // It ships with a batch, and the invoice is available to both sides.
  const batch = new BatchPage(house);
  await batch.open(way.name);
  for (const box of [1, 2]) await batch.load(boxCode(number, box));
  await batch.close();
  await batch.handOver();
  await openMemberPage(page, host, `/dedicated/order?open=${order!.id}`);
  const drawer = page.locator('[data-booking]');
  await expect(drawer.locator('[data-done=true]')).toHaveCount(5);
  const opened = page.waitForEvent('popup');
  await drawer.locator('[data-act=invoice]').click();
  // A page in a background tab does not update its colours.
  await (await opened).close();
  await expect(drawer.locator('[data-done=true]')).toHaveCount(6);
  await expect(drawer).toContainText(`CI${number}`);
  await page.mouse.move(0, 0);
  await expectNothingFound(page, 'a booking');
  await openConsole(house, '/dedicated?queue=away');
  await house.getByRole('row').filter({ hasText: number }).click();
  await expect(house.locator('[data-box-list]')).toHaveAttribute('data-box-list', '2');
  await expectNothingFound(house, 'a booking at the desk');
});

test('a shop without dedicated lines leads nobody to them', async ({ page }) => {
  const without = 'northstar.localhost';
  await signInBrowser(page, await newMember(without));
  await openMemberPage(page, without, '/member/order');
  await expect(page.locator('a[href^="/dedicated/"]')).toHaveCount(0);
});
