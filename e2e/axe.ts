import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { isInHalf } from './turns.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** Rules that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe violations, one line each: rule, element and fix. */
async function findings(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode analyzes in one page, which suffices because there are no frames.
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits for colour transitions to end: an intermediate colour has a meaningless contrast. */
async function settleColours(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A headless browser sometimes draws no frame until something else happens.
    const atMost = (ms: number, done: Promise<unknown>) =>
      Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
    // Two frames: the scheme reaches the page's script, and the resulting render starts its transitions.
    for (let frame = 0; frame < 2; frame++) await atMost(2000, new Promise(requestAnimationFrame));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await atMost(10_000, Promise.allSettled(transitions.map(({ finished }) => finished)));
  });
}

/** Analyzes a page in the light and the dark scheme. */
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
