import { peerCalls, peerKeyCalls } from '@onehaul/contract/peer';
import { orderStages } from '@onehaul/domain/order/order-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { peerKey } from '../../app/portal/peer-key.ts';
import type { Send } from '../../app/session-context.tsx';

export const accountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...peerKey, 'account'],
    queryFn: () => send(peerCalls.account, {}),
    meta: { expected: ['peer.notPeer'] },
  });

export const statementQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...peerKey, 'statement', id],
    queryFn: () => send(peerCalls.statement, { id }),
  });

const one = { pageIndex: 1, pageRows: 1 };

/** Counts of each list of the page. */
export const countsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...peerKey, 'counts'],
    queryFn: async () => {
      const [orders, statements, keys] = await Promise.all([
        send(peerCalls.orders, { ...one, search: '' }),
        send(peerCalls.statements, one),
        send(peerKeyCalls.list, one),
      ]);
      return { orders: orders.total, statements: statements.total, keys: keys.total };
    },
  });

export function loadOrders(send: Send, { page, rows, search, filters }: ListQuery) {
  const stage = orderStages.find((one) => one === filters.stage);
  return send(peerCalls.orders, {
    pageIndex: page,
    pageRows: rows,
    search: search.slice(0, 60),
    ...(stage && { stage }),
  });
}

export const loadStatements = (send: Send, { page, rows }: ListQuery) =>
  send(peerCalls.statements, { pageIndex: page, pageRows: rows });

export const loadKeys = (send: Send, { page, rows }: ListQuery) =>
  send(peerKeyCalls.list, { pageIndex: page, pageRows: rows });
