import { useTranslation } from '@onehaul/i18n/react';
import { loadTexts } from '../app/load-texts.ts';
import { PrivateHead } from '../app/private-head.tsx';
import { SessionHost } from '../features/session/session-host.tsx';
import { NewPasswordPage } from '../features/session/new-password-page.tsx';

await loadTexts('session');

export default function NewPassword() {
  const { t } = useTranslation('session');
  return (
    <SessionHost>
      <PrivateHead title={t('newPassword.title')} />
      <NewPasswordPage />
    </SessionHost>
  );
}
