export { assertLineTakes } from './assert-line-takes.ts';
export { findOrders, getOrderRow } from './find-orders.ts';
export { openDispatcher } from './open-dispatcher.ts';
export { abandonOrders } from './abandon-orders.ts';
export { orderJobs } from './order.jobs.ts';
export { openOrderRoutes } from './order.routes.ts';
export { receiverIdTail } from './receiver-id.ts';
export { sealedOrderTables } from './sealed-tables.ts';
