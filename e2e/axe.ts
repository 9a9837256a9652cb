import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { isInHalf } from './turns.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** All that depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds, one line each: rule, place and how to mend it. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  // There are no frames to gather results from, so one page is enough.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Looks at a page in light and in dark. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await findings(new AxeBuilder({ page }).withTags(standards));
  expect.soft(inLight, `${where}, light`).toEqual([]);
  if (!isInHalf(where.length)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await findings(new AxeBuilder({ page }).withRules(colourRules));
  expect.soft(inDark, `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
