export { addPhoto, storePhoto } from './add-photo.ts';
export { approveClaim } from './approve-claim.ts';
export { assignParcel } from './assign-parcel.ts';
export { findCandidates, findQueue, findWaiting } from './claim-desk.ts';
export { decideDisposal } from './decide-disposal.ts';
export { expectParcels } from './expect-parcels.ts';
export { findAtStation, findWorkplaces, showAtStation } from './find-at-station.ts';
export { giveToMember } from './give-to-member.ts';
export { holdParcel } from './hold-parcel.ts';
export { measureParcel } from './measure-parcel.ts';
export { getParcelAtDesk, searchParcels } from './parcel-desk.ts';
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
export { proposeDisposal } from './propose-disposal.ts';
export { receiveParcel } from './receive-parcel.ts';
export { rejectClaim } from './reject-claim.ts';
export { remeasureParcel } from './remeasure-parcel.ts';
export { releaseParcel } from './release-parcel.ts';
export { lockAll as lockParcels } from './move-parcels.ts';
export { assertNotServed, findServed, resumeStorage, stopStorage } from './serve-parcel.ts';
export { shelveParcel } from './shelve-parcel.ts';
export { suggestBin } from './suggest-bin.ts';
export { parcelJobs } from './storage.jobs.ts';
