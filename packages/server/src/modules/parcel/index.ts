export { expectParcels } from './expect-parcels.ts';
export { giveToMember } from './give-to-member.ts';
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
export { openParcelRoutes } from './parcel.routes.ts';
export { remeasureParcel } from './remeasure-parcel.ts';
export { lockAll as lockParcels } from './move-parcels.ts';
export { assertNotServed, findServed, resumeStorage, stopStorage } from './serve-parcel.ts';
export { notHere } from './lock-piece.ts';
export { parcelJobs } from './storage.jobs.ts';
export { openParcelConsoleRoutes } from './parcel.console.routes.ts';
export { openStationConsoleRoutes } from './station.console.routes.ts';
export { binStore } from './parcel.stores.ts';
