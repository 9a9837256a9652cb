import type { Locator, Page } from '@playwright/test';

export type Control = {
  /** Tag, text and classes, for locating it. */
  readonly name: string;
  readonly height: number;
};

/**
 * The controls of a page: buttons, links styled as buttons, one-line inputs and selects, each measured at its
 * border box. Borderless text, menu items, and clickable cards and images are not design-system controls.
 */
export function visibleControls(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const frames =
      '.ant-input-affix-wrapper, .ant-input-number-affix-wrapper, .ant-input-number, .ant-select, .typed-input';
    const wanted =
      'button, a:not(nav a), select, input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range])';
    const isPainted = (color: string) => color !== 'transparent' && !/(?:, 0|\/ 0)\)$/.test(color);
    const isFramed = (style: CSSStyleDeclaration) =>
      isPainted(style.backgroundColor) ||
      (['Top', 'Bottom', 'Left', 'Right'] as const).every(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) > 0 && isPainted(style[`border${side}Color`]),
      );
    const isSeen = (element: Element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      // Screen-reader-only elements are one pixel wide, or above the page until focused.
      const isInPage = width > 1 && height > 1 && bottom + window.scrollY > 0;
      return isInPage && element.checkVisibility({ visibilityProperty: true });
    };
    const found = new Map<Element, Control>();
    for (const element of document.querySelectorAll(wanted)) {
      const frame = element.closest(frames) ?? element;
      if (found.has(frame) || !isSeen(frame) || !isFramed(getComputedStyle(frame))) continue;
      if (frame.querySelector('img, p, h2, h3, canvas, video, dl')) continue;
      const words = (frame.getAttribute('aria-label') ?? frame.textContent).trim().slice(0, 40);
      const classes = frame.className.toString().split(' ').slice(0, 4).join('.');
      const height = Math.round(frame.getBoundingClientRect().height * 10) / 10;
      found.set(frame, { name: `${frame.tagName.toLowerCase()} "${words}" .${classes}`, height });
    }
    return [...found.values()];
  });
}

/** Visual properties of a page's selects, whatever renders them: border, font size and arrow. */
export function selectLooks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('select, .ant-select:not(.ant-pagination-options *)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const frame = [one, ...one.querySelectorAll('*')].find(
          (part) => Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0,
        );
        const { borderTopWidth, borderTopStyle, borderRadius, fontSize } = getComputedStyle(frame ?? one);
        const around = one.matches('select') ? one.parentElement : one;
        const arrow = around?.querySelector('svg path')?.getAttribute('d') ?? "the browser's own arrow";
        return [borderTopWidth, borderTopStyle, borderRadius, fontSize, arrow].join(' | ');
      }),
  );
}

/** The error at a field; a form may repeat it in its summary. */
export const fieldError = (form: Locator, text: string) =>
  form.locator('[id$="-error"]').filter({ hasText: text });
