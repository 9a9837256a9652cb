import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { usePrintJob } from '@onehaul/ui/use-print-job';
import { useEffect } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { failureText } from '../../app/failure.ts';
import { loadListTools } from '../../app/portal/load-list-tools.client.ts';
import { printProgress, startPrinting } from './order-files.client.ts';
import type { OrderFilters } from './order-input.ts';

await loadListTools();

type Props = {
  readonly kind: 'sheet' | 'labels' | 'rows';
  readonly query: OrderFilters;
  readonly onClose: () => void;
};

/** Prints all orders that match: shows the progress and opens the finished file. */
export function PrintDialog({ kind, query, onClose }: Props) {
  const { t } = useTranslation('listTools');
  const { t: site } = useTranslation('storefront');
  const startCalls = useCallsOnDemand();
  useEffect(startCalls, [startCalls]);
  const print = usePrintJob({ start: () => startPrinting(kind, query), loadProgress: printProgress });
  const { job, error, hasFailed, isDone, percent } = print;

  function statusText(): string {
    if (error !== undefined) return failureText(error, site);
    if (hasFailed) return t('print.failed');
    if (!job || job.state === 'waiting') return t('print.waiting');
    if (job.state === 'done') return t('print.done', { total: job.total });
    return t('print.running', { done: job.done, total: job.total });
  }

  return (
    <Dialog
      title={t(kind === 'rows' ? 'print.exportTitle' : 'print.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('print.close')}
          </Button>
          {hasFailed ? (
            <Button onClick={print.restart}>{t('print.again')}</Button>
          ) : (
            <Button disabled={!isDone} data-open-print onClick={print.open}>
              {t('print.open')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-2 text-small">
        <progress aria-label={t('print.title')} max={100} value={percent} className="w-full" />
        <output className={hasFailed ? 'text-danger' : 'text-muted'} data-print-state={job?.state}>
          {statusText()}
        </output>
        {!hasFailed && !isDone && <p className="text-caption text-muted">{t('print.leave')}</p>}
      </div>
    </Dialog>
  );
}
