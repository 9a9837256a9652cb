import { useTranslation } from '@onehaul/i18n/react';
import { loadTexts } from '../app/load-texts.ts';
import { PrivateHead } from '../app/private-head.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { SignInLinkPage } from '../features/session/sign-in-link-page.tsx';

await loadTexts('session');

export default function SignInLink() {
  const { t } = useTranslation('session');
  return (
    <SessionHost>
      <PrivateHead title={t('link.title')} />
      <SignInLinkPage />
    </SessionHost>
  );
}
