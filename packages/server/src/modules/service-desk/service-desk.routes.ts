import { serviceRequestCalls } from '@onehaul/contract/service-request';
import { bind, type Route } from '../../http/bind.ts';
import { changing } from '../../http/context.ts';
import { cancelService } from './cancel-service.ts';

const { cancel } = serviceRequestCalls;

export const serviceCancelRoutes: Route[] = bind(
  { cancel },
  { cancel: (context, which) => cancelService(changing(context), which) },
);
