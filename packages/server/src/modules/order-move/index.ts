export type { EventAudit, Actor } from '../../outbox/event-audit.ts';
export {
  assertNotStopped,
  addPaidAmount,
  addPaidAmounts,
  lockOrders,
  lockOrdersOfMember,
  recordOrderEvents,
  stepOrders,
  stepOrdersPaid,
} from './move-orders.ts';
export type { LockedOrder } from './order-move.repository.ts';
export { finishTask, lockTask, waitingTasks } from './order-task.repository.ts';
export { boxesIn, parcelsIn, paymentsFor, photosOfOrder } from './order-part.repository.ts';
