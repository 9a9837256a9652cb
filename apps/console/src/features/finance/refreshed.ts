/** Query names that a money decision invalidates. */
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
