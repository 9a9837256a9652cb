import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Chooses the first option that contains the text from a combobox list. The list moves while its options
 * load, so a click may miss: it counts only when the field displays the choice.
 */
export async function choose(field: Locator, wanted: string, { isTyped = false } = {}): Promise<void> {
  const page = field.page();
  const select = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  const list = page.locator('.ant-select-dropdown:visible');
  const option = list.locator('.ant-select-item-option').filter({ hasText: wanted }).first();
  await expect(async () => {
    if ((await field.getAttribute('aria-expanded')) !== 'true') await field.click();
    if (isTyped) await field.fill(wanted);
    // A long list is virtualized and renders only visible options.
    if (!(await option.isVisible())) await scrollOn(list);
    await option.click({ timeout: 2000 });
    await expect(field).toHaveAttribute('aria-expanded', 'false', { timeout: 2000 });
    await expect(select).toContainText(wanted, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
}

/** Scrolls down a list, and from its end back to the top. */
async function scrollOn(list: Locator): Promise<void> {
  const holder = list.locator('.ant-select-dropdown-list-holder');
  if ((await holder.count()) === 0) return;
  await holder.evaluate((element) => {
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
    element.scrollTop = isAtEnd ? 0 : element.scrollTop + element.clientHeight / 2;
  });
}
