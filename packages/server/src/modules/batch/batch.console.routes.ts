import { arrivalCalls, batchCalls } from '@onehaul/contract/console/batches';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { exportCustoms, printManifest, printUnitLabel } from './batch-papers.ts';
import { closeBatch } from './close-batch.ts';
import { closeUnit, reopenUnit } from './close-unit.ts';
import { deliverOrder } from './deliver-order.ts';
import { departBatch, storeSignature } from './depart-batch.ts';
import { recordTrackEvent } from './record-track-event.ts';
import { findArrivals } from './find-arrivals.ts';
import { findBatches, findLinesToLoad, findOrdersToLoad, getBatch } from './find-batches.ts';
import { loadBox } from './load-box.ts';
import { openBatch } from './open-batch.ts';
import { openUnit } from './open-unit.ts';
import { reopenBatch } from './reopen-batch.ts';
import { setBatchBillNumbers } from './set-batch-bill-numbers.ts';
import { recordBatchMilestone } from './record-batch-milestone.ts';
import { unloadBox } from './unload-box.ts';

export function createBatchConsoleRoutes(services: Services): StaffRoute[] {
  const { keys } = services;
  const reader = ({ db, staff, language }: StaffContext) => ({
    db,
    keys,
    services,
    tenantId: staff.tenantId,
    language,
  });
  const { depart, ...calls } = batchCalls;
  return [
    ...bindStaff(calls, {
      list: ({ db, language }, asked) => findBatches(db, { ...withLimitAndOffset(asked), language }),
      get: (context, which) => getBatch(reader(context), which),
      choices: async ({ db, language }) => ({ items: await findLinesToLoad(db, language) }),
      open: async ({ db, staff, audit }, batch) => {
        const opened = await openBatch(db, staff.id, batch);
        audit('batch', recordName(batch.shopId, opened.id), { number: opened.number });
        return opened;
      },
      waiting: (context, which) => findOrdersToLoad(reader(context), which),
      openUnit: async ({ db, staff, audit }, asked) => {
        const unit = await openUnit(db, staff.id, asked);
        audit('batch', recordName(asked.shopId, asked.id), { unit: unit.number });
        return unit;
      },
      closeUnit: async ({ db, audit }, asked) => {
        const unit = await closeUnit(db, asked);
        const { number, weightGrams, boxes } = unit;
        audit('batch', recordName(asked.shopId, asked.id), { unit: number, weightGrams, boxes });
        return unit;
      },
      reopenUnit: async ({ db, audit }, asked) => {
        const unit = await reopenUnit(db, asked);
        audit('batch', recordName(asked.shopId, asked.id), { unit: unit.number });
        return unit;
      },
      unitLabel: (context, which) => printUnitLabel(reader(context), which),
      load: async ({ db, staff, audit }, scan) => {
        const loaded = await loadBox(db, staff.id, scan);
        audit('batch', recordName(scan.shopId, scan.id), {
          box: scan.boxCode,
          outcome: loaded.outcome,
          ...(scan.unitId !== null && { unitId: scan.unitId }),
        });
        return loaded;
      },
      unload: async ({ db, staff, audit }, scan) => {
        const { isOut } = await unloadBox(db, staff.id, scan);
        audit('batch', recordName(scan.shopId, scan.id), { box: scan.boxCode, isOut });
        return { isOut };
      },
      close: async ({ db, staff, audit }, which) => {
        const { number } = await closeBatch(db, staff.id, which);
        audit('batch', recordName(which.shopId, which.id), { number });
        return null;
      },
      reopen: async ({ db, staff, audit }, which) => {
        const { number } = await reopenBatch(db, staff.id, which);
        audit('batch', recordName(which.shopId, which.id), { number });
        return null;
      },
      arrive: async ({ db, staff, audit }, which) => {
        const { number, told } = await recordBatchMilestone(db, staff.id, 'arrive', which);
        audit('batch', recordName(which.shopId, which.id), { number, place: which.place });
        return { told };
      },
      clear: async ({ db, staff, audit }, which) => {
        const { number, told } = await recordBatchMilestone(db, staff.id, 'clear', which);
        audit('batch', recordName(which.shopId, which.id), { number, place: which.place });
        return { told };
      },
      manifest: (context, which) => printManifest(reader(context), which),
      customs: (context, which) => exportCustoms(reader(context), which),
      setBillNumbers: async ({ db, staff, audit }, pasted) => {
        const { number, set, problems } = await setBatchBillNumbers(db, staff.id, pasted);
        audit('batch', recordName(pasted.shopId, pasted.id), { number, set });
        return { set, problems };
      },
    }),
    bindStaffPrepared(
      depart,
      (context, handOver) => storeSignature(services, context, handOver),
      async ({ db, staff, audit }, signed) => {
        const { number, shipped } = await departBatch(db, staff.id, signed);
        const { shopId, id, driverName, vehicle, sealNumber } = signed;
        audit('batch', recordName(shopId, id), { number, shipped, driverName, vehicle, sealNumber });
        return { shipped };
      },
    ),
    ...bindStaff(arrivalCalls, {
      find: async ({ db, language }, { code }) => ({ items: await findArrivals(db, language, code) }),
      track: async ({ db, staff, audit }, entry) => {
        const { added } = await recordTrackEvent(db, staff.id, entry);
        const { shopId, orderId, batchId, phase, place } = entry;
        if (batchId === undefined) audit('order', recordName(shopId, orderId!), { phase, place, added });
        else audit('batch', recordName(shopId, batchId), { phase, place, added });
        return { added };
      },
      deliver: async ({ db, staff, audit }, delivery) => {
        const { number } = await deliverOrder(db, staff.id, delivery);
        const { shopId, id, place, collectedMinor } = delivery;
        audit('order', recordName(shopId, id), { number, place, collectedMinor });
        return null;
      },
    }),
  ];
}
