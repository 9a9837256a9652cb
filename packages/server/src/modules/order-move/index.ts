export type { Account, Actor } from '../../outbox/event-account.ts';
export {
  assertNotStopped,
  countPaid,
  countPaidOfAll,
  lockOrders,
  lockOrdersOf,
  noteOrders,
  stepOrders,
} from './move-orders.ts';
export type { LockedOrder } from './order-move.repository.ts';
export { finishTask, takeTask, waitingTasks } from './order-task.repository.ts';
export { boxesIn, parcelsIn, paymentsFor, photosOfOrder } from './order-part.repository.ts';
