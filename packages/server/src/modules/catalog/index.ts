export { catalogRoutes } from './catalog.routes.ts';
export {
  carrierStore,
  deliverySpeedStore,
  destinationStore,
  goodsTypeStore,
  virtualWarehouseStore,
  warehouseStore,
} from './catalog.stores.ts';
