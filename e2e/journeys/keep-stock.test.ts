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
  const category = page.getByRole('dialog', { name: words('categories.add') });
  await category.getByLabel(words('category.name')).fill('Cups');
  await page.locator('[data-save]').click();
  await expect(page.getByRole('row').filter({ hasText: 'Cups' })).toBeVisible();

  const code = `CUP-${member.memberCode}`;
  await openMemberPage(page, host, '/cod/sku?do=add');
  const form = page.getByRole('dialog', { name: words('skus.add') });
  await form.getByLabel(words('sku.code')).fill(code);
  await form.getByLabel(words('sku.name'), { exact: true }).fill('Steel cup');
  await form.getByRole('combobox', { name: words('sku.category') }).fill('Cups');
  await form.getByRole('option', { name: 'Cups' }).click();
  await form.getByLabel(words('sku.weight')).fill('0.25');
  for (const side of ['length', 'width', 'height']) await form.getByLabel(words(`sku.${side}`)).fill('10');
  await form.getByLabel(words('sku.lowAt')).fill('8');
  await expectNothingFound(page, 'a new SKU');
  await page.locator('[data-save]').click();
  await expect(page.getByRole('row').filter({ hasText: code })).toBeVisible();

  await openMemberPage(page, host, '/cod/inventory?do=announce');
  const delivery = page.getByRole('dialog', { name: words('inventory.announce') });
  await delivery.getByRole('combobox', { name: words('column.warehouse') }).selectOption({ index: 1 });
  await delivery.getByRole('combobox', { name: words('announce.sku', { line: '1' }) }).fill(code);
  await delivery.getByRole('option', { name: `${code} · Steel cup` }).click();
  await delivery.getByLabel(words('announce.quantityOf', { line: '1' })).fill('10');
  await expectNothingFound(page, 'announcing a delivery');
  await page.locator('[data-save]').click();
  await expect(delivery).toHaveCount(0);
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

test('deleting a category and cancelling a delivery ask first, and what is typed survives a reload', async ({
  page,
}) => {
  const shop = await demoShop(host);
  const [member, warehouse] = await Promise.all([newMember(host), firstWarehouse(shop)]);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await send(stockCalls.addCategory, { name: 'Bowls' }, await asMember(member));
  await openMemberPage(page, host, '/cod/category');
  const row = page.getByRole('row').filter({ hasText: 'Bowls' });
  await row.click();
  await page.locator('[data-remove]').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(words('category.removeTitle', { name: 'Bowls' }));
  await expect(question.getByRole('button', { name: text('en', 'member', 'cancel') })).toBeFocused();
  await expectNothingFound(page, 'the question before a category is deleted');
  await question.getByRole('button', { name: words('category.remove') }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openMemberPage(page, host, '/cod/sku?do=add');
  const form = page.getByRole('dialog', { name: words('skus.add') });
  await form.getByLabel(words('sku.name'), { exact: true }).fill('Soup bowl');
  await form.getByLabel(words('sku.weight')).fill('0.1234');
  await page.locator('[data-save]').click();
  await expect(form.getByLabel(words('sku.code'))).toBeFocused();
  await expect(form.getByRole('alert')).toContainText(words('range', { least: '0.001', most: '10,000' }));
  await page.reload();
  await expect(form.getByLabel(words('sku.name'), { exact: true })).toHaveValue('Soup bowl');
  await form.getByLabel(words('sku.code')).fill(`BOWL-${member.memberCode}`);
  await form.getByLabel(words('sku.weight')).fill('0.3');
  for (const side of ['length', 'width', 'height']) await form.getByLabel(words(`sku.${side}`)).fill('12');
  await page.locator('[data-save]').click();
  await expect(form).toHaveCount(0);

  const [sku] = await sql<{ id: string }>(
    `select id from sku where member_id = (select id from member where username = $1)`,
    [member.username],
  );
  const items = [{ skuId: Number(sku!.id), quantity: 3 }];
  const delivery = { warehouseId: warehouse.id, courierNumber: '', remark: '', items };
  await send(stockCalls.announce, delivery, await asMember(member));
  await openMemberPage(page, host, '/cod/inventory?tab=inbounds');
  await page.locator('[data-row-link]').first().click();
  await page.locator('[data-cancel]').click();
  await expect(question.getByRole('button', { name: words('inbound.keep') })).toBeFocused();
  await question.getByRole('button', { name: words('inbound.cancel') }).click();
  await expect(page.locator('[data-inbound] [data-state=cancelled]')).toBeVisible();
  await expect(page.locator('[data-cancel]')).toHaveCount(0);
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
