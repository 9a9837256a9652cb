import { usageCalls } from '@onehaul/contract/console/usage';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { UsageView } from '../../app/usage/usage-view.tsx';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';

/** The company's own plan, usage and invoices. */
export function PlanPage() {
  const { t } = useTranslation('usage');
  const invoice = useGeneratedDocument(usageCalls.invoice);
  const { data, error, refetch } = useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => callApi(usageCalls.get, {}, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <div className="flex max-w-300 flex-col gap-5">
      <PageTitle>{t('title')}</PageTitle>
      <PageHead title={t('title')} sentence={t('sentence')} />
      {data ? (
        <>
          <UsageView
            usage={data}
            isBusy={invoice.isBusy}
            onInvoice={(month) => void invoice.open({ month })}
          />
          <p className="text-small text-muted">{t('changePlan')}</p>
        </>
      ) : error ? (
        <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </div>
  );
}
