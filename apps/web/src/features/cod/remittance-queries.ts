import { codMoneyCalls } from '@onehaul/contract/cod-money';
import type { CodState } from '@onehaul/domain/cod/cod-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { codKey } from '../../app/portal/cod-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** COD states before payout, in order. */
export const statesBeforePayout = ['expected', 'collected', 'settled'] as const satisfies readonly CodState[];
const listedStates = [...statesBeforePayout, 'refused'] as const;
export const parseListedState = (asked: string | null | undefined) =>
  listedStates.find((one) => one === asked);

export const codStatisticsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...codKey, 'money', 'statistics'],
    queryFn: () => send(codMoneyCalls.statistics, {}),
  });

export const loadRemittances = (send: Send, { page, rows }: ListQuery) =>
  send(codMoneyCalls.remittances, { pageIndex: page, pageRows: rows });

export const loadCollections = (send: Send, state: CodState, { page, rows }: ListQuery) =>
  send(codMoneyCalls.collections, { state, pageIndex: page, pageRows: rows });

/** Orders of a remittance; the drawer shows the first hundred. */
export const remittedOrdersQuery = (send: Send, remittanceId: number) =>
  queryOptions({
    queryKey: [...codKey, 'money', 'remittance', remittanceId],
    queryFn: () =>
      send(codMoneyCalls.collections, { remittanceId, state: 'remitted', pageIndex: 1, pageRows: 100 }),
  });
