/** Begins the key of what is read of a seller's stock beside its lists. */
export const stockKey = ['stock'];

/** Lists remember their columns by a name of their own. */
export const stockLists = {
  categories: 'stockCategories',
  skus: 'stockSkus',
  balances: 'stockBalances',
  inbounds: 'stockInbounds',
} as const;

/** All that a change of goods or stock makes old. */
export const stockKeys = [stockKey, ...Object.values(stockLists).map((name) => [name])];
