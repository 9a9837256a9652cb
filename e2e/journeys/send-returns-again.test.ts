import { writeSheetFile } from '@onehaul/testing/sheet-file';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { sendFromStock } from '../pages/cod.ts';
import { ReturnsInPage } from '../pages/returns-in-page.ts';
import { StationPage } from '../pages/station-page.ts';
import { newNumbers } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { smallTargets } from '../targets.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'returns', key, gaps);
/** The demo's returns warehouse, and its outbound line. */
const warehouse = { code: 'TY', name: 'Taoyuan returns', line: 'Within Taiwan (returned goods)' };

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('returned goods are announced by a list, looked at, restocked, and one goes out again', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk] = await Promise.all([newMember(host), newStaff(shop, 'clerk')]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, memberId, 10_000);
  const code = newName('CUP').toUpperCase();
  await sql(
    `insert into sku (tenant_id, shop_id, member_id, code, name, weight_grams, length_mm, width_mm, height_mm,
       declared_minor) values ($1, $2, $3, $4, 'Enamel cup', 300, 120, 100, 90, 1500)`,
    [shop.tenantId, shop.id, memberId, code],
  );
  const [courier] = newNumbers(1);
  const staff = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, clerk)]);

  await openMemberPage(page, host, '/back/upload');
  await page.getByLabel(words('announce.warehouse')).selectOption(warehouse.name);
  await expectNothingFound(page, 'handing in a list of returns');
  await page.locator('[data-import-file]').setInputFiles({
    name: `${newName('returns')}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeSheetFile([
      ['Original order number', 'Return courier number', 'SKU code or goods', 'Quantity', 'Reason'],
      [newName('SOLD'), courier!, code, '3', 'Refused at the door'],
    ]),
  });
  await expect(page.locator('[data-import=verified]')).toBeVisible();
  await page.locator('[data-import-submit]').click();
  await expect(page.locator('[data-import=committed]')).toBeVisible();

  await new StationPage(staff).open(warehouse.code);
  const station = new ReturnsInPage(staff);
  await station.open();
  await station.scan(courier!);
  await station.receive();
  await station.grade(1, 'good').fill('2');
  await staff.keyboard.press('F4');
  // One piece is left out.
  await expect(station.said).toContainText('3');
  await station.grade(1, 'damaged').fill('1');
  await staff.keyboard.press('F4');
  await expect(station.said).toContainText('F3');
  await station.photograph();
  await expectNothingFound(staff, 'looking at a return');
  await staff.keyboard.press('F4');
  await expect(station.answer).toHaveAttribute('data-answer', 'good');

  await openMemberPage(page, host, '/back/order?state=graded');
  await page.getByRole('row').filter({ hasText: 'Enamel cup' }).click();
  const drawer = page.getByRole('dialog', { name: words('drawer.title') });
  await expect(drawer.locator('[data-photos]')).toHaveAttribute('data-photos', '1');
  await expectNothingFound(page, 'deciding about a return');
  const cup = drawer.getByRole('group', { name: 'Enamel cup' });
  await cup.getByLabel(words('decide.restock')).fill('1');
  await drawer.locator('[data-submit]').click();
  await expect(drawer.locator('[data-figure=restocked]')).toHaveAttribute('data-value', '1');

  await openMemberPage(page, host, '/back/reappear');
  await page.locator(`[data-unit="${code}"] [data-send]`).click();
  const dialog = page.getByRole('dialog', { name: words('form.toNew', { goods: 'Enamel cup' }) });
  for (const [name, value] of [
    ['name', 'Lin Mei'],
    ['phone', '0912345678'],
    ['postcode', '110'],
    ['region', 'Taipei'],
    ['detail', '1 Songren Road'],
  ] as const)
    await dialog.locator(`[data-receiver=${name}]`).fill(value);
  // One kilogram within Taiwan, and a new label.
  await expect(dialog.locator('[data-price]')).toHaveAttribute('data-price', '2400');
  await expectNothingFound(page, 'sending a return again');
  await dialog.getByRole('button', { name: words('form.send') }).click();
  await expect(page.locator('[data-sent]')).toHaveCount(1);
  const [order] = await sql<{
    id: number;
    number: string;
    step: string;
    warehouseId: number;
    lineId: number;
  }>(
    `select id::int, number, step, warehouse_id as "warehouseId", line_id as "lineId" from shop_order
     where member_id = $1 and kind = 'redispatch'`,
    [memberId],
  );
  expect(order!.step).toBe('unpaid');
  await openMemberPage(page, host, `/member/order?open=${order!.id}`);
  await page.locator('[data-act=pay]').first().click();
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=balance] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');

  const way = {
    id: order!.lineId,
    name: warehouse.line,
    warehouseCode: warehouse.code,
    warehouseId: order!.warehouseId,
  };
  await sendFromStock(staff, way, order!, { code, quantity: 1 });
  const [after] = await sql<{ step: string; left: number }>(
    `select step, (select sum(on_hand)::int from stock where member_id = $2) as left from shop_order where id = $1`,
    [order!.id, memberId],
  );
  // The restocked piece is still there.
  expect(after).toEqual({ step: 'shipped', left: 1 });
});

test('a return is registered by hand on a phone, and cancelled after a question', async ({ openBrowser }) => {
  const page = await openBrowser({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const number = newName('SOLD').toUpperCase();
  await prefer(page, host, 'en');
  await signInBrowser(page, await newMember(host));
  await openMemberPage(page, host, '/back/order');
  await page.locator('[data-announce]').first().click();
  const dialog = page.getByRole('dialog', { name: words('announce.title') });
  const register = dialog.getByRole('button', { name: words('announce.do'), exact: true });
  await register.click();
  await expect(dialog.getByRole('alert')).toContainText(words('announce.goodsMissing'));
  await expectNothingFound(page, 'registering a return with fields missing');
  expect(await smallTargets(page, 'dialog')).toEqual([]);
  await dialog.getByLabel(words('announce.order')).fill(number);
  await dialog.getByLabel(words('announce.warehouse')).selectOption(warehouse.name);
  await dialog.locator('[data-goods="1"]').fill('Wooden box');
  await dialog.locator('[data-quantity="1"]').fill('2');
  await dialog.getByRole('button', { name: words('announce.more') }).click();
  await dialog.locator('[data-goods="2"]').fill('Paper lamp');
  await register.click();

  const drawer = page.getByRole('dialog', { name: words('drawer.title') });
  await expect(drawer.locator('[data-item]')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: 'Wooden box' })).toBeAttached();
  await drawer.locator('[data-act=cancel]').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('drawer.keep') }).click();
  await expect(question).toBeHidden();
  await expect(drawer.locator('[data-state=expected]')).toBeVisible();
  await drawer.locator('[data-act=cancel]').click();
  await question.getByRole('button', { name: words('drawer.cancel') }).click();
  await expect(drawer.locator('[data-state=cancelled]')).toBeVisible();
  await expect(page.locator('[data-row-link]')).toHaveCount(1);
});
