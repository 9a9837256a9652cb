import { stockCalls } from '@onehaul/contract/stock';
import { inboundStates } from '@onehaul/domain/stock/inbound';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { movementPageSize } from '@onehaul/workbench/movement-list';
import { queryOptions } from '@tanstack/react-query';
import { stockKey } from '../../app/portal/stock-key.ts';
import type { Send } from '../../app/session-context.tsx';

const asked = ({ page, rows, search }: ListQuery) => ({
  pageIndex: page,
  pageRows: rows,
  search: search.slice(0, 60),
});
/** Parses a positive integer from the URL; undefined otherwise. */
const numberOf = (value: string | undefined) =>
  /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : undefined;

export const loadCategories = (send: Send, query: ListQuery) => send(stockCalls.categories, asked(query));

export function loadSkus(send: Send, query: ListQuery) {
  const { category, use } = query.filters;
  const categoryId = numberOf(category);
  return send(stockCalls.skus, {
    ...asked(query),
    ...(categoryId && { categoryId }),
    ...(use && { isActive: use === 'active' }),
  });
}

export function loadBalances(send: Send, query: ListQuery) {
  const warehouseId = numberOf(query.filters.warehouse);
  return send(stockCalls.balances, {
    ...asked(query),
    ...(warehouseId && { warehouseId }),
    isLow: query.filters.low === 'low',
  });
}

export function loadInbounds(send: Send, { page, rows, filters }: ListQuery) {
  const state = inboundStates.find((one) => one === filters.state);
  return send(stockCalls.inbounds, { pageIndex: page, pageRows: rows, ...(state && { state }) });
}

/** All categories, for selects. */
export const categoriesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...stockKey, 'categories'],
    queryFn: () => send(stockCalls.categories, { pageIndex: 1, pageRows: 200, search: '' }),
  });

/** Active SKUs that match a search. */
export const skuChoicesQuery = (send: Send, search: string) =>
  queryOptions({
    queryKey: [...stockKey, 'choices', search],
    queryFn: () => send(stockCalls.skus, { pageIndex: 1, pageRows: 50, search, isActive: true }),
    placeholderData: (before) => before,
  });

export const stockWarehousesQuery = (send: Send) =>
  queryOptions({
    queryKey: [...stockKey, 'warehouses'],
    queryFn: () => send(stockCalls.warehouses, { pageIndex: 1, pageRows: 100 }),
  });

type Place = { readonly skuId: number; readonly warehouseId: number };

export const movementsQuery = (send: Send, place: Place, page: number) =>
  queryOptions({
    queryKey: [...stockKey, 'movements', place, page],
    queryFn: () => send(stockCalls.movements, { ...place, pageIndex: page, pageRows: movementPageSize }),
    placeholderData: (before) => before,
  });

/** Count of expected deliveries, for the tab. */
export const expectedCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...stockKey, 'expected'],
    queryFn: async () =>
      (await send(stockCalls.inbounds, { pageIndex: 1, pageRows: 1, state: 'expected' })).total,
  });

/** Count of stock rows, for the tab. */
export const stockRowCountQuery = (send: Send) =>
  queryOptions({
    queryKey: [...stockKey, 'kept'],
    queryFn: async () =>
      (await send(stockCalls.balances, { pageIndex: 1, pageRows: 1, search: '', isLow: false })).total,
  });
