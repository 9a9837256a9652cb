import { inboundStates } from '@onehaul/domain/stock/inbound';
import type { ListState } from '@onehaul/ui/list/address-state';

type Query = Pick<ListState, 'page' | 'rows' | 'search' | 'filters'>;

/** Names under which the member’s choices of rows and columns are stored. */
export const stockListNames = {
  categories: 'stockCategories',
  skus: 'stockSkus',
  balances: 'stockBalances',
  inbounds: 'stockInbounds',
} as const;

/** Filters of the lists in their URLs. */
export const skuFilterNames = ['category', 'use'];
export const balanceFilterNames = ['warehouse', 'low'];
export const inboundFilterNames = ['state'];

const numberOf = (value: string | undefined) =>
  /^[1-9]\d{0,9}$/.test(value ?? '') ? Number(value) : undefined;

/** Maps the URL of a list to call input; so do the others. Unknown values are ignored. */
export const searchInput = ({ page, rows, search }: Query) => ({
  pageIndex: page,
  pageRows: rows,
  search: search.replaceAll(/\p{Cc}/gu, ' ').slice(0, 60),
});

export function skuListInput(query: Query) {
  const { category, use } = query.filters;
  const categoryId = numberOf(category);
  return {
    ...searchInput(query),
    ...(categoryId && { categoryId }),
    ...((use === 'active' || use === 'inactive') && { isActive: use === 'active' }),
  };
}

export function balanceInput(query: Query) {
  const { warehouse, low } = query.filters;
  const warehouseId = numberOf(warehouse);
  return { ...searchInput(query), ...(warehouseId && { warehouseId }), isLow: low === 'low' };
}

export function inboundInput({ page, rows, filters }: Query) {
  const state = inboundStates.find((one) => one === filters['state']);
  return { pageIndex: page, pageRows: rows, ...(state && { state }) };
}
