import { serviceCalls } from '@onehaul/contract/service';
import { bind } from '../../http/bind.ts';
import { findAddedServiceOptions, findAddedServices } from './service.repository.ts';

export const serviceRoutes = bind(serviceCalls, {
  list: findAddedServices,
  options: findAddedServiceOptions,
});
