import { stockCalls } from '@onehaul/contract/stock';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { stockKey } from '../../app/portal/stock-key.ts';
import type { Send } from '../../app/session-context.tsx';

/** Active SKUs that match a search. */
export const skuChoicesQuery = (send: Send, search: string) =>
  queryOptions({
    queryKey: [...stockKey, 'choices', search],
    queryFn: () => send(stockCalls.skus, { pageIndex: 1, pageRows: 50, search, isActive: true }),
    placeholderData: keepPreviousData,
  });

export const movementPageSize = 20;

type Place = { readonly skuId: number; readonly warehouseId: number };

export const movementsQuery = (send: Send, place: Place, page: number) =>
  queryOptions({
    queryKey: [...stockKey, 'movements', place, page],
    queryFn: () => send(stockCalls.movements, { ...place, pageIndex: page, pageRows: movementPageSize }),
    placeholderData: keepPreviousData,
  });
