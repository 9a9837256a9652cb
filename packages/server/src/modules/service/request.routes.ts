import { serviceRequestCalls } from '@onehaul/contract/service';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { requestService } from './request-service.ts';
import { findRequests, getRequest } from './find-requests.ts';

export function createServiceRequestRoutes({ keys }: Services): Route[] {
  // Cancelling may refund money, so `cancel` is served by the service-desk module.
  const { cancel: _, ...calls } = serviceRequestCalls;
  return bind(calls, {
    list: findRequests,
    get: (context, which) => getRequest(keys, context, which),
    ask: (context, asked) => requestService(context, asked),
  });
}
