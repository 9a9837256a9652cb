import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, newName, signInBrowser } from '../members.ts';
import { CodPages, codOrderOf, collectingLine, deliver, goodsInStock, sendFromStock } from '../pages/cod.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('orders come by sheet, take goods from stock, are picked, packed and sent, and paid at the door', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, line] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    collectingLine(shop),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const { code } = await goodsInStock(shop, memberId, line.warehouseId, 5);
  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(desk, clerk)]);
  const seller = new CodPages(page, host);
  const [first, second] = [newName('A'), newName('B')];
  const row = { number: first, sku: code, quantity: 2, amount: 1290 };

  await test.step('a sheet with mistakes is told cell by cell, and taken once they are right', async () => {
    await seller.openUpload(line.name);
    await seller.upload(
      [
        { ...row, phone: '12' },
        { ...row, number: second, sku: 'NOBODY' },
      ],
      'wrong',
    );
    // The third column is the phone, the seventh the code.
    await expect(page.locator('[data-wrong-cell=C2]')).toBeVisible();
    await expect(page.locator('[data-wrong-cell=G3]')).toBeVisible();
    await expectNothingFound(page, 'a sheet with mistakes');
    await seller.upload([row, { ...row, number: second, quantity: 4 }], 'verified');
    await seller.take();
  });
  await test.step('stock is put aside for one; for the other there is too little left', async () => {
    await seller.bind(first);
    await openMemberPage(page, host, '/cod/problem?problem=stock');
    await expect(page.getByRole('row').filter({ hasText: second })).toBeVisible();
    await expectNothingFound(page, 'problems');
  });
  const order = await codOrderOf(memberId, first);
  expect(order.step).toBe('toPick');

  await sendFromStock(desk, line, order, { code, quantity: 2 });
  await openMemberPage(page, host, '/cod/ShippedOrder');
  const sent = page.getByRole('row').filter({ hasText: first });
  await expect(sent.locator('[data-stage=shipped]')).toBeVisible();
  await expect(sent.locator('[data-money=expected]')).toBeVisible();
  await expectNothingFound(page, 'what was shipped');
  const [left] = await sql<{ left: number }>(
    `select on_hand as left from stock join sku on sku.id = sku_id where sku.member_id = $1`,
    [memberId],
  );
  expect(left).toEqual({ left: 3 });

  await deliver(desk, shop, order);
  await expect(async () => {
    await page.reload();
    await expect(sent.locator('[data-money=collected]')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 80_000 });
});
