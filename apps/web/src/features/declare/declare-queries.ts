import { consigneeCalls } from '@onehaul/contract/consignee';
import { goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { consigneesKey } from '../../app/portal/consignee-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Query key prefix for saved goods declarations. */
export const declarationsKey = ['declarations'];

export const loadDeclarations = (send: Send, { page, rows, search }: ListQuery) =>
  send(goodsDeclarationCalls.list, { pageIndex: page, pageRows: rows, search: search.slice(0, 60) });

export function loadConfirmations(send: Send, { page, rows, filters }: ListQuery) {
  const state = confirmationStates.find((one) => one === filters.state);
  return send(consigneeCalls.list, { pageIndex: page, pageRows: rows, ...(state && { state }) });
}

export const countersQuery = (send: Send) =>
  queryOptions({
    queryKey: [...consigneesKey, 'counters'],
    queryFn: () => send(consigneeCalls.counters, {}),
  });

export const declarationCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...declarationsKey, 'count'],
    queryFn: async () =>
      (await send(goodsDeclarationCalls.list, { pageIndex: 1, pageRows: 1, search: '' })).total,
  });
