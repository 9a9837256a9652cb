/** Item of a pager: a page number, or a gap where numbers are left out. */
export type PagerItem = number | 'gap';

const shownWhole = 7;

/** Returns the first, last and current page with neighbours; a gap never hides a single page. */
export function pagerItems(current: number, pages: number): PagerItem[] {
  if (pages <= shownWhole) return Array.from({ length: pages }, (_, index) => index + 1);
  // Near an end the window grows, so that the number of items stays constant and links do not shift.
  const start = current <= 4 ? 2 : current >= pages - 3 ? pages - 4 : current - 1;
  const end = current <= 4 ? 5 : current >= pages - 3 ? pages - 1 : current + 1;
  const inner = Array.from({ length: end - start + 1 }, (_, index) => start + index);
  return [
    1,
    ...(start > 2 ? ['gap' as const] : []),
    ...inner,
    ...(end < pages - 1 ? ['gap' as const] : []),
    pages,
  ];
}
