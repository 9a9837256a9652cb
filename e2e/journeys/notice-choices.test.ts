import { languages } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { mailsTo } from '../mails.ts';
import { changeMember, memberRow, newMember, type NewMember, signInBrowser } from '../members.ts';
import { text } from '../messages.ts';
import { originOf, sql } from '../product.ts';
import { expectInLanguage, expectNoSidewaysScroll } from '../screen.ts';
import { expect, openMemberPage, prefer, test } from '../test.ts';

const host = 'harbour.localhost';
const words = (key: string, values?: Record<string, string>) => text('en', 'notify', key, values);

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' }, meets: [401] });

/** Emits an event for a member, as a transaction would. */
async function happen(member: NewMember, topic: NoticeKind, number: string): Promise<void> {
  const whose = await memberRow<{ tenant_id: number; shop_id: number; id: number }>(
    member,
    'tenant_id, shop_id, id',
  );
  await sql(
    `insert into outbox (tenant_id, shop_id, member_id, topic, subject_id, details) values ($1, $2, $3, $4, 1, $5)`,
    [whose.tenant_id, whose.shop_id, whose.id, topic, { number }],
  );
}

/** A new member without notices: the welcome notices are removed. */
async function newListener(): Promise<NewMember> {
  const member = await newMember(host);
  const { id } = await memberRow<{ id: number }>(member, 'id');
  const waiting = () =>
    sql(
      `select member_id from member_task where member_id = $1
       union all select member_id from outbox where member_id = $1 and relayed_at is null`,
      [id],
    );
  await expect.poll(waiting).toHaveLength(0);
  await sql('delete from notice where member_id = $1', [id]);
  return member;
}

const unread = (page: Page) => page.getByRole('navigation').locator('[data-unread]:visible').first();
const box = (page: Page, kind: NoticeKind, channel: string) =>
  page.locator(`[data-kind=${kind}] [data-channel=${channel}]`).getByRole('checkbox');

test('a member who switched one mail off gets the others, and every notice on the page', async ({ page }) => {
  const member = await newListener();
  const email = `${member.username}@journeys.test`;
  await changeMember(member, 'email = $3', email);
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/notify?tab=choices');
  await expect(page.locator('[data-where=mail]')).toContainText(email);
  await expect(page.locator('[data-where=sms]')).toContainText(words('why.sms.noAddress'));

  const paid = box(page, 'orderPaid', 'mail');
  await expect(paid).toBeChecked();
  await paid.uncheck();
  await expect(page.locator('[data-tone=positive]').last()).toContainText(words('choices.saved'));
  // Undone, and chosen again.
  await page
    .locator('[data-undo]')
    .getByRole('button', { name: words('choices.undo') })
    .click();
  await expect(paid).toBeChecked();
  await expect(page.locator('[data-tone=positive]').last()).toContainText(words('choices.undone'));
  await paid.uncheck();
  await expect(page.locator('[data-tone=positive]').last()).toContainText(words('choices.saved'));
  await page.reload();
  await expect(paid).not.toBeChecked();
  await expect(box(page, 'orderShipped', 'mail')).toBeChecked();
  await expectNothingFound(page, 'choices');

  await happen(member, 'orderPaid', 'QUIET1');
  await happen(member, 'orderShipped', 'LOUD2');
  expect((await mailsTo(email, 'LOUD2')).length).toBe(1);
  await expect.poll(() => sql(`select from notice where details ->> 'number' = 'QUIET1'`)).toHaveLength(1);
  const left = await sql<{ channel: string }>(
    `select channel from notice_delivery d join notice n on n.id = d.notice_id and n.tenant_id = d.tenant_id
     where n.details ->> 'number' = 'QUIET1'`,
  );
  expect(left).toEqual([]);
  await openMemberPage(page, host, '/member/notify');
  await expect(page.locator('[data-notice]')).toHaveCount(2);
});

test('what is read in one tab is read in the other, at once', async ({ page, context }) => {
  const member = await newListener();
  await prefer(page, host, 'en');
  await signInBrowser(page, member);
  await openMemberPage(page, host, '/member/notify');
  await expect(page.getByRole('heading', { name: words('emptyTitle') })).toBeVisible();
  const other = await context.newPage();
  await openMemberPage(other, host, '/member/notify');
  await expect(other.getByRole('heading', { name: words('emptyTitle') })).toBeVisible();

  for (const [kind, number] of [
    ['parcelStored', 'SF1'],
    ['orderPaid', 'H1'],
    ['withdrawalPaid', 'W1'],
  ] as const) {
    await happen(member, kind, number);
  }
  for (const tab of [page, other]) {
    await expect(unread(tab)).toHaveAttribute('data-unread', '3');
    await expect(tab.locator('[data-notice][data-read=false]')).toHaveCount(3);
  }
  await page
    .locator('[data-notice=orderPaid]')
    .getByRole('button', { name: /Mark as read/ })
    .click();
  for (const tab of [page, other]) {
    await expect(unread(tab)).toHaveAttribute('data-unread', '2');
    await expect(tab.locator('[data-notice=orderPaid]')).toHaveAttribute('data-read', 'true');
  }
  // The filters are in the URL.
  await page.goto(`${new URL(page.url()).origin}/member/notify?subject=order`);
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await page.goto(`${new URL(page.url()).origin}/member/notify?unread=1`);
  await expect(page.locator('[data-notice]')).toHaveCount(2);
  await expect(page.locator('[data-notice=withdrawalPaid]').getByRole('link')).toHaveAttribute(
    'href',
    '/member/flow?tab=withdrawals',
  );
  await page.locator('[data-read-all]').click();
  await expect(page.getByRole('heading', { name: words('allReadTitle') })).toBeVisible();
  await expect(other.locator('[data-notice][data-read=false]')).toHaveCount(0);
  await expect(other.locator('[data-unread]')).toHaveCount(0);
});

test('the choices read well in every language, also on a phone', async ({ page }) => {
  const member = await newMember(host);
  await signInBrowser(page, member);
  for (const language of languages) {
    await prefer(page, host, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMemberPage(page, host, '/member/notify?tab=choices');
    await expect(page.locator('[data-choices]')).toBeVisible();
    await expectInLanguage(page, language, 'choices');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'choices on a phone');
  }
});

test('a browser shows what it is pushed, once for each notice', async ({ page, context }) => {
  const origin = originOf(host);
  await context.grantPermissions(['notifications'], { origin });
  await page.goto(`${origin}/robots.txt`);
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/service-worker.js');
    await new Promise<void>((resolve) => {
      installing!.addEventListener('statechange', () => installing!.state === 'activated' && resolve());
    });
  });
  const registrationId = await registered;
  const told = {
    tag: 'notice-7',
    title: 'Order H1 has been shipped',
    text: 'It left.',
    path: '/member/order',
  };
  for (let times = 0; times < 2; times++) {
    const data = JSON.stringify(told);
    await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const all = await registration!.getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: told.title, body: told.text, tag: told.tag, data: { path: told.path } }]);
});
