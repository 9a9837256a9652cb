import { totpCode } from '@onehaul/testing/totp-code';
import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// The session check returns 401 before sign-in and after access ended.
test.use({ meets: [401], contextOptions: { reducedMotion: 'reduce' } });

const access = (key: string) => text('en', 'operatorAccess', key);
const companies = (key: string) => text('en', 'companies', key);
const health = (key: string) => text('en', 'companyHealth', key);
const words = (key: string) => text('en', 'console', key);
const banner = (page: Page) => page.getByText(/^Support visit at/);

/** A company whose background work fails, as the job that measures it would leave it. */
async function failing(tenantId: number) {
  await sql(
    `insert into job_failure (tenant_id, job, kind, error) values ($1, 'ledger-check', 'job', 'Not balanced')`,
    [tenantId],
  );
  await sql(
    `insert into company_health (tenant_id, reasons, unclaimed, unclaimed_week, unclaimed_month, waiting_events,
       parked_events, failed_jobs, payouts, payout_minor, cod_orders, cod_minor)
     values ($1, '{failedJobs}', 0, 0, 0, 0, 0, 1, 0, 0, 0, 0)
     on conflict (tenant_id) do update set reasons = excluded.reasons, failed_jobs = 1`,
    [tenantId],
  );
}

test('support enters a company while its owner allows it, reads, and is out at once when the owner revokes', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('visit'));
  const operator = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(operator, await newStaff({ tenantId: 1 }, 'operator'));
  await openConsole(operator, `/companies?open=${shop.tenantId}`);
  const drawer = operator.getByRole('dialog', { name: companies('one') });
  await expect(drawer).toContainText(companies('accessNone'));

  const owner = await newStaff(shop, 'owner');
  const secret = await signInStaff(page, owner);
  await openConsole(page, '/support-access');
  await expectNothingFound(page, 'no support access yet');
  await page.getByRole('button', { name: access('grant') }).click();
  const form = page.getByRole('dialog', { name: access('grantTitle') });
  await form.getByLabel(access('note')).fill('Prices to Hong Kong look wrong');
  // The code of the sign-in is used; a real person waits for the next one.
  await sql('update staff set totp_last_step = 0 where email = $1', [owner.email]);
  await form.getByLabel(access('code')).fill(totpCode(secret!));
  await expectNothingFound(page, 'giving support access');
  await form.getByRole('button', { name: access('grant') }).click();
  await expect(page.getByText(access('state.live'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: words('visit.manage') })).toBeVisible();
  await expectNothingFound(page, 'support access');

  await failing(shop.tenantId);
  await openConsole(operator, `/companies?sort=attention&health=attention&open=${shop.tenantId}`);
  await expect(drawer).toContainText('Prices to Hong Kong look wrong');
  await expect(drawer.locator('[data-health=attention]')).toContainText(health('reason.failedJobs'));
  await expect(drawer.getByRole('figure')).toHaveCount(4);
  await expectNothingFound(operator, 'a company that gave access');
  await drawer.getByRole('button', { name: companies('enter') }).click();
  await expect(banner(operator)).toBeVisible();
  await openConsole(operator, '/tariffs');
  await expect(banner(operator)).toBeVisible();
  await expectNothingFound(operator, 'a visit of support');

  await page.reload();
  await page.getByRole('button', { name: access('revoke') }).click();
  await page
    .getByRole('dialog', { name: access('revokeTitle') })
    .getByRole('button', { name: access('revoke') })
    .click();
  await expect(page.getByText(access('state.revoked'), { exact: true })).toBeVisible();
  await operator.reload();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText(words('signIn.title.password'));
});

