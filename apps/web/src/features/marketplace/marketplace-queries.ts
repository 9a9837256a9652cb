import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { MarketplaceStage } from '@onehaul/domain/marketplace/marketplace-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { marketplaceKey, marketplaceKeys } from '../../app/portal/marketplace-key.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Polling interval: the worker that draws labels and syncs shops lags a few seconds. */
const watchedMs = 10_000;

/** The member's shops and the permitted lines. */
export const shopsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...marketplaceKey, 'shops'],
    queryFn: () => send(marketplaceCalls.list, { pageIndex: 1, pageRows: 100 }),
    refetchInterval: watchedMs,
  });

export const countsQuery = (send: Send) =>
  queryOptions({
    queryKey: [...marketplaceKey, 'counts'],
    queryFn: async () =>
      (await send(marketplaceCalls.orders, { pageIndex: 1, pageRows: 1, search: '' })).counts,
  });

export const marketplaceOrderQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...marketplaceKey, 'order', id],
    queryFn: () => send(marketplaceCalls.order, { id }),
    refetchInterval: watchedMs,
  });

export const firstMilesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...marketplaceKey, 'firstMiles'],
    queryFn: () => send(marketplaceCalls.firstMiles, { pageIndex: 1, pageRows: 20 }),
  });

export const loadOrders = (
  send: Send,
  stage: MarketplaceStage | undefined,
  { page, rows, search, filters }: ListQuery,
) =>
  send(marketplaceCalls.orders, {
    pageIndex: page,
    pageRows: rows,
    search,
    ...(stage && { stage }),
    ...(filters.shop && { shopId: Number(filters.shop) }),
  });

/** Invalidates the queries that a change of a marketplace order affects. */
export function useReloadMarketplace(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([...marketplaceKeys, ordersKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
