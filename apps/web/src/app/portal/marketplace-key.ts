/** Query key prefix for marketplace data other than the lists. */
export const marketplaceKey = ['marketplace'];

/** Each list stores its column settings under its own name. */
export const marketplaceLists = {
  all: 'marketplaceOrders',
  toShip: 'marketplaceToShip',
  shipped: 'marketplaceShipped',
} as const;

/** Query keys that a change of a marketplace order invalidates. */
export const marketplaceKeys = [marketplaceKey, ...Object.values(marketplaceLists).map((name) => [name])];
