/** Query names that a money decision invalidates. */
export const invalidatedQueries = [
  'deposits',
  'withdrawals',
  'held',
  'refunds',
  'payments',
  'breaks',
  'financeCount',
  'audit',
];
