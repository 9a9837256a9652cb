import { type Language, languageTags } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { messageKeys } from './messages.ts';
import { expect } from './test.ts';

/** Expects no horizontal overflow. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const width = page.viewportSize()!.width;
  const widest = () =>
    page.evaluate(() => {
      window.scrollTo(10_000, window.scrollY);
      return Math.max(document.documentElement.scrollWidth, window.innerWidth + window.scrollX);
    });
  // A resize takes effect with a delay.
  await expect.soft.poll(widest, { message: `width of ${where}`, timeout: 10_000 }).toBe(width);
}

/** Expects the page in the reader's language, without raw message keys. */
export async function expectInLanguage(page: Page, language: Language, where: string): Promise<void> {
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', languageTags[language]);
  const words = await page.locator('body').innerText();
  const unfilled = words.match(/\{\{\w+\}\}/g) ?? [];
  expect.soft([...messageKeys.filter((key) => words.includes(key)), ...unfilled], where).toEqual([]);
}

type Stop = { readonly name: string; readonly isMarked: boolean; readonly isUncovered: boolean };

/** The focused element, whether its focus ring is visible, and whether something covers it. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The focus ring of a small or hidden control is drawn around its visual stand-in.
    const parent = element.parentElement;
    const around = [element.nextElementSibling, parent, parent?.parentElement, element.closest('label')];
    const isMarked = [element, ...around].some((frame) => {
      if (!frame) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame);
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return isOutlined || boxShadow !== 'none';
    });
    const shown = element.closest('label') ?? element;
    const box = shown.getBoundingClientRect();
    const points = [
      [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)],
      [box.left + 3, box.top + 3],
    ] as const;
    const isUncovered = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (shown.contains(hit) || hit.contains(shown));
    });
    return { name: element.outerHTML.slice(0, 160), isMarked, isUncovered };
  });
}

/** Tabs through a page to its end, expecting every stop to be visible. Returns the number of stops. */
export async function walkFocus(page: Page): Promise<number> {
  const stops = new Set<string>();
  // Starts at the top, wherever the page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    // Past the last stop the focus leaves the page and starts over.
    if (!stop) break;
    expect.soft(stop, stop.name).toMatchObject({ isMarked: true, isUncovered: true });
    stops.add(stop.name);
  }
  return stops.size;
}
