import { useTranslation } from '@onehaul/i18n/react';
import { App } from '@onehaul/workbench/antd';
import { useState } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { NewPasswordForm } from '../features/session/new-password-form.tsx';

export function Component() {
  const { t } = useTranslation('console');
  const { message } = App.useApp();
  // Key that remounts the form empty after a successful change.
  const [changes, setChanges] = useState(0);
  return (
    <AccountPage>
      <NewPasswordForm
        key={changes}
        isGiven={false}
        onDone={() => {
          setChanges(changes + 1);
          void message.success(t('password.changed'));
        }}
      />
    </AccountPage>
  );
}
