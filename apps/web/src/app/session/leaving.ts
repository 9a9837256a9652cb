import { browserSession } from './browser-session.ts';
import { paths } from '../paths.ts';

/** Ends the session and goes home (§4). A server that cannot be reached does not keep anyone signed in here. */
export async function signOutAndGoHome(): Promise<void> {
  await browserSession()
    .signOut()
    .catch(() => undefined);
  location.assign(paths.home);
}
