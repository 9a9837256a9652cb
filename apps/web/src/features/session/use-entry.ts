import type { Tokens } from '@onehaul/contract/session';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserSession } from '../../app/session/browser-session.ts';
import { takeResumedPage } from '../../app/session/resume.ts';
import { setWelcomeFlag } from '../../app/flash-message.ts';
import { pageAfterSignIn } from '../../app/sign-in-url.ts';

/**
 * Completes a sign-in: stores the tokens and loads the wanted page as a full document. A member whose account
 * closing this has undone is notified first (A18).
 */
export function useEntry() {
  const [parameters] = useSearchParams();
  const [isUndone, setUndone] = useState(false);
  const redirect = parameters.get('redirect');

  const goOn = useCallback(() => {
    const resumed = takeResumedPage(sessionStorage, browserSession().subject());
    setWelcomeFlag();
    location.assign(pageAfterSignIn(redirect ?? resumed ?? null));
  }, [redirect]);

  const enter = useCallback(
    (tokens: Tokens) => {
      browserSession().storeTokens(tokens);
      if (tokens.isCancellationUndone) setUndone(true);
      else goOn();
    },
    [goOn],
  );
  return { enter, goOn, isUndone };
}
