import { catalogCalls } from '@onehaul/contract/catalog';
import { bind } from '../../http/bind.ts';
import {
  findCarriers,
  findDeliverySpeeds,
  findGoodsTypes,
  findVirtualWarehouses,
  findWarehouses,
} from './catalog.repository.ts';
import { findAreas, findCities, findDestinations, findDialCodes, findProvinces } from './place.repository.ts';

export const catalogRoutes = bind(catalogCalls, {
  dialCodes: findDialCodes,
  destinations: findDestinations,
  provinces: findProvinces,
  cities: findCities,
  areas: findAreas,
  goodsTypes: findGoodsTypes,
  warehouses: findWarehouses,
  virtualWarehouses: findVirtualWarehouses,
  carriers: findCarriers,
  deliverySpeeds: findDeliverySpeeds,
});
