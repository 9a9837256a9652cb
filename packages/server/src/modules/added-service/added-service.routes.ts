import { addedServiceCalls } from '@onehaul/contract/added-service';
import { bind } from '../../http/bind.ts';
import { findAddedServiceOptions, findAddedServices } from './added-service.repository.ts';

export const addedServiceRoutes = bind(addedServiceCalls, {
  list: findAddedServices,
  options: findAddedServiceOptions,
});
