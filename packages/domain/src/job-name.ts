/** Background jobs by the name that logs, metrics and the failure list use. */
export const jobNames = [
  'forget-answers',
  'forget-sessions',
  'forget-staff-sessions',
  'forget-outbox',
  'forget-declarations',
  'forget-imported-rows',
  'forget-prints',
  'forget-applications',
  'close-companies',
  'erase-companies',
  'forget-exports',
  'meter-usage',
  'measure-health',
  'forget-calls',
  'invoice-companies',
  'erase-members',
  'ledger-check',
  'ledger-check-whole',
  'seal-anew',
  'sweep-files',
  'storage-clock',
  'expire-orders',
  'complete-orders',
  'expire-confirmations',
  'watch-orders',
  'find-late-orders',
  'end-points',
  'end-coupons',
  'lower-levels',
  'issue-statements',
  'tell-overdue-statements',
  'relay',
  'mail',
  'sms',
  'push',
  'payments',
  'reconciliation',
  'dispatch',
  'tracker',
  'marketplaces',
  'check-imports',
  'print',
  'export-companies',
  'publish-drafts',
  'rewards',
  'earnings',
  'collections',
  'check-hosts',
] as const;
export type JobName = (typeof jobNames)[number];

/**
 * A job runs on a schedule and can be started by hand, a sweep retries by itself, a payment waits for a
 * person.
 */
export const failureKinds = ['job', 'sweep', 'payment'] as const;
export type FailureKind = (typeof failureKinds)[number];
