import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { loadAccount } from '../../app/session/account.ts';
import { browserSession } from '../../app/session/browser-session.ts';
import { paths } from '../../app/paths.ts';
import { loginUrl, safeRedirectPath } from '../../app/sign-in-url.ts';
import { takeSignInCode } from '../../app/sign-in-code.ts';
import { failureText } from '../../app/failure.ts';

type State =
  | { readonly kind: 'busy' }
  | { readonly kind: 'asking'; readonly name: string }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly text: string };

/** Sign-in by link (A12). A signed-in user must confirm before the session changes. */
export function SignInLinkPage() {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const wanted = safeRedirectPath(parameters.get('redirect')) ?? paths.home;
  const { state, switchTo } = useCodeExchange(wanted);
  return (
    <div className="mx-auto grid w-full max-w-130 gap-6 px-(--gutter) py-16">
      {state.kind === 'busy' && (
        <>
          <h1 className="text-title font-bold">{t('link.title')}</h1>
          <output className="text-muted">{t('link.busy')}</output>
        </>
      )}
      {state.kind === 'asking' && (
        <>
          <h1 className="text-title font-bold">{t('link.askTitle')}</h1>
          <p className="text-muted">{t('link.askText', { name: state.name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={switchTo}>{t('link.switch')}</Button>
            <Button variant="secondary" onClick={() => location.replace(wanted)}>
              {t('link.stay', { name: state.name })}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'undone' && (
        <>
          <h1 className="text-title font-bold">{t('undone.title')}</h1>
          <Notice tone="information" isAlert>
            {t('undone.text')}
          </Notice>
          <Button onClick={() => location.replace(wanted)}>{t('action.continue')}</Button>
        </>
      )}
      {state.kind === 'failed' && (
        <>
          <h1 className="text-title font-bold">{t('link.failedTitle')}</h1>
          <Notice tone="danger" isAlert>
            {state.text}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={loginUrl(wanted)}>{t('signIn.submit')}</LinkButton>
            <LinkButton to={paths.home} variant="secondary">
              {t('action.home')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

function useCodeExchange(wanted: string) {
  const { t: words } = useTranslation('storefront');
  const [state, setState] = useState<State>({ kind: 'busy' });
  const code = useRef<string>(undefined);

  const exchange = useCallback(
    () =>
      browserSession()
        .exchangeCode(code.current ?? '')
        .then(
          ({ isCancellationUndone }) =>
            isCancellationUndone ? setState({ kind: 'undone' }) : location.replace(wanted),
          (error: unknown) => setState({ kind: 'failed', text: failureText(error, words) }),
        ),
    [wanted, words],
  );

  useEffect(() => {
    const found = takeSignInCode();
    // StrictMode runs effects twice; the code is available the first time only.
    if (found === undefined && code.current !== undefined) return;
    code.current = found;
    if (found === undefined) return location.replace(loginUrl(wanted));
    if (!browserSession().isSignedIn()) return void exchange();
    // An ended session needs no confirmation.
    void loadAccount().then(
      ({ name, username }) => setState({ kind: 'asking', name: name || username }),
      () => exchange(),
    );
  }, [exchange, wanted]);

  const switchTo = () => {
    setState({ kind: 'busy' });
    void exchange();
  };
  return { state, switchTo };
}
