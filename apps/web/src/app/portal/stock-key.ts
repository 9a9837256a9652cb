/** Query key prefix for a seller's stock. */
export const stockKey = ['stock'];

/** Query keys that a change of goods or stock invalidates. */
export const stockKeys = [stockKey];
