import { companyTermCalls } from '@onehaul/contract/console/company-terms';
import { companyUsageCalls } from '@onehaul/contract/console/usage';
import type { AgreedQuantity } from '@onehaul/domain/quota';
import { useTranslation } from '@onehaul/i18n/react';
import { App, Button, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { UsageView } from '../../app/usage/usage-view.tsx';
import { useChange } from '../../app/use-change.ts';
import { useGeneratedDocument } from '../../app/use-generated-document.ts';

/** What a company uses and was invoiced, as its owner sees it. */
export function CompanyUsage({ tenantId }: { readonly tenantId: number }) {
  const { t } = useTranslation('companies');
  const { message } = App.useApp();
  const mayManage = useHasPermission('company:manage');
  const [isRemoving, setIsRemoving] = useState(false);
  const removeLimit = useChange(companyTermCalls.removeLimit, ['company', 'audit']);
  const invoice = useGeneratedDocument(companyUsageCalls.invoice);
  const { data, error, refetch } = useQuery({
    queryKey: ['company', tenantId, 'usage'],
    queryFn: ({ signal }) => callApi(companyUsageCalls.get, { tenantId }, { signal }),
  });
  async function remove(quantity: AgreedQuantity) {
    setIsRemoving(true);
    try {
      await removeLimit({ tenantId, quantity });
    } catch (failed) {
      void message.error(failureOf(failed).message);
    } finally {
      setIsRemoving(false);
    }
  }
  if (data)
    return (
      <UsageView
        usage={data}
        isBusy={invoice.isBusy}
        onInvoice={(month) => void invoice.open({ tenantId, month })}
        actionOf={({ quantity }) =>
          mayManage && (
            <Button onClick={() => void remove(quantity)} disabled={isRemoving}>
              {t('limitRemove')}
            </Button>
          )
        }
      />
    );
  if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton active paragraph={{ rows: 8 }} />;
}
