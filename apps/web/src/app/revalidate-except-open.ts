import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** shouldRevalidate of a page whose parameters of these names are for what is open over it: it loads nothing. */
export const revalidateExcept =
  (...overlays: readonly string[]) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
    const pageUrl = ({ pathname, searchParams }: URL) => {
      const search = new URLSearchParams(searchParams);
      for (const name of overlays) search.delete(name);
      return `${pathname}?${search}`;
    };
    const isOverlayOnly = currentUrl.search !== nextUrl.search && pageUrl(currentUrl) === pageUrl(nextUrl);
    return !isOverlayOnly && defaultShouldRevalidate;
  };

/** Of a list: opening or closing a drawer or dialog loads nothing. */
export const revalidateExceptOpen = revalidateExcept('open', 'do');
