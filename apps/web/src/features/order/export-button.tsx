import type { Order } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { ListSnapshot } from '@onehaul/workbench/list-page';
import { PortalIcon } from '../../app/portal/portal-icon.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { gatherOrders, maxExported } from './order-query.ts';
import { useGeneratedFile } from './use-generated-file.ts';

/** Exports all orders the list matches as a workbook; above the limit, the newest. */
export function ExportButton({ shown: { query, total } }: { readonly shown: ListSnapshot<Order> }) {
  const { t } = useTranslation('order');
  const send = useSendWithMessage();
  const { making, exportThese } = useGeneratedFile();
  return (
    <Button
      disabled={total === 0}
      loading={making === 'export'}
      icon={<PortalIcon name="download" className="size-4" />}
      data-export
      onClick={() => void exportThese(() => gatherOrders(send, query))}
    >
      {t('export.action', { count: Math.min(total, maxExported) })}
    </Button>
  );
}
