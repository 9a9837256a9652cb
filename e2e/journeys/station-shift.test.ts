import { batchCalls } from '@onehaul/contract/console/batches';
import { demoShop } from '../demo-data.ts';
import { firstWarehouse, newNumbers } from '../parcels.ts';
import { StationPage } from '../pages/station-page.ts';
import { sql } from '../product.ts';
import { askAsStaff, newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const host = 'harbour.localhost';

/** The session check returns 401 before sign-in. */
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('P10: a station has its own title, and its counter and last scans survive a reload', async ({
  page,
}) => {
  const shop = await demoShop(host);
  const [clerk, warehouse] = await Promise.all([newStaff(shop, 'clerk'), firstWarehouse(shop)]);
  await signInStaff(page, clerk);
  const station = new StationPage(page);
  await station.open(warehouse.code);
  const titles = new Set([await page.title()]);
  const [first, second] = newNumbers(2);
  for (const number of [first!, second!]) {
    await station.scan(number);
    await expect(station.answer).toContainText(number);
    await expect(station.answer).toHaveAttribute('data-answer', 'notice');
    // Unclaimed: the next scan may be a member code, and Enter skips it.
    await page.keyboard.press('Enter');
  }
  await expect(station.counter('sent')).toHaveText('2');
  await page.reload();
  await expect(station.counter('sent')).toHaveText('2');
  await expect(station.lastScans.locator(`[data-scan="${first}"]`)).toBeVisible();
  for (const name of ['measure', 'putAway', 'hold'] as const) {
    await station.go(name);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(4);
  for (const title of titles) expect(title).not.toBe('Onehaul');

  await test.step('P4: a bin that does not exist is not opened, and the nearest are named', async () => {
    await station.go('putAway');
    const [bin] = await sql<{ code: string }>(
      'select code from bin where tenant_id = $1 and shop_id = $2 and warehouse_id = $3 order by position limit 1',
      [shop.tenantId, shop.id, warehouse.id],
    );
    await station.scan('ZZ-99-Z');
    await expect(station.answer).toHaveAttribute('data-answer', 'bad');
    await expect(page.locator('[data-bin]')).toHaveAttribute('data-bin', '');
    await station.scan(bin!.code);
    await expect(page.locator('[data-bin]')).toHaveAttribute('data-bin', bin!.code);
  });

  await test.step('the last result of another station is not shown', async () => {
    await station.scan('ZZ-99-Z');
    await expect(station.answer).toHaveAttribute('data-answer', 'bad');
    await station.go('measure');
    await expect(station.answer).toHaveAttribute('data-answer', 'ready');
  });
});

test('P9: boxes go into a bag, which is closed with its weight, and what waits is listed', async ({
  page,
}) => {
  const shop = await demoShop(host);
  const clerk = await newStaff(shop, 'clerk');
  await signInStaff(page, clerk);
  const [way] = await sql<{ lineId: number; warehouseId: number; number: string; id: string }>(
    `select line_id as "lineId", warehouse_id as "warehouseId", number, id from shop_order
     where tenant_id = $1 and shop_id = $2 and step = 'ready' and exception is null and (
       select count(*) from order_box box where box.tenant_id = shop_order.tenant_id
         and box.shop_id = shop_order.shop_id and box.order_id = shop_order.id) = 1
     order by id limit 1`,
    [shop.tenantId, shop.id],
  );
  const { lineId, warehouseId, number } = way!;
  const batch = await askAsStaff(page, batchCalls.open, { shopId: shop.id, warehouseId, lineId, note: '' });
  await openConsole(page, `/batches/${shop.id}/${batch.id}`);
  await expect(page.locator(`[data-order-waiting="${number}"]`)).toBeVisible();
  await page.locator('[data-new=bag]').click();
  await expect(page.locator('[data-into=B01]')).toHaveAttribute('aria-pressed', 'true');
  const field = page.getByRole('textbox').first();
  await field.fill(number);
  await field.press('Enter');
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-answer', 'loaded');
  await expect(page.locator(`[data-order="${number}"] [data-units]`)).toHaveText('B01');
  await expect(page.locator(`[data-order-waiting="${number}"]`)).toHaveCount(0);
  const unit = page.locator('[data-unit=B01]');
  await unit.getByRole('textbox').fill('900');
  const [label] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/batches/unitLabel')),
    unit.getByRole('textbox').press('Enter'),
  ]);
  expect(label.ok()).toBe(true);
  await expect(unit).toHaveAttribute('data-state', 'closed');
});
