import type { Page } from '@playwright/test';
import { newMember } from '../members.ts';
import { text } from '../messages.ts';
import { sql } from '../product.ts';
import { copyShop, newHost } from '../shop-copy.ts';
import { newStaff, openConsole, signInStaff } from '../staff.ts';
import { expect, test } from '../test.ts';

const words = (key: string, gaps?: Record<string, string>) => text('en', 'memberPage', key, gaps);

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

test('a balance is adjusted by two people, who both see the amount, the direction and the result', async ({
  page,
  openBrowser,
}) => {
  const shop = await copyShop('northstar.localhost', newHost('wallet'));
  const person = await newMember(shop.host);
  const [{ shop_id: shopId, id } = { shop_id: 0, id: 0 }] = await sql<{ shop_id: number; id: number }>(
    'select shop_id, id from member where code = $1 and tenant_id = $2',
    [person.memberCode, shop.tenantId],
  );
  const address = `/members/${shopId}/${id}?tab=money`;
  await signInStaff(page, await newStaff(shop, 'admin'));
  await openConsole(page, address);
  await page.getByRole('button', { name: words('adjust.open') }).click();
  const form = dialog(page, words('adjust.title', { code: person.memberCode }));
  await form.getByLabel(words('adjust.amount')).fill('25');
  await form.getByLabel(words('adjust.reason'), { exact: true }).fill('Paid twice at the counter');
  // Without a direction nothing goes on.
  await form.getByRole('button', { name: words('adjust.next') }).click();
  await expect(form.getByText(text('en', 'workbench', 'form.required'))).toBeVisible();
  await form.getByText(words('adjust.deduct'), { exact: true }).click();
  await expect(form.locator('[data-result]')).toContainText(words('adjust.belowZero'));
  await form.getByText(words('adjust.add'), { exact: true }).click();
  await expect(form.locator('[data-result="2500"]')).toBeVisible();
  await form.getByRole('button', { name: words('adjust.next') }).click();

  const confirm = dialog(page, words('adjust.confirmAdd'));
  await expect(confirm).toContainText(person.memberCode);
  await expect(confirm).toContainText(words('adjust.adds', { amount: '¥25.00' }));
  await confirm.getByRole('button', { name: words('adjust.request') }).click();
  await expect(page.locator('[data-adjustment]')).toContainText(words('adjust.second'));
  await expect(page.getByRole('button', { name: words('adjust.approve') })).toHaveCount(0);
  await expect(page.locator('[data-figure="balance"]')).toHaveText('¥0.00');

  const second = await openBrowser();
  await signInStaff(second, await newStaff(shop, 'finance'));
  await openConsole(second, '/finance?tab=adjustments');
  await second.getByRole('link', { name: person.memberCode }).click();
  await second.getByRole('button', { name: words('adjust.approve') }).click();
  const approval = dialog(second, words('adjust.confirmAdd'));
  await expect(approval.locator('[data-result="2500"]')).toBeVisible();
  await approval.getByRole('button', { name: words('adjust.approve') }).click();
  await expect(second.locator('[data-figure="balance"]')).toHaveText('¥25.00');
  await expect(second.locator('[data-adjustment]')).toHaveCount(0);
  await expect(second.getByRole('row').filter({ hasText: 'Paid twice at the counter' })).toContainText(
    '+¥25.00',
  );
});
