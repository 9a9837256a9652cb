import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { account, loadAccount } from '../../app/session/account.ts';
import {
  registerProofPrompt,
  registerExpiryPrompt,
  browserSession,
} from '../../app/session/browser-session.ts';
import { leaveAfterExpiry, signOutAndGoHome } from '../../app/session/sign-out.ts';
import { useSessionValue } from '../../app/session/session-value.ts';
import { SessionProvider } from '../../app/session-context.tsx';

type Props = { readonly children?: ReactNode };

// Lazy: few visits need them.
const ExpiredDialog = lazyPart(async () => ({
  default: (await import('./expired-dialog.tsx')).ExpiredDialog,
}));
const ProofDialog = lazyPart(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Provides the browser's session to pages, and prompts once when the login has expired (§8). */
export function SessionHost({ children }: Props) {
  const value = useSessionValue();
  const { profile } = value;
  const [settle, setSettle] = useState<(shouldRetry: boolean) => void>();
  const [prove, setProve] = useState<(isProved: boolean) => void>();

  useEffect(() => {
    const ask = () => new Promise<boolean>((resolve) => setSettle(() => resolve));
    return registerExpiryPrompt(ask);
  }, []);

  useEffect(() => {
    const ask = async () => {
      // The dialog depends on the account, which own pages have not loaded in the browser.
      const isKnown = await loadAccount().then(Boolean, () => false);
      return isKnown && new Promise<boolean>((resolve) => setProve(() => resolve));
    };
    return registerProofPrompt(ask);
  }, []);

  const answerProof = useCallback(
    (isProved: boolean) => {
      setProve(undefined);
      prove?.(isProved);
    },
    [prove],
  );

  useEffect(() => {
    // The back/forward cache must not restore a page of a member that has since signed out.
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

  return (
    <SessionProvider value={value}>
      {children}
      {prove && profile && (
        <Suspense fallback={null}>
          <ProofDialog
            profile={profile}
            onProved={() => answerProof(true)}
            onCancel={() => answerProof(false)}
          />
        </Suspense>
      )}
      {settle && (
        <Suspense fallback={null}>
          <ExpiredDialog
            onAgain={signInAgain}
            onOver={(message) => {
              settle(false);
              leaveAfterExpiry(message);
            }}
            onCancel={() => {
              settle(false);
              void signOutAndGoHome();
            }}
          />
        </Suspense>
      )}
    </SessionProvider>
  );
}
