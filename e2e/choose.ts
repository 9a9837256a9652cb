import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Chooses from the list that opens under a field, the first of what contains the words. The list moves while its options
 * arrive, and a click may miss them: it counts when the field shows what was chosen.
 */
export async function choose(field: Locator, wanted: string, { isTyped = false } = {}): Promise<void> {
  const page = field.page();
  const select = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  const options = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click();
    if (isTyped) await field.fill(wanted);
    await options.filter({ hasText: wanted }).first().click({ timeout: 5000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });
    await expect(select).toContainText(wanted, { timeout: 2000 });
  }).toPass();
}
