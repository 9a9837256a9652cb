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

/** A colour that is still changing is neither the old nor the new one, and its contrast nobody's. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Two frames: the scheme reaches the page's script, and what that draws begins its transitions.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Looks at a page in light and in dark. */
export async function expectNothingFound(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settleColours(page);
  const inLight = await findings(new AxeBuilder({ page }).withTags(standards));
  expect.soft(inLight, `${where}, light`).toEqual([]);
  if (!isInHalf(where.length)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await settleColours(page);
  const inDark = await findings(new AxeBuilder({ page }).withRules(colourRules));
  expect.soft(inDark, `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
