import { feeCalls } from '@onehaul/contract/fee';
import { orderCalls } from '@onehaul/contract/order';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../session-context.tsx';
import { ordersKey } from './order-key.ts';

export const orderCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...ordersKey, 'count'],
    queryFn: () => send(orderCalls.count, {}),
  });

export const linesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['lineNames'],
    queryFn: async () => {
      const { lines } = await send(feeCalls.introduction, {});
      return lines.map(({ id, name }) => ({ id, name }));
    },
    staleTime: 5 * 60_000,
  });
