/** Query names that a decision at this desk invalidates. */
export const invalidatedQueries = ['unclaimed', 'claims', 'parcels', 'audit'];
