/** Query key prefix for a seller's stock. */
export const stockKey = ['stock'];
