import { useTranslation } from '@onehaul/i18n/react';
import { type ClientLoaderFunctionArgs, useSearchParams } from 'react-router';
import { loadAccount } from '../app/session/account.ts';
import { browserSession } from '../app/session/browser-session.ts';
import { guard } from '../app/session/guard.ts';
import { loadTexts } from '../app/load-texts.ts';
import { setFlashMessage } from '../app/flash-message.ts';
import { PrivateHead } from '../app/private-head.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { QrSignInPage } from '../features/session/qr-sign-in-page.tsx';

await loadTexts('session');

export async function clientLoader({ url }: ClientLoaderFunctionArgs) {
  await guard({ session: browserSession(), loadAccount, setFlashMessage }, url);
  return null;
}
clientLoader.hydrate = true as const;

/** Shown until the guard has finished. */
export function HydrateFallback() {
  const { t } = useTranslation('session');
  return (
    <>
      <PrivateHead title={t('qrAnswer.title')} />
      <output className="block px-(--gutter) py-8 text-center text-muted">{t('qrAnswer.loading')}</output>
    </>
  );
}

export default function QrSignIn() {
  const { t } = useTranslation('session');
  const [parameters] = useSearchParams();
  return (
    <SessionHost>
      <PrivateHead title={t('qrAnswer.title')} />
      <QrSignInPage id={parameters.get('id') ?? ''} />
    </SessionHost>
  );
}
