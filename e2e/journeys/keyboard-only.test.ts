import type { Page } from '@playwright/test';
import { languageTags } from '@onehaul/domain/language';
import { demoHosts, demoShop } from '../demo-data.ts';
import { text } from '../messages.ts';
import { PreferencesPopover } from '../pages/preferences-popover.ts';
import { originOf } from '../product.ts';
import { expect, openPage, prefer, test } from '../test.ts';
import { isInHalf } from '../turns.ts';

type Stop = { readonly name: string; readonly isMarked: boolean; readonly isUncovered: boolean };

/** The focused element, whether its focus ring is visible, and whether something covers it. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(async () => {
    // A smooth scroll to the focus may still be running.
    let top = Number.NaN;
    while (top !== window.scrollY) {
      top = window.scrollY;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A radio button's focus ring is drawn around its label.
    const shown = element.matches('input[type=radio]') ? (element.closest('label') ?? element) : element;
    const box = shown.getBoundingClientRect();
    const style = getComputedStyle(shown);
    const points = [
      [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)],
      [box.left + 3, box.top + 3],
    ] as const;
    return {
      name: element.outerHTML.slice(0, 160),
      isMarked: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      isUncovered: points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (shown.contains(hit) || hit.contains(shown));
      }),
    };
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const walks = [...demoHosts.map((host) => [host, '/index']), ['harbour.localhost', '/consolidation/problem']];
for (const [at, [host, path]] of (walks as [string, string][]).entries()) {
  if (!isInHalf(at)) continue;
  test(`the focus is seen at every stop of ${host}${path}`, async ({ page }) => {
    await openPage(page, host, path);
    const stops = new Set<string>();
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const stop = await focusStop(page);
      // Past the last stop the focus leaves the page and starts over.
      if (!stop) break;
      expect.soft(stop, stop.name).toMatchObject({ isMarked: true, isUncovered: true });
      stops.add(stop.name);
    }
    expect(stops.size).toBeGreaterThan(20);
  });
}

test('the first Tab leads past the menu', async ({ page }) => {
  await prefer(page, 'harbour.localhost', 'en');
  await openPage(page, 'harbour.localhost', '/message');
  const skip = page.getByRole('link', { name: text('en', 'storefront', 'skip.content') });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the guide in the header opens, leads on and closes', async ({ page }) => {
  const host = 'harbour.localhost';
  await prefer(page, host, 'en');
  await openPage(page, host, '/index');
  const trigger = page.locator('button[popovertarget="guide-menu"]');
  const menu = page.locator('#guide-menu');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${originOf(host)}/consolidation/problem`);
  await expect(menu).toBeHidden();
});

test('language and currency are chosen with the arrow keys', async ({ page }) => {
  const host = 'harbour.localhost';
  const shop = await demoShop(host);
  await prefer(page, host, shop.languages[0]);
  await openPage(page, host, '/index');
  const popover = new PreferencesPopover(page);
  await popover.trigger.focus();
  await page.keyboard.press('Enter');
  await expect(popover.panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popover.language(shop.languages[0])).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(popover.language(shop.languages[1]!)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(popover.currency(shop.currencies[0]!)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(popover.currency(shop.currencies[1]!)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(popover.confirmButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[shop.languages[1]!]);
  await expect(popover.trigger).toContainText(shop.currencies[1]!);
});

test('a question opens and closes', async ({ page }) => {
  await openPage(page, 'harbour.localhost', '/consolidation/problem');
  const question = page.locator('main details').nth(1);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open');
  await expect(question.locator('.rich-text')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(question).not.toHaveAttribute('open');
});
