/** Query key prefix for marketplace data. */
export const marketplaceKey = ['marketplace'];

/** Query keys that a change of a marketplace order invalidates. */
export const marketplaceKeys = [marketplaceKey];
