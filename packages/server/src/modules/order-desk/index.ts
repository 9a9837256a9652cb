export { findExceptionAges, findExceptions, getOrderAtDesk, searchOrders } from './find-at-desk.ts';
export { raiseAtDesk } from './raise-at-desk.ts';
export { resolveAtDesk } from './resolve-at-desk.ts';
export { giveBillNumbers, readBillNumber, setBillNumber } from './set-bill-numbers.ts';
export { withdrawOrder } from './withdraw-order.ts';
