import { codCalls } from '@onehaul/contract/cod';
import { bind } from '../../http/bind.ts';
import { countCodOrders, findCodOrders, getCodOrder } from './find-cod-orders.ts';
import { findProblems } from './find-problems.ts';

export const codRoutes = bind(codCalls, {
  list: findCodOrders,
  count: countCodOrders,
  get: getCodOrder,
  problems: findProblems,
});
