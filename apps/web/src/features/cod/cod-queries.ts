import { codCalls, type CodProblemRow } from '@onehaul/contract/cod';
import { codProblems } from '@onehaul/domain/cod/problem';
import type { OrderStage } from '@onehaul/domain/order/order-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { codKey } from '../../app/portal/cod-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Loads orders of the chosen stage, or of all stages of the page. */
export const loadCodOrders = (
  send: Send,
  stages: readonly OrderStage[],
  { page, rows, search, filters }: ListQuery,
) => {
  const chosen = stages.filter((stage) => stage === filters.stage);
  return send(codCalls.list, {
    pageIndex: page,
    pageRows: rows,
    search,
    stages: chosen.length > 0 ? chosen : [...stages],
  });
};

export const codCountQuery = (send: Send) =>
  queryOptions({ queryKey: [...codKey, 'count'], queryFn: () => send(codCalls.count, {}) });

export const codOrderQuery = (send: Send, id: number) =>
  queryOptions({ queryKey: [...codKey, 'order', id], queryFn: () => send(codCalls.get, { id }) });

export const problemOf = (value: string | null | undefined) => codProblems.find((one) => one === value);

export async function loadProblems(
  send: Send,
  { page, rows, filters }: ListQuery,
): Promise<{ items: CodProblemRow[]; total: number }> {
  const problem = problemOf(filters.problem);
  return send(codCalls.problems, { pageIndex: page, pageRows: rows, ...(problem && { problem }) });
}

/** Counts per problem, independent of the list's filter. */
export const problemCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...codKey, 'problems'],
    queryFn: async () => (await send(codCalls.problems, { pageIndex: 1, pageRows: 1 })).counts,
  });
