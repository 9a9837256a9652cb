import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Parameters of the URL for what is open over a page: a row in a drawer, a dialog. */
const overlays = ['open', 'do'];

/** URL of a page without what is open over it. */
function listUrl({ pathname, searchParams }: URL): string {
  const search = new URLSearchParams(searchParams);
  for (const name of overlays) search.delete(name);
  return `${pathname}?${search}`;
}

/** shouldRevalidate of a list: opening or closing a drawer or dialog loads nothing. */
export function revalidateExceptOpen({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isDrawerOnly = currentUrl.search !== nextUrl.search && listUrl(currentUrl) === listUrl(nextUrl);
  return !isDrawerOnly && defaultShouldRevalidate;
}
