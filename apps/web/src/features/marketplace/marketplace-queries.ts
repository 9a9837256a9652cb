import { marketplaceCalls } from '@onehaul/contract/marketplace';
import { queryOptions } from '@tanstack/react-query';
import { marketplaceKey } from '../../app/portal/marketplace-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Polling interval: the worker that draws labels lags a few seconds. */
const watchedMs = 10_000;

export const marketplaceOrderQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...marketplaceKey, 'order', id],
    queryFn: () => send(marketplaceCalls.order, { id }),
    refetchInterval: watchedMs,
  });
