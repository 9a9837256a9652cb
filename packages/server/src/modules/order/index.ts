export { assertLineAccepts } from './assert-line-accepts.ts';
export { findOrders, getOrderRow } from './find-orders.ts';
export { createDispatcher } from './create-dispatcher.ts';
export { abandonOrders } from './abandon-orders.ts';
export { orderJobs } from './order.jobs.ts';
export { createOrderRoutes } from './order.routes.ts';
export { receiverIdTail } from './receiver-id.ts';
export { sealedOrderTables } from './sealed-tables.ts';
