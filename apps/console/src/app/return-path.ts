import { paths } from './paths.ts';

const maxLength = 1_000;
const placeholderOrigin = 'http://console.invalid';
// Characters that browsers and proxies parse differently: backslashes, control characters, encoded slashes.
const ambiguous = /[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|2f|5c|7f|25)/i;
const entryPaths: readonly string[] = [paths.signIn, paths.newPassword];
const allowedPaths: readonly string[] = Object.values(paths).filter((path) => !entryPaths.includes(path));

/** Returns the path to open after sign-in; accepts only paths of this application (open redirect, S22). */
export function safeReturnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.length > maxLength || ambiguous.test(wanted.split('?', 1)[0]!)) {
    return paths.home;
  }
  const address = URL.parse(wanted, placeholderOrigin);
  if (address?.origin !== placeholderOrigin) return paths.home;
  return allowedPaths.includes(address.pathname) ? address.pathname + address.search : paths.home;
}

/** Builds the URL of an intermediate page (sign-in, new password) that returns to this URL afterwards. */
export function withReturnPath(path: string, url: string): string {
  const { pathname, search } = new URL(url);
  const next = safeReturnPath(pathname + search);
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
