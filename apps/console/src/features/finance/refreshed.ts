/** What a decision about money changes, by the names of the queries. */
export const refreshed = [
  'deposits',
  'withdrawals',
  'held',
  'refunds',
  'payments',
  'breaks',
  'financeCount',
  'audit',
];
