import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { type DemoShop, demoShop } from '../demo-data.ts';
import { changeMember, memberRow, type NewMember, newMember, newName, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { giveMoney } from '../payments.ts';
import { originOf, sql } from '../product.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, hydrated, openMemberPage, openPage, prefer, test } from '../test.ts';

const host = 'northstar.localhost';
const words = (key: string, gaps?: Record<string, string>) => text('en', 'agent', key, gaps);
/** A second user agent: the same browser at the same IP address would count as one person. */
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/155.0.0.0 Mobile Safari/537.36';

// The session check returns 401 before sign-in; the agent pages of a shop without the module return 404.
test.use({ meets: [401, 404], contextOptions: { reducedMotion: 'reduce' } });

/** A member applies, and finance staff approve the application. */
async function becomeAgent(page: Page, desk: Page, agent: NewMember, shop: DemoShop): Promise<void> {
  await openMemberPage(page, host, '/member/agent');
  await expect(page.locator('[data-agent-state=none]')).toBeVisible();
  await page.getByLabel(words('apply.words')).fill('I know three hundred people');
  await page.locator('[data-apply]').click();
  await expect(page.locator('[data-agent-state=applied]')).toBeVisible();
  await expectNothingFound(page, 'an application');

  await signInStaff(desk, await newStaff(shop, 'finance'));
  await openConsole(desk, `/agents?search=${agent.memberCode}`);
  await desk.getByRole('link', { name: agent.memberCode }).click();
  await desk.locator('[data-act=approve]').click();
  const dialog = desk.getByRole('dialog', { name: agent.memberCode });
  await dialog.getByRole('combobox').click();
  await desk.locator('.ant-select-item-option').first().click();
  await dialog.getByRole('button', { name: text('en', 'agents', 'approve') }).click();
  await expect(dialog).toHaveCount(0);
  // The open page updates by itself.
  await expect(page.locator('[data-figure=available]')).toBeVisible();
}

async function registerBy(friend: Page, link: string): Promise<NewMember> {
  const session = (key: string) => text('en', 'session', key);
  const { pathname, search } = new URL(link);
  await openPage(friend, host, `${pathname}${search}`);
  await hydrated(friend);
  const username = newName('friend');
  const main = friend.getByRole('main');
  await expect(main.getByLabel(session('referral.agentCode'))).not.toBeEditable();
  await main.getByLabel(session('username.label')).fill(username);
  await friend.getByLabel(session('password.label'), { exact: true }).fill('a long password');
  await friend.getByRole('checkbox').check();
  await friend.getByRole('button', { name: session('register.submit'), exact: true }).click();
  await expect(friend).toHaveURL(`${originOf(host)}/member/personal`);
  await friend.keyboard.press('Escape');
  return { host, username, password: 'a long password', memberCode: '' };
}

/** A figure on the agent's open page, without a reload. */
const figure = (page: Page, name: string) => page.locator(`[data-figure=${name}]`);

test('a friend registers by an agent’s link, pays and receives; what is earned ends in the agent’s balance', async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const shop = await demoShop(host);
  const agent = await newMember(host);
  const desk = await openBrowser({ reducedMotion: 'reduce' });
  await prefer(page, host, 'en');
  await signInBrowser(page, agent);
  await becomeAgent(page, desk, agent, shop);
  await openMemberPage(page, host, '/member/recommend');
  const link = (await page.locator('[data-own-link]').textContent())!.trim();
  expect(link).toBe(`${originOf(host)}/register?AgentId=${agent.memberCode}`);
  await expectNothingFound(page, 'recommend a friend');
  const download = page.waitForEvent('download');
  await page.locator('[data-poster]').click();
  expect((await download).suggestedFilename()).toBe(`poster-${agent.memberCode}.png`);

  const friend = await openBrowser({ reducedMotion: 'reduce', userAgent: phone });
  await prefer(friend, host, 'en');
  const member = await registerBy(friend, link);
  await changeMember(member, `name = 'Fanny Friend'`);
  const { id: memberId } = await memberRow<{ id: number }>(member, 'id');
  await giveMoney(shop, memberId, 20_000);
  const [order] = await ordersOf(member, shop, [{ step: 'unpaid', totalMinor: 12_000 }]);

  await openMemberPage(page, host, '/member/agent?tab=members');
  await expect(page.getByRole('table')).toContainText('F**');
  await openMemberPage(page, host, '/member/agent');
  await openMemberPage(friend, host, `/member/order?open=${order!.id}`);
  await friend.locator('[data-act=pay]').first().click();
  const panel = friend.locator('[data-pay-panel]');
  await panel.locator('[data-way=balance] input').check();
  await panel.getByRole('button', { name: '¥120.00' }).click();
  await expect(panel).toHaveAttribute('data-payment-state', 'settled');
  // 10% of the freight, by the demo's first plan.
  await expect(figure(page, 'pending')).toContainText('12.00');
  await expect(page.locator('[data-state=pending]').first()).toBeVisible();

  // Stands in for the warehouse steps.
  await sql(`update shop_order set step = 'shipped', shipped_at = now() where id = $1`, [order!.id]);
  await sql(`update parcel set state = 'shipped' where order_id = $1`, [order!.id]);
  await openMemberPage(friend, host, `/member/order?open=${order!.id}`);
  const drawer = friend.getByRole('dialog', { name: text('en', 'order', 'drawer.title') });
  await drawer.locator('[data-act=receive]').click();
  await friend.locator('[data-receive]').click();
  await expect(drawer.locator('[data-step=completed]')).toBeVisible();
  await expect(figure(page, 'confirmed')).toContainText('12.00');

  await sql(`update earning set available_at = now() where order_id = $1`, [order!.id]);
  await expect(figure(page, 'available')).toContainText('12.00');
  await page.locator('tbody [data-row-link]').first().click();
  await expect(page.getByRole('dialog')).toContainText('10%');
  await expectNothingFound(page, 'an earning');
  await page.keyboard.press('Escape');

  await page.locator('[data-withdraw]').click();
  await expect(page.locator('[data-summary]')).toContainText(agent.memberCode);
  await expectNothingFound(page, 'withdrawing earnings');
  await page.locator('[data-move]').click();
  await expect(figure(page, 'moved')).toContainText('12.00');
  await expect(figure(page, 'available')).toContainText('0.00');
  const { id: agentId } = await memberRow<{ id: number }>(agent, 'id');
  const [books] = await sql<{ cash: number; earnings: number }>(
    `select sum(balance) filter (where kind = 'cash')::int as cash,
       sum(balance) filter (where kind = 'earnings')::int as earnings
     from ledger_account where owner_id = $1 and tenant_id = $2`,
    [agentId, shop.tenantId],
  );
  expect(books).toEqual({ cash: 1200, earnings: 0 });
});

test('a shop without agents has neither the pages nor the menu', async ({ page }) => {
  const member = await newMember('saomai.localhost');
  await prefer(page, 'saomai.localhost', 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, 'saomai.localhost', '/member/personal');
  await expect(page.locator('a[href="/member/agent"], a[href="/member/recommend"]')).toHaveCount(0);
  for (const path of ['/member/agent', '/member/recommend']) {
    const answer = await page.goto(`${originOf('saomai.localhost')}${path}`);
    expect(answer!.status()).toBe(404);
  }
});
