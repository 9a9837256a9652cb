/** Query key prefix for marketplace data. */
export const marketplaceKey = ['marketplace'];
