import type { Order } from '@onehaul/contract/order';
import { paperCalls } from '@onehaul/contract/paper';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { ListSnapshot } from '@onehaul/workbench/list-page';
import { PrintDialog } from '@onehaul/workbench/print-dialog';
import { useState } from 'react';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { gatherOrders, maxExported } from './order-query.ts';

/** Prints order sheets or labels of all orders the list matches; above the limit, the newest. */
export function PrintMany({ shown: { query, total } }: { readonly shown: ListSnapshot<Order> }) {
  const { t } = useTranslation('order');
  const send = useSendWithMessage();
  const [kind, setKind] = useState<'sheet' | 'labels'>();
  return (
    <>
      <Button disabled={total === 0} data-print="sheet" onClick={() => setKind('sheet')}>
        {t('printMany.sheet', { count: Math.min(total, maxExported) })}
      </Button>
      <Button disabled={total === 0} data-print="labels" onClick={() => setKind('labels')}>
        {t('printMany.labels')}
      </Button>
      {kind && (
        <PrintDialog
          start={async () => send(paperCalls.start, { kind, ids: [...(await gatherOrders(send, query))] })}
          loadProgress={(id) => send(paperCalls.get, { id })}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}
