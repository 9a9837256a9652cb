/** Open tasks of a member in display order: payments first, then questions only the member can answer. */
export const overviewTasks = [
  'unpaidOrders',
  'differences',
  'rejectedDeposits',
  'confirmations',
  'unpaidServices',
  'answeredCases',
  'heldParcels',
  'rejectedClaims',
] as const;
export type OverviewTask = (typeof overviewTasks)[number];
