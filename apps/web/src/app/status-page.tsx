import { useTranslation } from '@onehaul/i18n/react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFound } from './not-found.tsx';
import { ServerError } from './server-error.tsx';
import { useRootData } from './root-data.ts';

/** Error boundary page: what happened, and the next step. */
export function StatusPage() {
  const error = useRouteError();
  const { t } = useTranslation('page');
  const { shop } = useRootData();
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const isMissing = answer?.status === 404;
  const isBusy = answer?.status === 429;
  const title = isMissing ? t('notFound.title') : isBusy ? t('error.busyTitle') : t('error.title');
  const { reference } = (answer?.data ?? {}) as { reference?: string };
  return (
    <>
      <title>{`${title} - ${shop.name}`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFound /> : <ServerError isBusy={isBusy} {...(reference && { reference })} />}
    </>
  );
}