test('an owner sees plan, usage and agreed terms, and an operator plans an announcement', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('plan'));
  await signInStaff(page, await newStaff(shop, 'owner'));
  await openConsole(page, '/plan');
  await expect(page.getByRole('progressbar')).toHaveCount(4);
  await expectNothingFound(page, 'plan and usage');
  await openConsole(page, '/domains');
  await expect(page.getByRole('heading', { name: text('en', 'hosts', 'sender.title') })).toBeVisible();
  await expectNothingFound(page, 'domains and the sender of mails');

  const operator = await openBrowser({ reducedMotion: 'reduce' });
  await signInStaff(operator, await newStaff({ tenantId: 1 }, 'operator'));
  await openConsole(operator, `/companies?open=${shop.tenantId}`);
  const drawer = operator.getByRole('dialog', { name: companies('one') });
  await drawer.getByRole('button', { name: companies('setLimit') }).click();
  const limit = operator.getByRole('dialog', { name: companies('limitTitle') });
  await limit.getByLabel(companies('limitAmount')).fill('12345');
  await limit.getByLabel(companies('limitReason')).fill('Peak season');
  await limit.getByLabel(companies('limitEndsOn')).fill('2099-01-31');
  await expectNothingFound(operator, 'the form of a limit');
  await limit.getByRole('button', { name: companies('limitSubmit') }).click();
  await expect(drawer).toContainText('Peak season');
  await drawer.getByRole('button', { name: companies('setModules') }).click();
  const modules = operator.getByRole('dialog', { name: companies('modulesTitle') });
  await modules.getByRole('checkbox', { name: words('module.consolidation') }).uncheck();
  await expect(modules).toContainText(companies('modulesLost'));
  await modules.getByLabel(companies('limitReason')).fill('Not contracted');
  await expectNothingFound(operator, 'the form of modules');
  await modules.getByRole('button', { name: companies('modulesSubmitOff') }).click();
  await expect(modules).toBeHidden();
  await openConsole(page, '/plan');
  await expect(page.locator('[data-quantity=parcels]')).toContainText('12,345');
  await expect(page.getByText('Peak season')).toBeVisible();
  await expect(page.getByText(text('en', 'usage', 'agreedModules'))).toBeVisible();
  await expectNothingFound(page, 'terms agreed with a company');

  await openConsole(operator, '/plans');
  const plan = (key: string) => text('en', 'usage', key);
  await operator.getByRole('button', { name: plan('planAdd') }).click();
  const terms = operator.getByRole('dialog', { name: plan('planAdd') });
  const key = `journey-${shop.tenantId}`;
  await terms.getByLabel(plan('planKey')).fill(key);
  for (const language of ['English', 'Tiếng Việt', '简体中文', '繁體中文'])
    await terms.getByLabel(language).fill('Journey');
  await terms.getByLabel(plan('quantity.callsPerMinute')).fill('600');
  await terms.getByLabel(plan('price'), { exact: true }).fill('99');
  await expectNothingFound(operator, 'the form of a plan');
  await terms.getByRole('button', { name: plan('planPublish') }).click();
  await expect(operator.getByText(`${key}, version 1`)).toBeVisible();
  await expectNothingFound(operator, 'plans');

  await sql(
    `insert into company_invoice (tenant_id, month, number, language, company, issuer, plan, parcels, currency_code,
       total_minor, issued_at)
     values ($1::int, '2026-01-01', 'J-' || $1::int, 'en', 'Journey', 'Onehaul', 'Standard', 3, 'CNY', 199900, '2026-02-01')`,
    [shop.tenantId],
  );
  await openConsole(operator, '/invoices?state=overdue');
  const row = operator.getByRole('row', { name: new RegExp(`J-${shop.tenantId}`) });
  await expectNothingFound(operator, 'overdue invoices');
  await row.getByRole('button', { name: plan('markPaid') }).click();
  const payment = operator.getByRole('dialog', { name: plan('markPaid') });
  await payment.getByLabel(plan('reference')).fill('Transfer 77');
  await payment.getByRole('button', { name: plan('markPaid') }).click();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(page.locator('section[aria-labelledby=usage-invoices]')).toContainText('Paid');

  await openConsole(operator, '/announcements');
  const news = (key: string) => text('en', 'platformAnnouncements', key);
  await operator.getByRole('button', { name: news('add') }).click();
  const form = operator.getByRole('dialog', { name: news('add') });
  for (const language of ['English', 'Tiếng Việt', '简体中文', '繁體中文'])
    await form.getByLabel(language).fill('Maintenance on Sunday');
  // In the far future, so that no other journey sees it.
  await form.getByLabel(news('startsAt')).fill('2099-01-01T10:00');
  await form.getByLabel(news('endsAt')).fill('2099-01-01T12:00');
  await expectNothingFound(operator, 'the form of an announcement');
  await form.getByRole('button', { name: news('add') }).click();
  await expect(operator.getByText(news('state.planned'))).toBeVisible();
  await expectNothingFound(operator, 'announcements');
});
