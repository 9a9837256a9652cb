/** What a decision at this desk changes, by the names of the queries. */
export const refreshed = ['unclaimed', 'claims', 'parcels', 'audit'];
