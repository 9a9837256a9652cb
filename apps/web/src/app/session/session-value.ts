import { useMemo, useSyncExternalStore } from 'react';
import type { Send } from '../session-context.tsx';
import { account, reloadAccount } from './account.ts';
import { browserSession } from './browser-session.ts';
import { signOutAndGoHome } from './sign-out.ts';

const send: Send = (call, input, key) => browserSession().send(call, input, key);
const nobody = () => undefined;

/** The browser's session for a SessionProvider. */
export function useSessionValue() {
  const profile = useSyncExternalStore(account.listen, account.read, nobody);
  return useMemo(
    () => ({
      send,
      profile,
      reload: async () => void (await reloadAccount(send)),
      signOut: signOutAndGoHome,
    }),
    [profile],
  );
}
