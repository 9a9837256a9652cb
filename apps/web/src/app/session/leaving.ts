import { browserSession } from './browser-session.ts';
import { forgetTab } from '../notice.ts';
import { paths } from '../paths.ts';

/** Ends the session and goes home (§4). A server that cannot be reached does not keep anyone signed in here. */
export async function signOutAndGoHome(): Promise<void> {
  await browserSession()
    .signOut()
    .catch(() => undefined);
  // Drafts hold what a member typed: the next person at this browser does not find them (ASVS 14.3.1).
  forgetTab();
  location.assign(paths.home);
}
