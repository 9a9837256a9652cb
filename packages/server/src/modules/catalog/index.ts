export { findCarrierChoices } from './find-carrier-choices.ts';
export { type CarrierSheet, readCarrierSheet } from './read-carrier-sheet.ts';
export { catalogRoutes } from './catalog.routes.ts';
export {
  carrierStore,
  deliverySpeedStore,
  destinationStore,
  goodsTypeStore,
  virtualWarehouseStore,
  warehouseStore,
} from './catalog.stores.ts';
