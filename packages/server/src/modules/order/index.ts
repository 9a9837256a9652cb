export { assertTaken } from './assert-taken.ts';
export { findOrders, getOrderRow } from './find-orders.ts';
export { openDispatcher } from './open-dispatcher.ts';
export { letOrdersGo } from './let-orders-go.ts';
export { orderJobs } from './order.jobs.ts';
export { openOrderRoutes } from './order.routes.ts';
export { receiverIdTail } from './receiver-id.ts';
