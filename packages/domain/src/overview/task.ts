/** What waits for a member, in the order it is told: money that is asked for first, then what they alone can answer. */
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
