import { cookieNames } from '@onehaul/domain/cookie-name';
import { randomInt } from 'node:crypto';
import { send } from '@onehaul/client/send';
import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { knownThere, ourOrderFor, sell, turn } from '../marketplace.ts';
import { accessTokenOf, memberRow, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { BatchPage } from '../pages/batch-page.ts';
import { collectingLine } from '../pages/cod.ts';
import { MarketplacePages } from '../pages/marketplace.ts';
import { PackPage } from '../pages/pack-page.ts';
import { PickPage } from '../pages/pick-page.ts';
import { Warehouse } from '../pages/warehouse.ts';
import { asMember, newNumbers } from '../parcels.ts';
import { giveMoney, scanAndPay } from '../payments.ts';
import { ask, sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const stepOf = async (number: string) => (await ourOrderFor(number)).step;

/** Pays the requested amount by a QR code that a phone scans. */
async function payByWechat(page: Page, orderId: number): Promise<void> {
  const panel = page.locator('[data-pay-panel]');
  await panel.locator('[data-way=wechat] input').check();
  await panel.locator('button[data-pay]').click();
  await expect(panel).toHaveAttribute('data-pay-panel', 'scan');
  await scanAndPay(orderId);
  await expect(page.locator('[data-pay-panel=scan]')).toHaveCount(0);
}

/** A member's balance in the shop's base currency. */
async function balanceOf({ tenantId }: DemoShop, memberId: number): Promise<number> {
  const [wallet] = await sql<{ minor: number }>(
    `select coalesce(sum(balance), 0)::int as minor from ledger_account where owner_id = $1 and kind = 'cash'
       and tenant_id = $2`,
    [memberId, tenantId],
  );
  return wallet!.minor;
}

test('a shop is connected; what it sold is received, paid, labelled, bound and sent, or stopped', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, service, line] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    newStaff(shop, 'service'),
    collectingLine(shop),
  ]);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  const desk = await openBrowser({ permissions: ['camera'], reducedMotion: 'reduce' });
  const helpdesk = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(desk, clerk), signInStaff(helpdesk, service)]);
  const seller = new MarketplacePages(page, host);
  const house = new Warehouse(desk, line.warehouseCode);
  const externalId = String(randomInt(10 ** 9, 10 ** 10));
  const [sent, stopped] = [await sell(externalId), await sell(externalId)];
  const [first, second, third] = newNumbers(3) as [string, string, string];

  await test.step('the seller says yes at the marketplace, once', async () => {
    await openMemberPage(page, host, '/shopee/shop');
    await expectNothingFound(page, 'before anything is connected');
    const back = await seller.connect(externalId);
    await expectNothingFound(page, 'a connected shop');
    // The same callback URL is not accepted twice.
    await page.goto(back);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(seller.shop(externalId).locator('[data-state=authorized]')).toBeVisible();
    await seller.rename(externalId, 'Harbour toys');
  });
  await test.step('its orders are there, and are linked to parcels on their way', async () => {
    await expect(await seller.openOrders('order', sent.number)).toBeVisible();
    await expectNothingFound(page, 'orders');
    await seller.link(sent.number, [first, second], line.name);
    await expectNothingFound(page, 'an order that is linked');
    await seller.link(stopped.number, [third], line.name);
    await seller.unlink(stopped.number);
    await seller.link(stopped.number, [third], line.name);
  });
  await test.step('the goods come, and each is paid as its line asks', async () => {
    await house.receive([first, second], ['0.8', '20', '15', '10']);
    await expect.poll(() => stepOf(sent.number)).toBe('unpaid');
    const { id } = await ourOrderFor(sent.number);
    await (await seller.openOrders('pendShipOrder', sent.number)).click();
    await expect(seller.drawer.locator('[data-state=unpaid]')).toBeVisible();
    await seller.drawer.locator('[data-act=pay]').click();
    const drawer = page.getByRole('dialog', { name: text('en', 'order', 'drawer.title'), exact: true });
    await drawer.locator('[data-act=pay]').click();
    await payByWechat(page, id);
    await giveMoney(shop, memberId, 100_000);
    await house.receive([third], ['0.5', '20', '15', '10']);
    for (const { number } of [sent, stopped]) await expect.poll(() => stepOf(number)).toBe('toPick');
  });
  const [ours, other] = [await ourOrderFor(sent.number), await ourOrderFor(stopped.number)];
  expect(await balanceOf(shop, memberId)).toBe(100_000 - other.paidMinor);

  await test.step('the marketplace hears that the goods will come, and gives a label', async () => {
    const row = await seller.openOrders('pendShipOrder', sent.number);
    await expect(row.locator('[data-state=labelled]')).toBeVisible();
    expect(await knownThere(sent.number)).toMatchObject({ status: 'PROCESSED' });
  });
  const pick = new PickPage(desk);
  await test.step('both are fetched; one is taken back before it is packed', async () => {
    await pick.open();
    await pick.start(ours.number);
    for (const parcel of [first, second]) await pick.pick(parcel);
    await pick.leave();
    await pick.start(other.number);
    await pick.pick(third);
    await turn(stopped.number, 'CANCELLED');
    await seller.sync(externalId);
    const row = await seller.openOrders('order', stopped.number);
    await expect(row.locator('[data-state=cancelling]')).toBeVisible();
  });
  const pack = new PackPage(desk);
  await test.step('the table refuses what was taken back, and prints the marketplace’s label of the rest', async () => {
    await pack.open();
    await desk.keyboard.type(other.number);
    await desk.keyboard.press('Enter');
    await expect(pack.answer).toHaveAttribute('data-answer', 'bad');
    await expect(pack.answer).toContainText(stopped.number);
    await expectNothingFound(desk, 'a table that refuses');
    await pack.openOrder(ours.number);
    await pack.addBox(['1.4', '22', '17', '12']);
    await pack.finish('good');
    const [label] = await Promise.all([
      desk.waitForResponse((answer) => answer.url().endsWith('/marketplaces/label')),
      desk.context().waitForEvent('page'),
      desk.keyboard.press('F9'),
    ]);
    const { Data: paper } = (await label.json()) as { Data: { content: string } };
    expect(Buffer.from(paper.content, 'base64').toString('latin1')).toContain(sent.number);
  });
  await test.step('staff find what has to be stopped and take it back: its money returns', async () => {
    await openConsole(helpdesk, '/marketplaces');
    const waiting = helpdesk.getByRole('row').filter({ hasText: stopped.number });
    await expect(waiting.locator('[data-state=cancelling]')).toBeVisible();
    await expectNothingFound(helpdesk, 'what has to be stopped');
    await waiting.getByRole('link', { name: other.number }).click();
    await helpdesk.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = helpdesk.getByRole('dialog').last();
    await dialog.getByLabel('Reason').fill('Put back on its shelf');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect.poll(() => stepOf(stopped.number)).toBe('cancelled');
    expect(await balanceOf(shop, memberId)).toBe(100_000);
    const row = await seller.openOrders('order', stopped.number);
    await expect(row.locator('[data-state=cancelled]')).toBeVisible();
  });
  await test.step('the rest is bound to a first-mile number that the marketplace knows, and leaves', async () => {
    const firstMile = await seller.bind(sent.number);
    await expectNothingFound(page, 'what is bound');
    const { trackingNumber } = await knownThere(sent.number);
    expect(await knownThere(sent.number)).toMatchObject({ firstMile, status: 'PROCESSED' });
    const batch = new BatchPage(desk);
    await batch.open(line.name);
    // The box carries only the marketplace's label.
    await batch.load(trackingNumber!);
    await batch.close();
    await batch.handOver();
    // The open page updates by itself.
    await expect(page.getByRole('row').filter({ hasText: sent.number })).toHaveCount(0);
    const row = await seller.openOrders('ShippedOrder', sent.number);
    await expect(row.locator('[data-state=shipped]')).toBeVisible();
    await expectNothingFound(page, 'what was shipped');
  });
});

test('a shop without marketplaces has none of their pages, no way to them and no calls', async ({ page }) => {
  const without = 'northstar.localhost';
  const member = await newMember(without);
  await signInBrowser(page, member);
  const cookie = `${cookieNames.access}=${await accessTokenOf(page, without)}`;
  for (const path of ['shop', 'order', 'pendShipOrder', 'ShippedOrder', 'shipperUpload'])
    expect((await ask(without, `/shopee/${path}`, { cookie })).status, path).toBe(404);
  await openMemberPage(page, without, '/member/personal');
  await expect(page.locator('a[href="/member/flow"]').first()).toBeAttached();
  await expect(page.locator('a[href^="/shopee"]')).toHaveCount(0);
  const asked = send(marketplaceCalls.list, { pageIndex: 1, pageRows: 20 }, await asMember(member));
  await expect(asked).rejects.toMatchObject({ code: 403 });
});
