/** Begins the key of what is read of marketplaces beside their lists. */
export const marketplaceKey = ['marketplace'];

/** Lists remember their columns by a name of their own. */
export const marketplaceLists = {
  all: 'marketplaceOrders',
  toShip: 'marketplaceToShip',
  shipped: 'marketplaceShipped',
} as const;

/** All that a change of a marketplace's order makes old. */
export const marketplaceKeys = [marketplaceKey, ...Object.values(marketplaceLists).map((name) => [name])];
