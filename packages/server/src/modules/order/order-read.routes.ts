import { orderCalls } from '@onehaul/contract/order';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import type { Tariffs } from '../fee/index.ts';
import { countOrders, findOrders, getOrder } from './find-orders.ts';

export function createOrderReadRoutes(services: Services, tariffs: Tariffs): Route[] {
  const { list, count, get } = orderCalls;
  return bind(
    { list, count, get },
    {
      list: findOrders,
      count: countOrders,
      get: (context, input) => getOrder(services, tariffs, context, input),
    },
  );
}
