import { send } from '@onehaul/client/send';
import { paymentCalls } from '@onehaul/contract/payment';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { memberRow, type NewMember, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { PackPage } from '../pages/pack-page.ts';
import { StationPage } from '../pages/station-page.ts';
import { asMember, firstWarehouse } from '../parcels.ts';
import { giveMoney } from '../payments.ts';
import { sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const database = { sql } as Pick<TestDatabase, 'sql'> as TestDatabase;
const packing = (key: string, gaps?: Record<string, string>) => text('en', 'packing', key, gaps);
const order = (key: string, gaps?: Record<string, string>) => text('en', 'order', key, gaps);

// The session check returns 401 before sign-in; refusals return 409.
test.use({ meets: [401, 409], contextOptions: { reducedMotion: 'reduce' } });

type Work = { readonly id: number; readonly number: string; readonly parcels: readonly string[] };

/** A picked order of parcels, paid from the balance. Ten yuan a kilogram. */
async function pickedOrder(shop: DemoShop, member: NewMember, grams: readonly number[]): Promise<Work> {
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const { id: warehouseId } = await firstWarehouse(shop);
  const line = await aPricedLine(database, shop, { warehouseId });
  // Named in every language but not public, because other journeys read the lines of this shop.
  await sql(
    `update line set is_private = true, names = jsonb_build_object('en', code, 'zhHans', code, 'zhHanT', code, 'vi', code)
     where tenant_id = $1 and shop_id = $2 and id = $3`,
    [shop.tenantId, shop.id, line.id],
  );
  const parcels = [];
  for (const weightGrams of grams) {
    const row = { weightGrams, lengthMm: 100, widthMm: 100, heightMm: 100 };
    parcels.push(
      await aParcel(database, { shop, member: { id: memberId }, warehouseId, state: 'stored', row }),
    );
  }
  const made = await anOrder(database, shop, { id: memberId }, { parcels, line, step: 'unpaid' });
  await giveMoney(shop, memberId, made.totalMinor);
  const [payType] = await sql<{ id: number }>(
    `select id from pay_type where tenant_id = $1 and shop_id = $2 and kind = 'balance'`,
    [shop.tenantId, shop.id],
  );
  await send(paymentCalls.pay, { payTypeId: payType!.id, orderIds: [made.id] }, await asMember(member));
  const [staff] = await sql<{ id: number }>('select id from staff where tenant_id = $1 order by id limit 1', [
    shop.tenantId,
  ]);
  await sql('update order_parcel set picked_at = now(), picked_by = $2 where order_id = $1', [
    made.id,
    staff!.id,
  ]);
  await sql(`update shop_order set step = 'packing' where id = $1`, [made.id]);
  return { id: made.id, number: made.number, parcels: parcels.map(({ courierNumber }) => courierNumber) };
}

const booksOf = async ({ id }: Work) =>
  (
    await sql<{ step: string; paid: number; back: number; waiting: number }>(
      `select step, paid_minor::int as paid,
         (select coalesce(sum(minor), 0)::int from refund where order_id = $1 and state in ('sending', 'done')) as back,
         (select coalesce(sum(minor), 0)::int from refund where order_id = $1 and state = 'proposed') as waiting
       from shop_order where id = $1`,
      [id],
    )
  )[0]!;

test('P1: every way to close an order with something left over is refused or asks twice', async ({
  page,
  openBrowser,
}) => {
  const shop = await demoShop(host);
  const member = await newMember(host);
  const [clerk, finance, warehouse] = await Promise.all([
    newStaff(shop, 'clerk'),
    newStaff(shop, 'finance'),
    firstWarehouse(shop),
  ]);
  const [table, money] = await Promise.all([openBrowser({ permissions: ['camera'] }), openBrowser()]);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await Promise.all([signInStaff(table, clerk), signInStaff(money, finance)]);
  await new StationPage(table).open(warehouse.code);
  const pack = new PackPage(table);
  await pack.open();

  const two = await pickedOrder(shop, member, [2000, 8000]);
  const before = await booksOf(two);
  await test.step('a size entered before the scan opens no empty box, and the station says what to do', async () => {
    await pack.openOrder(two.number);
    await expect(pack.nextStep).toHaveText(packing('pack.next.begin', { box: '1' }));
    await pack.isRefused(packing('pack.next.begin', { box: '1' }));
    for (const measure of ['2', '10', '10', '10']) {
      await table.keyboard.type(measure);
      await table.keyboard.press('Enter');
    }
    await expect(table.locator('[data-said=true]')).toContainText('Alt N');
    await expect(table.locator('[data-box]')).toHaveCount(0);
    // The scan replaces the selected weight, which stays.
    await pack.putIn(two.parcels[0]!);
    await expect(table.locator('[data-measure=weight]')).toHaveValue('2');
    await expect(pack.nextStep).toHaveText(packing('pack.next.saveBox', { box: '1' }));
    await pack.isRefused(packing('pack.saveFirst', { box: '1', backKey: 'Esc' }));
    await table.keyboard.press('Escape');
    await expect(table.locator('[data-measure=weight]')).toHaveValue('');
    await table.keyboard.press('Escape');
    await expect(pack.field).toHaveAttribute('data-scan-field', 'order');
  });
  await test.step('one parcel in a box, the other in none: the price is no final one and closing names what is left', async () => {
    await pack.openOrder(two.number);
    await pack.putIn(two.parcels[0]!);
    await pack.measureBox(['2', '10', '10', '10']);
    await expect(pack.price).toHaveAttribute('data-so-far', 'true');
    await expect(pack.price).toContainText(packing('outcome.soFar', { words: '' }).trim());
    await pack.isRefused(two.parcels[1]!);
    await expect(table.locator(`[data-parcel="${two.parcels[1]}"]`)).toContainText(packing('pack.notBoxed'));
    await expectNothingFound(table, 'a table with something left over');
    expect(await booksOf(two)).toEqual(before);
  });
  await test.step('a box that is removed takes its parcel out again', async () => {
    await table.keyboard.press('Alt+KeyN');
    await pack.measureBox(['8', '10', '10', '10']);
    await expect(pack.price).toHaveAttribute('data-so-far', 'false');
    await table.keyboard.press('Alt+KeyX');
    await expect(table.locator('[data-box]')).toHaveCount(1);
    await pack.isRefused(two.parcels[1]!);
    expect(await booksOf(two)).toEqual(before);
  });
  await test.step('everything in boxes that weigh far less asks a second time, and the refund waits for a person', async () => {
    await pack.addBox(['1.28', '10', '10', '10']);
    await table.keyboard.press('F4');
    const question = table.getByRole('dialog');
    await expect(question.locator('[data-doubts=lighter]')).toBeVisible();
    await expectNothingFound(table, 'a second question before an order is closed');
    // Without a reason nothing happens.
    await question.locator('button[type=submit]').click();
    await expect(question).toBeVisible();
    expect(await booksOf(two)).toEqual(before);
    await table.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await pack.finishAnyway('Shoe boxes taken off', 'notice');
    expect(await booksOf(two)).toMatchObject({ step: 'ready', paid: before.paid, back: 0 });
    expect((await booksOf(two)).waiting).toBeGreaterThan(5000);
  });
  await test.step('its owner is told that the money is being looked at', async () => {
    await openMemberPage(page, host, `/member/order?order=${two.id}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.locator('[data-difference="difference.cheaperWaiting"]')).toBeVisible();
    await expect(drawer.locator('[data-refund=proposed]')).toContainText(order('refund.proposed'));
    await expect(drawer).not.toContainText('Shoe boxes taken off');
  });
  await test.step('finance reads the packer’s reason and approves', async () => {
    await openConsole(money, '/finance?tab=refunds&rows=100');
    await money.getByRole('row').filter({ hasText: two.number }).click();
    const drawer = money.locator('[data-refund]');
    await expect(drawer).toContainText('Shoe boxes taken off');
    await drawer.locator('[data-approve]').click();
    await money.getByRole('dialog').last().locator('button[type=submit]').click();
    await expect.poll(async () => (await booksOf(two)).waiting).toBe(0);
    const after = await booksOf(two);
    expect(after.paid).toBe(before.paid - after.back);
  });

  const one = await pickedOrder(shop, member, [1000]);
  await test.step('a box with nothing in it asks, too', async () => {
    await pack.openOrder(one.number);
    await pack.addBox(['1', '10', '10', '10']);
    await pack.measureBox(['0.3', '10', '10', '10']);
    // Waits until both boxes are priced: before that the server refuses, and the station displays why.
    await expect(pack.price).toHaveAttribute('data-price', 'due');
    // Two boxes cost more than the one that was quoted: the difference is due.
    await pack.finishAnyway('One parcel in two boxes', 'notice');
    expect((await booksOf(one)).step).not.toBe('packing');
  });
});
