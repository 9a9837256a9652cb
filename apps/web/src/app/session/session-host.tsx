import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ExpiredDialog } from '../../features/session/expired-dialog.tsx';
import { account, reloadAccount } from './account.ts';
import { askWhenExpired, browserSession } from './browser-session.ts';
import { signOutAndGoHome } from './leaving.ts';
import { type Send, SessionProvider } from '../session-context.tsx';

type Props = { readonly children: ReactNode };

const send: Send = (call, input, key) => browserSession().send(call, input, key);
const nobody = () => undefined;

/** Gives the pages inside the browser's session, and asks once when the login has run out (§8). */
export function SessionHost({ children }: Props) {
  const profile = useSyncExternalStore(account.listen, account.read, nobody);
  const [settle, setSettle] = useState<(mayRetry: boolean) => void>();

  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve));
    return askWhenExpired(ask);
  }, []);

  useEffect(() => {
    // Going back must not bring up the page of someone who has signed out since.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && account.read() && !browserSession().isSignedIn()) location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const signInAgain = useCallback(async () => {
    await browserSession().refresh();
    location.reload();
    settle?.(true);
  }, [settle]);

  const value = useMemo(
    () => ({
      send,
      profile,
      reload: async () => void (await reloadAccount(send)),
      signOut: signOutAndGoHome,
    }),
    [profile],
  );
  return (
    <SessionProvider value={value}>
      {children}
      {settle && (
        <ExpiredDialog
          onAgain={signInAgain}
          onCancel={() => {
            settle(false);
            void signOutAndGoHome();
          }}
        />
      )}
    </SessionProvider>
  );
}
