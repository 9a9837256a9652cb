import type { Order } from '@onehaul/contract/order';
import { paperCalls } from '@onehaul/contract/paper';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Shown } from '@onehaul/workbench/list-page';
import { PrintDialog } from '@onehaul/workbench/print-dialog';
import { useState } from 'react';
import { useToldSend } from '../../app/portal/told-send.ts';
import { gatherOrders, mostExported } from './order-query.ts';

/** Prints order sheets or labels of all orders the list matches; above the limit, the newest. */
export function PrintMany({ shown: { query, total } }: { readonly shown: Shown<Order> }) {
  const { t } = useTranslation('order');
  const send = useToldSend();
  const [kind, setKind] = useState<'sheet' | 'labels'>();
  return (
    <>
      <Button disabled={total === 0} data-print="sheet" onClick={() => setKind('sheet')}>
        {t('printMany.sheet', { count: Math.min(total, mostExported) })}
      </Button>
      <Button disabled={total === 0} data-print="labels" onClick={() => setKind('labels')}>
        {t('printMany.labels')}
      </Button>
      {kind && (
        <PrintDialog
          start={async () => send(paperCalls.start, { kind, ids: [...(await gatherOrders(send, query))] })}
          look={(id) => send(paperCalls.get, { id })}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  );
}
