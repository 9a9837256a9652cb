import { boxCode } from '@onehaul/domain/order/order-number';
import { writeSheetFile } from '@onehaul/testing/sheet-file';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { BatchPage } from '../pages/batch-page.ts';
import { cameraRuns, StationPage } from '../pages/station-page.ts';
import { giveMoney } from '../payments.ts';
import { consoleOrigin, sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const desk = (key: string, gaps?: Record<string, string>) => text('en', 'peerDesk', key, gaps);
const words = (key: string, gaps?: Record<string, string>) => text('en', 'peers', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

/** The demo's line for peers, under the names of the station and the batch. */
const peerLine = async () =>
  (
    await sql<{ code: string; name: string; warehouse: string }>(
      `select line.code, line.names ->> 'en' as name, warehouse.code as warehouse from line
       join warehouse on (warehouse.tenant_id, warehouse.shop_id, warehouse.id)
         = (line.tenant_id, line.shop_id, line.warehouse_id)
       where line.is_private and line.code = 'TW-PEER'`,
    )
  )[0]!;

/** Weighs, measures and photographs an announced box. */
async function receiveBox(page: Page): Promise<void> {
  const { keyboard } = page;
  for (const [index, measure] of ['2', '20', '20', '20'].entries()) {
    await keyboard.type(measure);
    if (index === 0) {
      const camera = page.locator('video');
      if ((await camera.count()) === 0) await keyboard.press('F2');
      await cameraRuns(camera);
      await keyboard.press('F2');
      await expect(page.locator('[data-pictures-pending]')).toBeVisible();
    }
    await keyboard.press('Enter');
  }
  await expect(page.locator('[data-pictures-pending]')).toHaveCount(0);
}

test('a member becomes a peer, hands in a sheet, its boxes leave, and the month is paid from the balance', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, finance, clerk, line] = await Promise.all([
    newMember(host),
    newStaff(shop, 'finance'),
    newStaff(shop, 'admin'),
    peerLine(),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const [money, warehouse] = await Promise.all([
    openBrowser(),
    openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' }),
  ]);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await Promise.all([signInStaff(money, finance), signInStaff(warehouse, clerk)]);

  await openMemberPage(page, host, '/same/order');
  await expect(page.getByText(words('notPeer.title'))).toBeVisible();

  // The shop makes the member a peer and grants the line.
  await openConsole(money, '/peers');
  await money.locator('[data-act=addPeer]').click();
  const form = money.getByRole('dialog', { name: desk('addTitle') });
  await form.getByLabel(desk('memberCode')).fill(member.memberCode);
  await form.getByLabel(desk('name')).fill('Blue Sky Freight');
  await form.getByLabel(desk('creditYuan')).fill('500');
  await form.getByLabel(desk('lines')).fill(line.code);
  await money.locator('.ant-select-item-option', { hasText: line.code }).click();
  await money.keyboard.press('Escape');
  await expectNothingFound(money, 'making a peer');
  await form.getByRole('button', { name: desk('add') }).click();
  await expect(money.getByRole('row').filter({ hasText: member.memberCode })).toBeVisible();

  // The peer uploads a sheet: two boxes of one order.
  const number = `PO-${member.memberCode}`;
  const cells = ['Wang Li', '0912345678', 'No. 5, Long Street', '棉质T恤', 3, 12.5, 2, 20, 20, 20];
  const headings = ['Your order number', 'Line code', 'Box mark', 'Receiver', 'Phone', 'Address'];
  const goods = ['Goods (Chinese)', 'Quantity', 'Unit value', 'Weight', 'Length', 'Width', 'Height'];
  const sheet = await writeSheetFile([
    [...headings, ...goods],
    [number, line.code, `${number}-A`, ...cells],
    [number, line.code, `${number}-B`, ...cells],
  ]);
  await openMemberPage(page, host, '/same/upload');
  await expect(page.getByText(line.code)).toBeVisible();
  await expectNothingFound(page, 'importing peer orders');
  await page
    .locator('[data-import-file]')
    .setInputFiles({ name: 'orders.xlsx', mimeType: 'application/octet-stream', buffer: sheet });
  await page.locator('[data-import-submit]').click();
  await expect(page.locator('[data-import=committed]')).toBeVisible();
  await openMemberPage(page, host, '/same/order');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('0 of 2');
  await expectNothingFound(page, 'the orders of a peer');
  const [order] = await sql<{ id: string; number: string }>(
    'select id, number from shop_order where client_number = $1',
    [number],
  );

  // The boxes arrive, and ship with a batch.
  await new StationPage(warehouse).open(line.warehouse);
  await warehouse.goto(`${consoleOrigin()}/stations/boxes`);
  const field = warehouse.locator('[data-scan-field]');
  await field.fill(`${number}-A`);
  await field.press('Enter');
  await expect(warehouse.locator('[data-measure=weight]')).toBeFocused();
  await receiveBox(warehouse);
  await receiveBox(warehouse);
  await warehouse.keyboard.press('F4');
  await expect(warehouse.locator('[data-answer]')).toHaveAttribute('data-answer', 'good');
  const batch = new BatchPage(warehouse);
  await batch.open(line.name);
  for (const box of [1, 2]) await batch.load(boxCode(order!.number, box));
  await batch.close();
  await batch.handOver();
  await expect(page.locator('[data-stage=shipped]')).toBeVisible();

  // Orders shipped last month are on the statement issued now.
  await sql(`update shop_order set shipped_at = now() - interval '1 month' where id = $1`, [order!.id]);
  await money.getByRole('row').filter({ hasText: member.memberCode }).click();
  await money.locator('[data-act=issue]').click();
  await money
    .getByRole('dialog', { name: desk('issueTitle', { name: 'Blue Sky Freight' }) })
    .getByRole('button', { name: desk('issue') })
    .click();
  await giveMoney(shop, memberId, 50_000);
  await openMemberPage(page, host, '/same/order?tab=statements');
  await page
    .getByRole('row')
    .filter({ has: page.locator('[data-state=issued]') })
    .click();
  await expect(page.locator('[data-statement]')).toContainText(number);
  await expectNothingFound(page, 'a statement of a peer');
  await page.locator('[data-act=pay]').click();
  await page.locator('[data-pay]').click();
  await expect(page.locator('[data-statement] [data-state=paid]')).toBeVisible();
  const [paid] = await sql<{ isPaid: boolean }>(
    'select paid_minor = total_minor as "isPaid" from shop_order where id = $1',
    [order!.id],
  );
  expect(paid).toEqual({ isPaid: true });

  // An API key of the peer's software is displayed once.
  await openMemberPage(page, host, '/same/order?tab=keys');
  await page.locator('[data-act=addKey]').first().click();
  await page.getByLabel(words('keys.name')).fill('ERP');
  await page.locator('[data-make]').click();
  await expect(page.locator('[data-made]')).toContainText(words('keys.secret'));
  await page.locator('[data-kept]').click();
  await expect(page.getByRole('row').filter({ hasText: 'ERP' })).toBeVisible();
});
