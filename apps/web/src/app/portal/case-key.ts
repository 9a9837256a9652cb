/** Query key prefix for cases; a change of one invalidates all. */
export const casesKey = ['cases'];
