import { send } from '@onehaul/client/send';
import { stockCalls } from '@onehaul/contract/stock';
import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { StationPage } from '../pages/station-page.ts';
import { StockInPage } from '../pages/stock-in-page.ts';
import { asMember, firstWarehouse } from '../parcels.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'stock', key, gaps);

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('goods are registered, announced, counted in with a difference, seen in stock and corrected', async ({
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
  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(staff, clerk)]);

  await openMemberPage(page, host, '/cod/category?do=add');
  await page.getByLabel(words('category.name')).fill('Cups');
  await page.locator('[data-save]').click();
  await expect(page.getByRole('row').filter({ hasText: 'Cups' })).toBeVisible();

  const code = `CUP-${member.memberCode}`;
  await openMemberPage(page, host, '/cod/sku?do=add');
  const form = page.getByRole('dialog', { name: words('skus.add') });
  await form.getByLabel(words('sku.code')).fill(code);
  await form.getByLabel(words('sku.name'), { exact: true }).fill('Steel cup');
  await form.getByLabel(words('sku.category')).click();
  await page.getByTitle('Cups').click();
  await form.getByLabel(words('sku.weight')).fill('0.25');
  for (const side of ['length', 'width', 'height']) await form.getByLabel(words(`sku.${side}`)).fill('10');
  await form.getByLabel(words('sku.lowAt')).fill('8');
  await expectNothingFound(page, 'a new SKU');
  await page.locator('[data-save]').click();
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();

  await openMemberPage(page, host, '/cod/inventory?do=announce');
  await page.getByLabel(words('column.warehouse')).last().click();
  await page.locator('.ant-select-item-option').first().click();
  await page.getByLabel(words('announce.sku', { line: '1' })).click();
  await page.getByTitle(`${code} · Steel cup`).click();
  await page.getByLabel(words('announce.quantityOf', { line: '1' })).fill('10');
  await expectNothingFound(page, 'announcing a delivery');
  await page.locator('[data-save]').click();
  await openMemberPage(page, host, '/cod/inventory?tab=inbounds');
  await expect(page.locator('[data-state=expected]')).toHaveCount(1);
  const [inbound] = await sql<{ number: string }>(
    `select number from stock_inbound where member_id = (select id from member where username = $1)`,
    [member.username],
  );

  await new StationPage(staff).open(warehouse.code);
  const station = new StockInPage(staff);
  await station.open();
  await station.find(inbound!.number);
  await station.scan(code.toLowerCase());
  await expect(station.pieces(code, 'counted')).toHaveValue('1');
  await station.scan('NOTHING');
  await expect(station.said).toContainText('NOTHING');
  await station.pieces(code, 'counted').fill('9');
  await station.pieces(code, 'damaged').fill('1');
  await expectNothingFound(staff, 'counting a delivery');
  await staff.keyboard.press('F4');
  // A difference needs a second confirmation.
  await expect(station.said).toContainText('F4');
  await staff.keyboard.press('F4');
  await expect(station.answer).toHaveAttribute('data-answer', 'good');

  // The open page updates by itself.
  await expect(page.locator('[data-state=received]')).toHaveCount(1);
  await openMemberPage(page, host, '/cod/inventory');
  await expect(page.locator('[data-free="8"]')).toBeVisible();
  await page.getByRole('row').filter({ hasText: code }).click();
  const drawer = page.getByRole('dialog', { name: words('movements.title') });
  await expect(drawer.locator('[data-kind=receive]')).toContainText(inbound!.number);
  await expectNothingFound(page, 'the movements of a SKU');

  await openConsole(staff, `/stock?search=${code}`);
  await staff.getByRole('row').filter({ hasText: code }).click();
  await staff.locator('[data-act=dispose]').click();
  await staff.getByLabel(text('en', 'stockDesk', 'thrownPieces')).fill('1');
  await staff.getByLabel(text('en', 'stockDesk', 'reason')).fill('Dented');
  await expectNothingFound(staff, 'throwing stock away');
  await staff
    .getByRole('button', { name: text('en', 'stockDesk', 'dispose') })
    .last()
    .click();
  await expect(staff.locator('[data-kind=dispose]')).toContainText('Dented');
  // Seven are below the threshold of eight: the seller is notified, once.
  await expect
    .poll(async () =>
      sql(
        `select 1 from notice where kind = 'stockLow' and member_id = (select id from member where username = $1)`,
        [member.username],
      ).then((rows) => rows.length),
    )
    .toBe(1);
});

test('a shop that keeps no stock shows no way to it, and refuses its calls', async ({ page }) => {
  const without = 'northstar.localhost';
  const member = await newMember(without);
  await prefer(page, without, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, without, '/member/personal');
  await expect(page.locator('a[href="/member/parcel"]').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('a[href^="/cod/"]')).toHaveCount(0);
  const asking = send(stockCalls.skus, { pageIndex: 1, pageRows: 20, search: '' }, await asMember(member));
  await expect(asking).rejects.toMatchObject({ code: 403 });
});
