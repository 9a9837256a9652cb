/** Query key prefix for returns; a change of one invalidates all. */
export const returnsKey = ['returns'];
