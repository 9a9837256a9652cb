export {
  type Account,
  type Actor,
  countPaid,
  lockOrders,
  lockOrdersOf,
  noteOrders,
  stepOrders,
} from './move-orders.ts';
export type { LockedOrder } from './order-move.repository.ts';
