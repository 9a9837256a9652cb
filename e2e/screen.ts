import { type Language, languageTags } from '@onehaul/domain/language';
import type { Page } from '@playwright/test';
import { messageKeys } from './messages.ts';
import { expect } from './test.ts';

/** The window shows all of a page's width. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const width = page.viewportSize()!.width;
  const widest = () =>
    page.evaluate(() => {
      window.scrollTo(10_000, window.scrollY);
      return Math.max(document.documentElement.scrollWidth, window.innerWidth + window.scrollX);
    });
  // A new size reaches the page a moment later.
  await expect.soft.poll(widest, { message: `width of ${where}`, timeout: 10_000 }).toBe(width);
}

/** All of it is in the reader's language: no name of a text stands in place of the text. */
export async function expectInLanguage(page: Page, language: Language, where: string): Promise<void> {
  await expect.soft(page.locator('html'), where).toHaveAttribute('lang', languageTags[language]);
  const words = await page.locator('body').innerText();
  const unfilled = words.match(/\{\{\w+\}\}/g) ?? [];
  expect.soft([...messageKeys.filter((key) => words.includes(key)), ...unfilled], where).toEqual([]);
}

type Stop = { readonly name: string; readonly isMarked: boolean; readonly isUncovered: boolean };

/** Where the focus is, whether one sees it, and whether something lies over it. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The mark of a small or hidden control is drawn around what stands for it.
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

/** Walks a page with the Tab key to its end; every stop is seen. Answers how many there were. */
export async function walkFocus(page: Page): Promise<number> {
  const stops = new Set<string>();
  // From the top, wherever the page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  for (let count = 0; count < 150; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    // Past the last stop the browser leaves the page and begins anew.
    if (!stop) break;
    expect.soft(stop, stop.name).toMatchObject({ isMarked: true, isUncovered: true });
    stops.add(stop.name);
  }
  return stops.size;
}
