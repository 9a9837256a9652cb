import { isPagePath, pageSearch } from './paths.ts';

const maxPathLength = 2_000;
const placeholderOrigin = 'http://shop.invalid';
// Sequences that browsers and proxies parse differently: backslashes, control characters, encoded slashes.
const ambiguous = /[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|2f|5c|7f|25)/i;

/**
 * Returns a redirect target within this shop, or undefined (S22, S23). Only known pages are allowed, and not
 * `/redirect` itself, so redirects never chain.
 */
export function safePath(wanted: string | null): string | undefined {
  if (!wanted || wanted.length > maxPathLength) return undefined;
  if (!wanted.startsWith('/') || wanted.startsWith('//') || ambiguous.test(wanted)) return undefined;
  const url = URL.parse(wanted, placeholderOrigin);
  if (url?.origin !== placeholderOrigin || !isPagePath(url.pathname)) return undefined;
  return url.pathname + pageSearch(url.pathname, url.searchParams);
}
