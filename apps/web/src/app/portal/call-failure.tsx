import { useTranslation } from '@onehaul/i18n/react';
import { FailureMessage, ListMessage } from '@onehaul/ui/list-message';
import { DisplayableError, failureText } from '../failure.ts';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** What a call should have shown, and why it could not be loaded. */
export function CallFailure({ error, onRetry }: Props) {
  const { t } = useTranslation('workbench');
  const { t: site } = useTranslation('storefront');
  const { code, requestId } = error instanceof DisplayableError ? error : {};
  if (code === 403) {
    return <ListMessage icon="lock" title={t('forbidden.title')} text={t('forbidden.text')} />;
  }
  return (
    <FailureMessage
      title={t('failure.title')}
      text={failureText(error, site)}
      reference={requestId && t('list.reference', { id: requestId })}
      retry={t('failure.retry')}
      onRetry={onRetry}
    />
  );
}
