import { marketplaceCalls } from '@onehaul/contract/marketplace';
import type { MarketplaceStage } from '@onehaul/domain/marketplace/marketplace-state';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { marketplaceKey, marketplaceKeys } from '../../app/portal/marketplace-key.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** While labels are drawn and shops are asked, the worker is a few seconds behind. */
const watchedMs = 10_000;

/** The member's shops, and the lines that orders may go by. */
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

/** Reads again what a change of such an order makes old. */
export function useReloadMarketplace(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all([...marketplaceKeys, ordersKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
}
