import { useTranslation } from '@onehaul/i18n/react';
import { Alert, Button } from '@onehaul/workbench/antd';
import { failureText } from '../../app/failure.ts';

type Props = { readonly error: unknown; readonly isRetrying: boolean; readonly onRetry: () => void };

/** Error state: reason and retry. */
export function LoadFailure({ error, isRetrying, onRetry }: Props) {
  const { t } = useTranslation('member');
  const { t: words } = useTranslation('storefront');
  return (
    <Alert
      type="error"
      showIcon
      title={t('failure.title')}
      description={failureText(error, words)}
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      }
    />
  );
}
