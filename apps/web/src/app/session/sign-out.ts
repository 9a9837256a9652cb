import { browserSession } from './browser-session.ts';
import { clearTabStorage, setSignOutMessage } from '../flash-message.ts';
import { pageSearch, paths } from '../paths.ts';
import { rememberPage } from './resume.ts';

/** Ends the session and navigates home (§4). An unreachable server does not prevent the local sign-out. */
export async function signOutAndGoHome(): Promise<void> {
  await browserSession()
    .signOut()
    .catch(() => undefined);
  // Drafts hold member input: the next user of this browser must not find them (ASVS 14.3.1).
  clearTabStorage();
  location.assign(paths.home);
}

/**
 * A login that has ended by itself and cannot be renewed: leads home too, but keeps what was entered. Who signs in
 * again gets back to this page.
 */
export function leaveAfterExpiry(message: string): void {
  const { pathname, search } = location;
  const subject = browserSession().subject() ?? '';
  rememberPage(sessionStorage, subject, pathname + pageSearch(pathname, new URLSearchParams(search)));
  setSignOutMessage(message);
  browserSession().clear();
  location.assign(paths.home);
}
