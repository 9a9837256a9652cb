import { stationCalls } from '@onehaul/contract/console/stations';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import type { Services } from '../../services.ts';
import { findLineLimits } from '../fee/index.ts';
import { addPhoto, storePhoto } from './add-photo.ts';
import { assignParcel } from './assign-parcel.ts';
import { findAtStation, findWorkplaces, findWarehouseName, getStationParcel } from './find-at-station.ts';
import { holdParcel } from './hold-parcel.ts';
import { measureParcel } from './measure-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';
import { releaseParcel } from './release-parcel.ts';
import { findBinCodes, shelveParcel } from './shelve-parcel.ts';
import { suggestBin } from './suggest-bin.ts';

/** Writes the audit log entry and returns the parcel in its new state. */
async function auditAndShow(
  { db, language, audit }: StaffChangeContext,
  { shopId }: { readonly shopId: number },
  id: number,
  details: Record<string, unknown> = {},
) {
  audit('parcel', recordName(shopId, id), details);
  return getStationParcel(db, id, { shopId, language });
}

export function createStationConsoleRoutes(services: Services): StaffRoute[] {
  const { addPhoto: photoCall, ...calls } = stationCalls;
  return [
    ...bindStaff(calls, {
      workplaces: async ({ db, language }) => ({ items: await findWorkplaces(db, language) }),
      find: async ({ db, language }, { shopId, courierNumber }) => ({
        items: await findAtStation(db, { shopId, courierNumber, language }),
      }),
      receive: async (context, scan) => {
        const { outcome, id, elsewhereId } = await receiveParcel(context.db, context.staff.id, scan);
        if (id !== null)
          return {
            outcome,
            parcel: await auditAndShow(context, scan, id, { outcome }),
            elsewhere: await findWarehouseName(context.db, elsewhereId, {
              shopId: scan.shopId,
              language: context.language,
            }),
          };
        // No record changed, but the scan itself is audited.
        context.audit('warehouse', recordName(scan.shopId, scan.warehouseId), { outcome });
        return { outcome, parcel: null, elsewhere: null };
      },
      assign: async (context, scan) =>
        auditAndShow(context, scan, await assignParcel(context.db, context.staff.id, scan)),
      measure: async (context, scan) =>
        auditAndShow(context, scan, await measureParcel(context.db, context.staff.id, scan), {
          weightGrams: scan.weightGrams,
        }),
      limits: async ({ db, language }, where) => ({
        lines: await findLineLimits(db, { ...where, language }),
      }),
      bins: async ({ db }, where) => ({ codes: await findBinCodes(db, where) }),
      suggestBin: async ({ db, language }, piece) => {
        const { id, ...bins } = await suggestBin(db, piece);
        return { parcel: await getStationParcel(db, id, { shopId: piece.shopId, language }), ...bins };
      },
      shelve: async (context, scan) =>
        auditAndShow(context, scan, await shelveParcel(context.db, context.staff.id, scan), {
          bin: scan.binCode,
        }),
      hold: async (context, scan) =>
        auditAndShow(context, scan, await holdParcel(context.db, context.staff.id, scan), {
          reason: scan.reason,
        }),
      release: async (context, scan) =>
        auditAndShow(context, scan, await releaseParcel(context.db, context.staff.id, scan)),
    }),
    bindStaffPrepared(
      photoCall,
      (context, photo) => storePhoto(services, context, photo),
      async ({ db, staff, audit }, stored) => {
        const { parcelId, photoCount } = await addPhoto(db, staff.id, stored);
        audit('parcel', recordName(stored.shopId, parcelId), { kind: stored.kind });
        return { id: stored.id, photoCount };
      },
    ),
  ];
}
