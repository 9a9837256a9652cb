export { openDispatcher } from './open-dispatcher.ts';
export { letOrdersGo } from './let-orders-go.ts';
export { orderJobs } from './order.jobs.ts';
export { openOrderRoutes } from './order.routes.ts';
export { receiverIdTail } from './receiver-id.ts';
