import { CallFailed } from '@onehaul/client/send';
import type { Session } from '@onehaul/client/session';
import type { Profile } from '@onehaul/contract/member';
import { data, redirect } from 'react-router';
import { pageSearch } from '../paths.ts';
import { loginUrl } from '../sign-in-url.ts';

export type GuardDependencies = {
  readonly session: Pick<Session, 'isSignedIn' | 'msLeft' | 'refresh' | 'clear'>;
  readonly loadAccount: () => Promise<Profile>;
  /** Stores a text to show on the next page. */
  readonly setFlashMessage: (text: string) => void;
};

/** True for an ended login; false for a temporary network or server failure. */
const isSessionEnded = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code >= 400 && error.code < 500 && error.code !== 429;

/**
 * Lets a signed-in member through with the account loaded (§2 navigation guard). Others are redirected to the
 * login page, which returns here.
 */
export async function guard(
  { session, loadAccount, setFlashMessage }: GuardDependencies,
  url: URL,
): Promise<Profile> {
  const toLogin = () => redirect(loginUrl(url.pathname + pageSearch(url.pathname, url.searchParams)));
  if (!session.isSignedIn()) throw toLogin();
  try {
    if ((session.msLeft() ?? 0) <= 0) await session.refresh();
    try {
      return await loadAccount();
    } catch (error) {
      if (!isSessionEnded(error)) throw error;
      await session.refresh();
      return await loadAccount();
    }
  } catch (error) {
    // A server outage must not sign the member out: responds 503, and the page can be reloaded.
    if (!isSessionEnded(error)) throw data(null, { status: 503 });
    session.clear();
    setFlashMessage(error.message);
    throw toLogin();
  }
}
