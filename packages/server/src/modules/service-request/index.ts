export { getRequestRow } from './find-requests.ts';
export { isOrderItselfServed, isOrderServed } from './is-order-served.ts';
export {
  endWork,
  type HeldTargets,
  holdRequest,
  holdRequests,
  markPaid,
  stepRequest,
  whyNotServable,
} from './move-request.ts';
export { assertOrdersNotServed, findServedOrders, letServicesGo } from './served-orders.ts';
export { openServiceRequestRoutes } from './service-request.routes.ts';
export type { LockedRequest } from './service-request.repository.ts';
