import { codCalls } from '@onehaul/contract/cod';
import { codMoneyCalls } from '@onehaul/contract/cod-money';
import { queryOptions } from '@tanstack/react-query';
import { codKey } from '../../app/portal/cod-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const codOrderQuery = (send: Send, id: number) =>
  queryOptions({ queryKey: [...codKey, 'order', id], queryFn: () => send(codCalls.get, { id }) });

/** Orders of a remittance; the drawer shows the first hundred. */
export const remittedOrdersQuery = (send: Send, remittanceId: number) =>
  queryOptions({
    queryKey: [...codKey, 'remittance', remittanceId],
    queryFn: () =>
      send(codMoneyCalls.collections, { remittanceId, state: 'remitted', pageIndex: 1, pageRows: 100 }),
  });
