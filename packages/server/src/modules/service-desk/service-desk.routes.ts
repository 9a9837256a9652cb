import { serviceRequestCalls } from '@onehaul/contract/service';
import { bind, type Route } from '../../http/bind.ts';
import { cancelService } from './cancel-service.ts';

const { cancel } = serviceRequestCalls;

export const serviceCancelRoutes: Route[] = bind(
  { cancel },
  { cancel: (context, which) => cancelService(context, which) },
);
