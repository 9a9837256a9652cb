import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { changeMember, newMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { ordersOf } from '../orders.ts';
import { originOf, sql } from '../product.ts';
import { expectNoSidewaysScroll } from '../screen.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'order', key, gaps);
const desk = (key: string) => text('en', 'reviewDesk', key);

/** The section of the home page, with a page that every visit loads anew. */
async function visitHome(page: Page, host: string) {
  await page.goto(`${originOf(host)}/index`);
  return page.getByRole('region', { name: text('en', 'review', 'title') });
}

/** Pages follow a change within two seconds (064). */
const followed = { timeout: 10_000 };

/** The session check returns 401 before sign-in. */
test.use({ meets: [401] });

test('U-18: a member allows a review to be shown on a phone, staff show it, a visitor reads it, the member withdraws it', async ({
  page: member,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('reviews'));
  const { host } = shop;
  const decider = await newStaff(shop, 'admin');
  const author = await newMember(host);
  await changeMember(author, `name = 'Orchid Phantom'`);
  const [order] = await ordersOf(author, shop, [{ step: 'completed' }]);
  const visitor = await openBrowser();
  await Promise.all([prefer(visitor, host, 'en'), prefer(member, host, 'en')]);
  await expect(await visitHome(visitor, host)).toHaveCount(0);

  await member.setViewportSize({ width: 390, height: 844 });
  await signInBrowser(member, author);
  await openMemberPage(member, host, `/member/order?open=${order!.id}`);
  const consent = member.getByRole('checkbox', { name: words('review.mayShow') });
  await expect(consent).not.toBeChecked();
  await member
    .getByRole('radio', { name: words('review.star_other', { count: '5' }) })
    .check({ force: true });
  await member.getByLabel(words('review.words')).fill(`Five days to Leeds, call Orchid Phantom 07700 900123`);
  await consent.check();
  await expectNoSidewaysScroll(member, 'the form of a review');
  await member.locator('[data-send-review]').click();
  const choice = member.getByRole('switch', { name: words('review.mayShow') });
  await expect(choice).toBeChecked();
  await expect(member.getByText(words('review.isAllowed'))).toBeVisible();

  const staff = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(staff, decider);
  await openConsole(staff, '/reviews');
  await staff.getByRole('link', { name: order!.number }).click();
  const drawer = staff.getByRole('dialog', { name: desk('one') });
  await expect(drawer.locator('[data-as-shown]')).toContainText('Five days to Leeds, call *** ***');
  await expectNothingFound(staff, 'the drawer of a review');
  await drawer.locator('[data-act=show]').click();
  await expect(drawer.getByText(text('en', 'console', 'handled.title'))).toBeVisible();

  await expect(async () => {
    const shown = await visitHome(visitor, host);
    await expect(shown).toContainText('Five days to Leeds, call *** ***', { timeout: 500 });
  }).toPass(followed);
  const section = await visitHome(visitor, host);
  await expect(section).toContainText('O**');
  await expect(section).toContainText(text('en', 'review', 'average', { average: '5.0' }));
  await expect(section.locator('figure blockquote')).toHaveCount(1);
  // As it was sent: no script is needed, and its data names nobody either.
  const html = await (await visitor.goto(`${originOf(host)}/index`))!.text();
  expect(html).toMatch(/<blockquote[^>]*><p>Five days to Leeds, call \*\*\* \*\*\*<\/p>/);
  for (const secret of ['Phantom', '900123', author.memberCode, order!.number])
    expect(html).not.toContain(secret);
  const [acts] = await sql<{ count: number }>(
    `select count(*)::int from audit where tenant_id = $1 and act = 'reviews/show'`,
    [shop.tenantId],
  );
  expect(acts).toEqual({ count: 1 });

  await openMemberPage(member, host, `/member/order?open=${order!.id}`);
  await expect(member.getByText(words('review.isShown'))).toBeVisible();
  await choice.uncheck();
  await expect(member.getByText(words('review.withdrawn'))).toBeVisible();
  await expect(choice).not.toBeChecked();
  await expect(async () => {
    await expect(await visitHome(visitor, host)).toHaveCount(0, { timeout: 500 });
  }).toPass(followed);
  await openConsole(staff, '/reviews?state=private');
  await expect(staff.getByRole('row')).toHaveCount(2);
});
