/** Query key prefix for unowned parcels and claims. */
export const claimsKey = ['claims'];
