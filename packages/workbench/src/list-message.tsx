import { useTranslation } from '@onehaul/i18n/react';
import { Icon, type IconName } from '@onehaul/ui/icon';
import type { ReactNode } from 'react';
import { Button } from './antd.ts';
import type { Failure } from './failure.ts';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Correlation id for support. */
  readonly reference?: string | undefined;
  readonly children?: ReactNode;
};

/** Message in place of rows: the situation and the next step. */
export function ListMessage({ icon, title, text, reference, children }: Props) {
  const { t } = useTranslation('workbench');
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
      <Icon name={icon} className="size-8 text-muted" />
      <h2 className="mt-1 text-body font-semibold text-ink">{title}</h2>
      <p className="max-w-120 text-small text-muted">{text}</p>
      {reference && (
        <p className="font-mono text-caption text-muted">{t('list.reference', { id: reference })}</p>
      )}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}

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
      reference={failure.requestId}
    >
      <Button onClick={onRetry}>{t('failure.retry')}</Button>
    </ListMessage>
  );
}
