import { paths } from './paths.ts';

const longest = 1_000;
const anywhere = 'http://console.invalid';
// What browsers and proxies read differently: backslashes, control characters, encoded slashes.
const ambiguous = /[\\\u0000-\u0020\u007f]|%(?:[01][0-9a-f]|2f|5c|7f|25)/i;
const before: readonly string[] = [paths.signIn, paths.newPassword];
const known: readonly string[] = Object.values(paths).filter((path) => !before.includes(path));

/** Where a person goes on after signing in: a page of ours and nothing else (S22). */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.length > longest || ambiguous.test(wanted.split('?', 1)[0]!)) {
    return paths.home;
  }
  const address = URL.parse(wanted, anywhere);
  if (address?.origin !== anywhere) return paths.home;
  return known.includes(address.pathname) ? address.pathname + address.search : paths.home;
}

/** The address of a page in front of another, which follows afterwards. */
export function inFrontOf(path: string, url: string): string {
  const { pathname, search } = new URL(url);
  const next = returnPath(pathname + search);
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next }).toString()}`;
}
