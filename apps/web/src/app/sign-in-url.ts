import { isSignInPage, paths } from './paths.ts';
import { safePath } from './safe-path.ts';

const withRedirect = (path: string, wanted: string | undefined) =>
  wanted === undefined ? path : `${path}?${new URLSearchParams({ redirect: wanted })}`;

/** Login page URL that redirects to the wanted page afterwards. */
export const loginUrl = (wanted?: string) => withRedirect(paths.login, wanted);
export const registerUrl = (wanted?: string) => withRedirect(paths.register, wanted);

/** Validated `redirect` parameter: never outside the shop, and never back to a sign-in page (S22). */
export function safeRedirectPath(redirect: string | null): string | undefined {
  const wanted = safePath(redirect);
  return wanted === undefined || isSignInPage(wanted.split('?', 1)[0]!) ? undefined : wanted;
}

/** Landing page after sign-in (§4). */
export const pageAfterSignIn = (redirect: string | null) => safeRedirectPath(redirect) ?? paths.personal;
