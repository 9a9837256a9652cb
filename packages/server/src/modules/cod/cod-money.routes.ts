import { codMoneyCalls } from '@onehaul/contract/cod-money';
import { bind } from '../../http/bind.ts';
import { findCollections, findRemittances, getCodStatistics } from './find-cod-money.ts';

export const codMoneyRoutes = bind(codMoneyCalls, {
  collections: findCollections,
  remittances: findRemittances,
  statistics: getCodStatistics,
});
