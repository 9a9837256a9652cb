import { CallFailed } from '@onehaul/client/send';
import type { Session } from '@onehaul/client/session';
import type { Profile } from '@onehaul/contract/member';
import { data, redirect } from 'react-router';
import { pageSearch } from '../paths.ts';
import { loginAddress } from '../sign-in-address.ts';

export type Guarded = {
  readonly session: Pick<Session, 'isSignedIn' | 'msLeft' | 'refresh' | 'forget'>;
  readonly loadAccount: () => Promise<Profile>;
  /** Shows a text on the page that comes next. */
  readonly leaveNotice: (text: string) => void;
};

/** A login that is over, not a network or a server that fails for a while. */
const isOver = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code >= 400 && error.code < 500 && error.code !== 429;

/**
 * Lets through who is signed in, with their account loaded (§2 navigation guard). Everyone else goes to the login
 * page, which leads back here.
 */
export async function guard({ session, loadAccount, leaveNotice }: Guarded, url: URL): Promise<Profile> {
  const toLogin = () => redirect(loginAddress(url.pathname + pageSearch(url.pathname, url.searchParams)));
  if (!session.isSignedIn()) throw toLogin();
  try {
    if ((session.msLeft() ?? 0) <= 0) await session.refresh();
    try {
      return await loadAccount();
    } catch (error) {
      if (!isOver(error)) throw error;
      await session.refresh();
      return await loadAccount();
    }
  } catch (error) {
    // Nobody loses their login because a server is away: the page says so and can be loaded again.
    if (!isOver(error)) throw data(null, { status: 503 });
    session.forget();
    leaveNotice(error.message);
    throw toLogin();
  }
}
