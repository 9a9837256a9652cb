import { arrivalCalls, batchCalls } from '@onehaul/contract/console/batches';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import {
  closeBatch,
  deliverOrder,
  departBatch,
  enterTrack,
  exportCustoms,
  findArrivals,
  findBatches,
  findLinesToLoad,
  getBatch,
  loadBox,
  openBatch,
  printManifest,
  reopenBatch,
  setBatchBillNumbers,
  storeSignature,
  tellBatch,
  unloadBox,
} from '../batch/index.ts';
import { orderName } from './order-desk.routes.ts';

const batchName = (shopId: number, id: number) => `${shopId}/${id}`;

export function openBatchDeskRoutes(services: Services): StaffRoute[] {
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
      list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
        findBatches(db, { ...filter, language, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
      get: (context, which) => getBatch(reader(context), which),
      choices: async ({ db, language }) => ({ items: await findLinesToLoad(db, language) }),
      open: async ({ db, staff, audit }, batch) => {
        const opened = await openBatch(db, staff.id, batch);
        audit('batch', batchName(batch.shopId, opened.id), { number: opened.number });
        return opened;
      },
      load: async ({ db, staff, audit }, scan) => {
        const loaded = await loadBox(db, staff.id, scan);
        audit('batch', batchName(scan.shopId, scan.id), { box: scan.boxCode, outcome: loaded.outcome });
        return loaded;
      },
      unload: async ({ db, staff, audit }, scan) => {
        const { isOut } = await unloadBox(db, staff.id, scan);
        audit('batch', batchName(scan.shopId, scan.id), { box: scan.boxCode, isOut });
        return { isOut };
      },
      close: async ({ db, staff, audit }, which) => {
        const { number } = await closeBatch(db, staff.id, which);
        audit('batch', batchName(which.shopId, which.id), { number });
        return null;
      },
      reopen: async ({ db, staff, audit }, which) => {
        const { number } = await reopenBatch(db, staff.id, which);
        audit('batch', batchName(which.shopId, which.id), { number });
        return null;
      },
      arrive: async ({ db, staff, audit }, which) => {
        const { number, told } = await tellBatch(db, staff.id, 'arrive', which);
        audit('batch', batchName(which.shopId, which.id), { number, place: which.place });
        return { told };
      },
      clear: async ({ db, staff, audit }, which) => {
        const { number, told } = await tellBatch(db, staff.id, 'clear', which);
        audit('batch', batchName(which.shopId, which.id), { number, place: which.place });
        return { told };
      },
      manifest: (context, which) => printManifest(reader(context), which),
      customs: (context, which) => exportCustoms(reader(context), which),
      setBillNumbers: async ({ db, staff, audit }, pasted) => {
        const { number, set, problems } = await setBatchBillNumbers(db, staff.id, pasted);
        audit('batch', batchName(pasted.shopId, pasted.id), { number, set });
        return { set, problems };
      },
    }),
    bindStaffPrepared(
      depart,
      (context, handOver) => storeSignature(services, context, handOver),
      async ({ db, staff, audit }, signed) => {
        const { number, shipped } = await departBatch(db, staff.id, signed);
        const { shopId, id, driverName, vehicle, sealNumber } = signed;
        audit('batch', batchName(shopId, id), { number, shipped, driverName, vehicle, sealNumber });
        return { shipped };
      },
    ),
    ...bindStaff(arrivalCalls, {
      find: async ({ db, language }, { code }) => ({ items: await findArrivals(db, language, code) }),
      track: async ({ db, staff, audit }, entry) => {
        const { added } = await enterTrack(db, staff.id, entry);
        const { shopId, orderId, batchId, phase, place } = entry;
        if (batchId === undefined) audit('order', orderName(shopId, orderId!), { phase, place, added });
        else audit('batch', batchName(shopId, batchId), { phase, place, added });
        return { added };
      },
      deliver: async ({ db, staff, audit }, delivery) => {
        const { number } = await deliverOrder(db, staff.id, delivery);
        const { shopId, id, place, collectedMinor } = delivery;
        audit('order', orderName(shopId, id), { number, place, collectedMinor });
        return null;
      },
    }),
  ];
}
