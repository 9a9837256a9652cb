import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages that read nothing from the server by their search part: changing that alone loads nothing. */
export function isOtherPage({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSamePage && defaultShouldRevalidate;
}
