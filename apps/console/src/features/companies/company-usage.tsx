import { companyUsageCalls } from '@onehaul/contract/console/usage';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { UsageView } from '../../app/usage/usage-view.tsx';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';

/** What a company uses and was invoiced, as its owner sees it. */
export function CompanyUsage({ tenantId }: { readonly tenantId: number }) {
  const invoice = useGeneratedDocument(companyUsageCalls.invoice);
  const { data, error, refetch } = useQuery({
    queryKey: ['company', tenantId, 'usage'],
    queryFn: ({ signal }) => callApi(companyUsageCalls.get, { tenantId }, { signal }),
  });
  if (data)
    return (
      <UsageView
        usage={data}
        isBusy={invoice.isBusy}
        onInvoice={(month) => void invoice.open({ tenantId, month })}
      />
    );
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}
