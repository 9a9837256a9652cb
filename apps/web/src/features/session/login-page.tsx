import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import type { TransportMode } from '@onehaul/ui/illustration/scene';
import { Notice } from '@onehaul/ui/form/notice';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { useToast } from '@onehaul/ui/toast';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { takeFlashMessage } from '../../app/flash-message.ts';
import { paths } from '../../app/paths.ts';
import { registerUrl, safeRedirectPath } from '../../app/sign-in-url.ts';
import type { Area } from './area.ts';
import { BrandSplit } from './brand-panel.tsx';
import { ForgotDialog } from './forgot-dialog.tsx';
import { FormHead } from './form-head.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { QrPanel } from './qr-panel.tsx';
import { useEntry } from './use-entry.ts';

const modes = ['account', 'phone', 'qr'] as const;
type Mode = (typeof modes)[number];

type Props = { readonly way: TransportMode; readonly firstArea: Area | undefined };

/** The three ways to sign in (§2); the active one is in the URL. */
export function LoginPage({ way, firstArea }: Props) {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  const { enter, goOn, isUndone } = useEntry();
  const [hasForgotten, setForgotten] = useState(false);
  const toast = useToast();
  const mode = modes.find((one) => one === parameters.get('mode')) ?? 'account';
  const redirect = parameters.get('redirect');

  // Shows the message stored by the page that redirected here.
  useEffect(() => {
    const message = takeFlashMessage();
    if (message) toast(message, 'danger');
  }, [toast]);

  const addressOf = (wanted: Mode) => {
    const search = new URLSearchParams({
      ...(wanted !== 'account' && { mode: wanted }),
      ...(redirect !== null && { redirect }),
    });
    return search.size > 0 ? `${paths.login}?${search}` : paths.login;
  };

  return (
    <BrandSplit way={way}>
      {isUndone ? (
        <Undone onContinue={goOn} />
      ) : (
        <>
          <FormHead
            title={t('signIn.title')}
            question={t('signIn.noAccount')}
            to={registerUrl(safeRedirectPath(redirect))}
            answer={t('signIn.register')}
          />
          <SegmentedLinks
            label={t('mode.title')}
            choices={modes.map((one) => ({
              to: addressOf(one),
              title: t(`mode.${one}`),
              isCurrent: one === mode,
            }))}
          />
          {mode === 'account' && <PasswordForm onTokens={enter} onForgotten={() => setForgotten(true)} />}
          {mode === 'phone' && <PhoneForm firstArea={firstArea} onTokens={enter} />}
          {mode === 'qr' && <QrPanel onTokens={enter} />}
          {hasForgotten && <ForgotDialog firstArea={firstArea} onClose={() => setForgotten(false)} />}
        </>
      )}
    </BrandSplit>
  );
}

/** Shown when signing in has undone a requested account closing. */
function Undone({ onContinue }: { readonly onContinue: () => void }) {
  const { t } = useTranslation('session');
  return (
    <div className="grid gap-6">
      <h1 className="text-heading font-bold">{t('undone.title')}</h1>
      <Notice tone="information" isAlert>
        {t('undone.text')}
      </Notice>
      <Button onClick={onContinue}>{t('action.continue')}</Button>
    </div>
  );
}
