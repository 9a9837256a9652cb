export { expectParcels } from './expect-parcels.ts';
export { assignToMember } from './assign-to-member.ts';
export {
  bindParcels,
  bindParcelsOf,
  deliverParcelsOf,
  lockForOrder,
  lockParcelsOf,
  type OrderedParcel,
  stepParcelsOf,
  unbindParcels,
} from './order-parcels.ts';
export { ownerOfCode } from './owner-of-code.ts';
export { createParcelRoutes } from './parcel.routes.ts';
export { remeasureParcel } from './remeasure-parcel.ts';
export { lockParcelsByIds as lockParcels } from './move-parcels.ts';
export { assertNotServed, findServed, resumeStorage, stopStorage } from './serve-parcel.ts';
export { notInWarehouseRefusal } from './lock-piece.ts';
export { parcelJobs } from './storage.jobs.ts';
export { createParcelConsoleRoutes } from './parcel.console.routes.ts';
export { inHouse } from './station.repository.ts';
export { createStationConsoleRoutes } from './station.console.routes.ts';
export { binStore } from './parcel.stores.ts';
export { parcelSheet } from './parcel-sheet.ts';
