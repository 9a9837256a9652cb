/** Query key prefix for parcels; a change of one invalidates all. */
export const parcelsKey = ['parcels'];
