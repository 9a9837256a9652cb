import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** shouldRevalidate for pages whose loader ignores the query string: a query-only change loads nothing. */
export function revalidateOnPathChange({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isSamePage && defaultShouldRevalidate;
}
