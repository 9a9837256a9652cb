import { CallFailed } from '@onehaul/client/send';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListMessage } from '@onehaul/workbench/list-message';
import { useRouteError } from 'react-router';

/** Error screen: the cause and the next step. */
export function ErrorMessage() {
  const { t } = useTranslation('console');
  const error = useRouteError();
  const failure = error instanceof CallFailed ? error : undefined;
  return (
    <>
      <title>{t('error.title')}</title>
      <ListMessage
        icon="warning"
        title={t('error.title')}
        text={failure?.message ?? t('error.text')}
        reference={failure?.requestId}
      >
        <Button type="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      </ListMessage>
    </>
  );
}

export const ErrorScreen = () => (
  <main className="grid min-h-[70vh] place-items-center">
    <ErrorMessage />
  </main>
);

/** Loading screen until the signed-in user is known. */
export function LoadingScreen() {
  const { t } = useTranslation('console');
  return <output className="sr-only">{t('wait')}</output>;
}
