import { isSignInPage, paths } from './paths.ts';
import { safePath } from './safe-path.ts';

const withRedirect = (path: string, wanted: string | undefined) =>
  wanted === undefined ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`;

/** The login page, which leads on to the page that was wanted. */
export const loginAddress = (wanted?: string) => withRedirect(paths.login, wanted);
export const registerAddress = (wanted?: string) => withRedirect(paths.register, wanted);

/** Where a `redirect` of the address may lead: never out of the shop, and never back to signing in (S22). */
export function wantedPage(redirect: string | null): string | undefined {
  const wanted = safePath(redirect);
  return wanted === undefined || isSignInPage(wanted.split('?', 1)[0]!) ? undefined : wanted;
}

/** Where someone who has just signed in goes (§4). */
export const pageAfterSignIn = (redirect: string | null) => wantedPage(redirect) ?? paths.personal;
