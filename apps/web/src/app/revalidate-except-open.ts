import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** URL of a list without the row that is open in a drawer. */
function listUrl({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  search.delete('open');
  return `${pathname}?${search}`;
}

/** shouldRevalidate of a list: opening or closing a drawer loads nothing. */
export function revalidateExceptOpen({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isDrawerOnly = currentUrl.search !== nextUrl.search && listUrl(currentUrl) === listUrl(nextUrl);
  return !isDrawerOnly && defaultShouldRevalidate;
}
