import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Button } from './antd.ts';
import type { Failure } from './failure.ts';

export { ListMessage } from '@onehaul/ui/list-message';

type FailureProps = { readonly failure: Failure; readonly onRetry: () => void };

/** Error message: no permission, or a failure. */
export function FailureMessage({ failure, onRetry }: FailureProps) {
  const { t } = useTranslation('workbench');
  if (failure.code === 403) {
    return <ListMessage icon="lock" title={t('forbidden.title')} text={t('forbidden.text')} />;
  }
  return (
    <ListMessage
      icon="warning"
      title={t('failure.title')}
      text={failure.message}
      reference={failure.requestId && t('list.reference', { id: failure.requestId })}
    >
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </ListMessage>
  );
}
