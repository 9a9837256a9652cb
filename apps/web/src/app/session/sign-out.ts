import { browserSession } from './browser-session.ts';
import { clearTabStorage } from '../flash-message.ts';
import { paths } from '../paths.ts';

/** Ends the session and navigates home (§4). An unreachable server does not prevent the local sign-out. */
export async function signOutAndGoHome(): Promise<void> {
  await browserSession()
    .signOut()
    .catch(() => undefined);
  // Drafts hold member input: the next user of this browser must not find them (ASVS 14.3.1).
  clearTabStorage();
  location.assign(paths.home);
}
