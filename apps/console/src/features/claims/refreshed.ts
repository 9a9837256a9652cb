/** Query names that a decision at this desk invalidates. */
export const refreshed = ['unclaimed', 'claims', 'parcels', 'audit'];
