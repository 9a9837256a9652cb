import { keepAlive } from '@onehaul/client/keep-alive';
import type { Send } from '@onehaul/client/session';
import { memberCalls, type Profile } from '@onehaul/contract/member';
import { browserSession } from './browser-session.ts';

/** The account of this page's session, shared by all components. */
let profile: Profile | undefined;
let subject: string | undefined;
let loading: Promise<Profile> | undefined;
const listeners = new Set<() => void>();

export const account = {
  read: () => profile,
  listen(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Loads the account, bypassing the cached one. */
export async function reloadAccount(send: Send): Promise<Profile> {
  const session = browserSession();
  const loaded = await send(memberCalls.profile, {});
  profile = loaded;
  subject = session.subject();
  for (const listener of listeners) listener();
  startKeepAlive();
  return loaded;
}

/** Returns the cached account unless another one has signed in since. An expired login rejects. */
export function loadAccount(): Promise<Profile> {
  if (profile && subject === browserSession().subject()) return Promise.resolve(profile);
  loading ??= reloadAccount(browserSession().sendQuietly).finally(() => (loading = undefined));
  return loading;
}

/** For public pages: loads the account if possible, and returns whether a session still exists. */
export async function loadAccountIfSignedIn(): Promise<boolean> {
  const session = browserSession();
  if ((session.msLeft() ?? 0) <= 0 && session.isSignedIn()) {
    await session.refresh().catch(() => undefined);
  }
  await loadAccount().catch((error: unknown) => {
    if ((error as { code?: number }).code === 401) session.clear();
  });
  return session.isSignedIn();
}

let isKeepAliveStarted = false;
function startKeepAlive(): void {
  if (isKeepAliveStarted) return;
  isKeepAliveStarted = true;
  keepAlive(browserSession(), () => location.reload());
}
