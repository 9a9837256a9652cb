export { getRequestRow } from './find-requests.ts';
export { isOrderItselfServed, isOrderServed } from './is-order-served.ts';
export {
  endWork,
  type LockedTargets,
  lockRequest,
  lockRequests,
  markPaid,
  stepRequest,
  serviceTargetRefusal,
} from './move-request.ts';
export type { LockedRequest } from './request.repository.ts';
export { createServiceRequestRoutes } from './request.routes.ts';
export { assertOrdersNotServed, findServedOrders, abandonServices } from './served-orders.ts';
export { orderOptionsByIds } from './service.repository.ts';
export { serviceRoutes } from './service.routes.ts';
export { serviceOptionStore, serviceStore } from './service.stores.ts';
