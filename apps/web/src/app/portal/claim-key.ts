/** Begins the key of everything read of unowned parcels and of claims. */
export const claimsKey = ['claims'];
