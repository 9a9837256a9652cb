import { useTranslation } from '@onehaul/i18n/react';
import { usePrintJob } from '@onehaul/ui/use-print-job';
import { Button, Modal } from './antd.ts';
import { failureOf } from './failure.ts';

type Props = Parameters<typeof usePrintJob>[0] & { readonly onClose: () => void };

/** Starts a print job for many orders, shows its progress and opens the finished file. */
export function PrintDialog({ onClose, ...work }: Props) {
  const { t } = useTranslation('listTools');
  const { job, error, hasFailed, isDone, percent, restart, open } = usePrintJob(work);
  return (
    <Modal
      open
      title={t('print.title')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('print.close')}
        </Button>,
        hasFailed ? (
          <Button key="again" type="primary" onClick={restart}>
            {t('print.again')}
          </Button>
        ) : (
          <Button key="open" type="primary" disabled={!isDone} data-open-print onClick={open}>
            {t('print.open')}
          </Button>
        ),
      ]}
    >
      <progress aria-label={t('print.title')} max={100} value={percent} />
      <output className={`block ${hasFailed ? 'text-danger' : 'text-muted'}`} data-print-state={job?.state}>
        {formatStatus()}
      </output>
      {!hasFailed && !isDone && <p className="text-caption text-muted">{t('print.leave')}</p>}
    </Modal>
  );

  function formatStatus(): string {
    if (error !== undefined) return failureOf(error).message;
    if (hasFailed) return t('print.failed');
    if (!job || job.state === 'waiting') return t('print.waiting');
    if (job.state === 'done') return t('print.done', { total: job.total });
    return t('print.running', { done: job.done, total: job.total });
  }
}
