/** Query key prefix for a seller's stock other than the lists. */
export const stockKey = ['stock'];

/** Each list stores its column settings under its own name. */
export const stockLists = {
  categories: 'stockCategories',
  skus: 'stockSkus',
  balances: 'stockBalances',
  inbounds: 'stockInbounds',
} as const;

/** Query keys that a change of goods or stock invalidates. */
export const stockKeys = [stockKey, ...Object.values(stockLists).map((name) => [name])];
