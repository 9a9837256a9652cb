import { controlHeights } from '@onehaul/ui/control-heights';
import type { Page } from '@playwright/test';

/** Touch targets below 44 px, and fields whose text is below 16 px, into which phones zoom. */
export const smallTargets = (page: Page, within = 'body') =>
  targetsBelow(page, { height: controlHeights.touch, text: 16, within });

/** Targets below 24 px, the least for a mouse (WCAG 2.5.8). */
export const tinyTargets = (page: Page) => targetsBelow(page, { height: 24, text: 0, within: 'body' });

type Least = { readonly height: number; readonly text: number; readonly within: string };

function targetsBelow(page: Page, asked: Least): Promise<string[]> {
  return page.evaluate(({ height: least, text: leastText, within: part }) => {
    const wanted = 'button, a, select, textarea, summary, input:not([type=hidden], [type=file])';
    const found: string[] = [];
    /** Only read by screen readers, such as the headings of a table whose rows are cards. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>(`${part} :is(${wanted})`)) {
      // A label around a box is pressed as well as the box, and a row opens wherever it is pressed.
      const field = '.ant-input-affix-wrapper, .ant-select, .ant-input-number, .ant-picker';
      const around = element.matches('[data-row-link]') ? 'tr' : `label, ${field}`;
      const target = element.closest(around) ?? element;
      const { width, height, bottom } = target.getBoundingClientRect();
      const isSeen =
        element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && bottom > 0;
      // A link inside running text is exempt, and so is a mark of a map whose list has the same link (WCAG 2.5.8).
      if (
        !isSeen ||
        isClipped(element) ||
        element.matches('p a, [data-map] a, li > a:not(nav a), nav[aria-label] ol a')
      )
        continue;
      const name = `${element.tagName.toLowerCase()} ${element.id || element.getAttribute('aria-label') || element.textContent.slice(0, 30)}`;
      if (Math.min(width, height) < least - 0.5) found.push(`${width} x ${height}: ${name}`);
      const isText = element.matches('select, textarea, input:not([type=checkbox], [type=radio])');
      if (isText && Number.parseFloat(getComputedStyle(element).fontSize) < leastText)
        found.push(`small text: ${name}`);
    }
    return found;
  }, asked);
}
