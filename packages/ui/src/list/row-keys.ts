import type { KeyboardEvent, MouseEvent } from 'react';

/** Returns false for clicks on controls inside the row and for the end of a text selection. */
export function isPlainClick(event: MouseEvent<HTMLElement>, otherControls = ''): boolean {
  const inside = (event.target as Element).closest(`a, button, input, label${otherControls}`);
  return !inside && !event.metaKey && !event.ctrlKey && (getSelection()?.isCollapsed ?? true);
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const rowLinks = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('[data-row-link]')];

/** Arrow keys, Home and End move between the links of the rows. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const links = rowLinks(event.currentTarget);
  const at = links.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  links[step(at, links.length - 1)]?.focus();
}

/** Moves focus from the search field to the first row. */
export function focusFirstRow(): void {
  rowLinks(document)[0]?.focus();
}
