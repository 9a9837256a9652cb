import { expectNothingFound } from '../axe.ts';
import { demoShop } from '../demo-data.ts';
import { memberRow, newMember, signInBrowser } from '../members.ts';
import { deliver } from '../pages/cod.ts';
import { CodDesk, shippedOrder } from '../pages/cod-money.ts';
import { sql } from '../product.ts';
import { newStaff, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';

// The session check returns 401 before sign-in.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

test('what carriers collect is stated, settled with a difference, and paid into the seller’s wallet', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const [member, clerk, finance] = await Promise.all([
    newMember(host),
    newStaff(shop, 'clerk'),
    newStaff(shop, 'finance'),
  ]);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  const orders = [await shippedOrder(shop, id), await shippedOrder(shop, id)] as const;
  const [carrier] = await sql<{ name: string }>(
    `select carrier.names ->> 'en' as name from shop_order join line using (tenant_id, shop_id)
     join carrier using (tenant_id, shop_id)
     where shop_order.id = $1 and line.id = shop_order.line_id and carrier.id = line.carrier_id`,
    [orders[0].id],
  );
  const [door, books] = [
    await openBrowser({ reducedMotion: 'reduce' }),
    await openBrowser({ reducedMotion: 'reduce' }),
  ];
  await prefer(page, host, 'en');
  await Promise.all([signInBrowser(page, member), signInStaff(door, clerk), signInStaff(books, finance)]);

  await openMemberPage(page, host, '/cod/order?tab=remittances');
  const place = (where: string) => page.locator(`[data-place=${where}]`);
  await expect(place('expected')).toContainText('2 orders');
  for (const order of orders) await deliver(door, shop, { ...order, step: 'shipped' });
  // The worker books it, and the open page updates.
  await expect(place('collected')).toContainText('2 orders');
  await expectNothingFound(page, 'a seller’s money');

  const desk = new CodDesk(books);
  await test.step('one line is short: somebody decides, then the statement is settled', async () => {
    await desk.enterStatement(carrier!.name, [
      [orders[0].billNumber, 1000],
      [orders[1].billNumber, 900],
    ]);
    await expect(books.locator('[data-act=settle]')).toBeDisabled();
    await expectNothingFound(books, 'a statement');
    await desk.decide(orders[1].billNumber, 'Write off');
    await desk.settle();
  });
  await desk.remit(member.memberCode);

  const [paid] = await sql<{ net: number; states: string[] }>(
    `select net_minor::int as net, (select array_agg(distinct state) from cod_order where member_id = $1) as states
     from cod_remittance where member_id = $1`,
    [id],
  );
  expect(paid!.states).toEqual(['remitted']);
  await openMemberPage(page, host, '/cod/order?tab=remittances');
  await expect(place('remitted')).toContainText('2 orders');
  await openMemberPage(page, host, '/member/flow?do=withdraw');
  await expect(page.locator('[data-balance]').first()).toHaveAttribute('data-balance', String(paid!.net));
  await expect(page.getByRole('dialog')).toBeVisible();
  await desk.open('overview');
  await expectNothingFound(books, 'the overview of collected money');
});
