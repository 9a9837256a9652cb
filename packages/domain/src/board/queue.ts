/** Work of staff that waits, by the permission that its list requires. */
export const parcelQueues = ['toReceive', 'toMeasure', 'toPutAway', 'onHold'] as const;
export const claimQueues = ['claims', 'unclaimed', 'abandoned'] as const;
export const orderQueues = [
  'unpaid',
  'toPick',
  'picking',
  'toPack',
  'toLoad',
  'toDepart',
  'differences',
  'exceptions',
] as const;
export const caseQueues = ['casesOverdue', 'casesToAnswer'] as const;
export const moneyQueues = [
  'deposits',
  'withdrawals',
  'heldPayments',
  'refundsProposed',
  'refundsFailed',
  'breaks',
] as const;
export type QueueName =
  | (typeof parcelQueues)[number]
  | (typeof claimQueues)[number]
  | (typeof orderQueues)[number]
  | (typeof caseQueues)[number]
  | (typeof moneyQueues)[number];

/** The order in which parcels and orders pass through a warehouse. */
export const workQueues = [
  'toReceive',
  'toMeasure',
  'toPutAway',
  'unpaid',
  'toPick',
  'picking',
  'toPack',
  'toLoad',
  'toDepart',
] as const satisfies readonly QueueName[];

/** Queues where nothing continues until a person decides. */
export const decisionQueues = [
  'exceptions',
  'differences',
  'casesOverdue',
  'casesToAnswer',
  'claims',
  'onHold',
  'deposits',
  'withdrawals',
  'heldPayments',
  'refundsProposed',
  'refundsFailed',
  'breaks',
  'unclaimed',
  'abandoned',
] as const satisfies readonly QueueName[];

/** A queue is counted up to this number, so that the cost of counting is bounded. */
export const maxQueueCount = 10_000;

/** Queues that wait for somebody outside the house: their age is no delay of ours. */
const waitsForOthers: readonly QueueName[] = ['toReceive', 'unpaid', 'unclaimed', 'abandoned'];

const dayMs = 86_400_000;

/** How urgent the oldest entry of a queue is: after one day late, after three days very late. */
export function queueDelay(name: QueueName, oldestAt: Date | null, now: Date): 'none' | 'late' | 'veryLate' {
  if (oldestAt === null || waitsForOthers.includes(name)) return 'none';
  const days = (now.getTime() - oldestAt.getTime()) / dayMs;
  if (days >= 3) return 'veryLate';
  return days >= 1 ? 'late' : 'none';
}
