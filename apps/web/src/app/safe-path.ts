import { isPagePath, pageSearch } from './paths.ts';

const longestAddress = 2_000;
const anywhere = 'http://shop.invalid';
// What browsers and proxies read differently: backslashes, control characters, encoded slashes.
const ambiguous = /[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|2f|5c|7f|25)/i;

/**
 * The address inside this shop that a redirect may lead to, or undefined (S22, S23). Only known pages count,
 * and `/redirect` is none of them: a redirect never leads to another.
 */
export function safePath(wanted: string | null): string | undefined {
  if (!wanted || wanted.length > longestAddress) return undefined;
  if (!wanted.startsWith('/') || wanted.startsWith('//') || ambiguous.test(wanted)) return undefined;
  const address = URL.parse(wanted, anywhere);
  if (address?.origin !== anywhere || !isPagePath(address.pathname)) return undefined;
  return address.pathname + pageSearch(address.pathname, address.searchParams);
}
