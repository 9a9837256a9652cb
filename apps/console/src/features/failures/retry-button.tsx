import { failureCalls, type JobFailure } from '@onehaul/contract/console/failures';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { useState } from 'react';
import { useHasPermission } from '../../app/me.ts';
import { useChange } from '../../app/use-change.ts';

/** Retries a failed job, or shows why no retry is needed. */
export function RetryButton({ one }: { readonly one: JobFailure }) {
  const { t } = useTranslation('failures');
  const { message } = App.useApp();
  const mayRetry = useHasPermission('job:retry');
  const retry = useChange(failureCalls.retry, ['failures', 'audit']);
  const [isSending, setSending] = useState(false);
  const { id, kind, isRetryable, retryAt, solvedAt } = one;

  async function send() {
    setSending(true);
    try {
      await retry({ id });
      void message.success(t('retried'));
    } catch (error) {
      void message.error(failureOf(error).message);
    } finally {
      setSending(false);
    }
  }

  if (solvedAt) return null;
  if (!isRetryable || !mayRetry)
    return <p className="text-small text-muted">{t(kind === 'job' ? 'nextTurn' : 'byItself')}</p>;
  return (
    <Button
      type="primary"
      className="self-start"
      loading={isSending}
      disabled={retryAt !== null}
      onClick={() => void send()}
    >
      {t('retry')}
    </Button>
  );
}
