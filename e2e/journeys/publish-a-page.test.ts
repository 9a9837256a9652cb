import type { Page } from '@playwright/test';
import { expectNothingFound } from '../axe.ts';
import { text } from '../messages.ts';
import { originOf, sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

// Visitors find no page at the address of a draft.
test.use({ meets: [404], contextOptions: { reducedMotion: 'reduce' } });
// The job that publishes runs once a minute.
test.slow();

const words = (key: string, gaps?: Record<string, string>) => text('en', 'studio', key, gaps);
const drawer = (page: Page) => page.locator('.ant-drawer');
const field = (page: Page, label: string) => drawer(page).getByLabel(label, { exact: true });

test('a help page is drafted, previewed on the shop’s host, scheduled and published', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('harbour.localhost', newHost('publish'));
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, '/studio/article');

  // A new page is left as a draft.
  await page.keyboard.press('n');
  await expect(drawer(page)).toBeVisible();
  await drawer(page).getByRole('combobox').first().click();
  await page.locator('.ant-select-item-option', { hasText: words('choice.article.type.help') }).click();
  await field(page, words('field.titles')).fill('春節安排');
  await drawer(page).locator('.tiptap').fill('倉庫在春節期間休息。');
  await drawer(page).locator('[data-save-draft]').click();
  await expect(drawer(page).locator('[data-draft-status]')).toContainText(
    words('draft.saved', { time: '' }).trim(),
  );
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  const listed = page.locator('[data-new-draft]', { hasText: '春節安排' });
  await expect(listed).toBeVisible();
  await expectNothingFound(page, 'a draft of a new page');

  // It is continued and previewed at the shop's own host.
  await listed.getByRole('link', { name: words('draft.continue') }).click();
  await expect(field(page, words('field.titles'))).toHaveValue('春節安排');
  const opening = page.context().waitForEvent('page');
  await drawer(page).locator('[data-preview-draft]').click();
  const preview = await opening;
  await preview.waitForURL(`${originOf(shop.host)}/help/rich?id=*`);
  await expect(preview.getByRole('heading', { name: '春節安排' })).toBeVisible();
  await expect(preview.locator('[data-preview]')).toBeVisible();
  await expectNothingFound(preview, 'a preview');
  const address = preview.url();
  const visitor = await openBrowser();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await preview.locator('[data-preview] a').click();
  await expect(preview.locator('[data-preview]')).toHaveCount(0);
  await preview.close();

  // It is scheduled; the test lets the time come.
  await drawer(page).locator('[data-schedule]').click();
  await expectNothingFound(page, 'the schedule of a page');
  await page
    .locator('.ant-modal')
    .getByRole('button', { name: words('schedule.confirm'), exact: true })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(listed).toContainText(words('schedule.at', { time: '', zone: '' }).replaceAll(/[ ,]+$/g, ''));
  await sql(
    `update record_draft set publish_at = now() where tenant_id = $1 and resource = 'article' and publish_at is not null`,
    [shop.tenantId],
  );
  await expect(async () => {
    const rows = await sql<{ id: number }>(
      `select id from article where tenant_id = $1 and titles ->> 'zhHanT' = '春節安排'`,
      [shop.tenantId],
    );
    expect(rows).toHaveLength(1);
    expect((await visitor.goto(`${originOf(shop.host)}/help/rich?id=${rows[0]!.id}`))?.status()).toBe(200);
  }).toPass({ intervals: [2000], timeout: 100_000 });
  await expect(visitor.getByRole('heading', { name: '春節安排' })).toBeVisible();
  await expect(visitor.locator('[data-preview]')).toHaveCount(0);
});
