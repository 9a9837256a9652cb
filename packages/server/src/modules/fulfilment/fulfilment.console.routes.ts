import { adjustCalls } from '@onehaul/contract/console/adjust';
import { packCalls, pickCalls } from '@onehaul/contract/console/fulfilment';
import { refundCalls } from '@onehaul/contract/console/finance';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import { recordName } from '../../http/record-name.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { assertNotStopped } from '../order-move/index.ts';
import { orderOfRefund } from '../payment/index.ts';
import { addBoxPhoto, storeBoxPhoto } from './add-box-photo.ts';
import { comparePacked } from './compare-packed.ts';
import { findDifferences, getDifference } from './find-differences.ts';
import { findOpenWaves, getWave } from './find-waves.ts';
import { finishPacking } from './finish-packing.ts';
import { forgiveDifference } from './forgive-difference.ts';
import { findByCode, findByNumber } from './lock-order.ts';
import { type Reader, getPackOrder } from './get-pack-order.ts';
import { pickItem } from './pick-item.ts';
import { pickParcel } from './pick-parcel.ts';
import { returnToPickQueue } from './return-to-pick-queue.ts';
import { refuseRefund } from './refuse-refund.ts';
import { removeBox } from './remove-box.ts';
import { repackOrder } from './repack-order.ts';
import { saveBox } from './save-box.ts';
import { reportMissingItem } from './report-missing-item.ts';
import { reportMissingParcel } from './report-missing-parcel.ts';
import { startWave } from './start-wave.ts';

/** Steps at which packing would continue. */
const packable: readonly OrderStep[] = ['toPick', 'picking', 'packing'];

export function createFulfilmentConsoleRoutes(services: Services): StaffRoute[] {
  return [...pickRoutes, ...packRoutes(services), ...adjustRoutes(services), ...refundRoutes];
}

const readerOf = ({ keys }: Services, { db, staff, language }: StaffContext): Reader => ({
  db,
  keys,
  tenantId: staff.tenantId,
  language,
});

const pickRoutes = bindStaff(pickCalls, {
  openWaves: ({ db }, where) => findOpenWaves(db, where),
  getWave: ({ db }, which) => getWave(db, which),
  startWave: async ({ db, staff, audit }, start) => {
    const { shopId, warehouseId } = start;
    const id = await startWave(db, staff.id, start);
    audit('warehouse', recordName(shopId, warehouseId), { wave: id });
    return { wave: id === null ? null : await getWave(db, { shopId, warehouseId, id }) };
  },
  pickParcel: async ({ db, staff, audit }, scan) => {
    const { orderId, ...picked } = await pickParcel(db, staff.id, scan);
    audit('order', recordName(scan.shopId, orderId), { parcel: scan.courierNumber, outcome: picked.outcome });
    return picked;
  },
  shortPick: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await reportMissingParcel(db, staff.id, scan);
    audit('order', recordName(scan.shopId, orderId), { parcel: scan.courierNumber, note: scan.note });
    return { orderNumber };
  },
  pickItem: async ({ db, staff, audit }, scan) => {
    const { orderId, ...picked } = await pickItem(db, staff.id, scan);
    audit('order', recordName(scan.shopId, orderId), { item: scan.code, outcome: picked.outcome });
    return picked;
  },
  shortItem: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await reportMissingItem(db, staff.id, scan);
    audit('order', recordName(scan.shopId, orderId), { item: scan.code, note: scan.note });
    return { orderNumber };
  },
  putBack: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await returnToPickQueue(db, staff.id, scan);
    audit('order', recordName(scan.shopId, orderId));
    return { orderNumber };
  },
});

function packRoutes(services: Services): StaffRoute[] {
  const { addBoxPhoto: photoCall, ...calls } = packCalls;
  /** Writes the audit log entry and returns the updated order. */
  const done = (
    context: StaffChangeContext,
    { shopId }: { readonly shopId: number },
    orderId: number,
    details: Record<string, unknown> = {},
  ) => {
    context.audit('order', recordName(shopId, orderId), details);
    return getPackOrder(readerOf(services, context), { shopId, orderId });
  };
  return [
    ...bindStaff(calls, {
      openOrder: async (context, scan) => {
        const order = await getPackOrder(readerOf(services, context), {
          shopId: scan.shopId,
          orderId: await findByCode(context.db, scan),
        });
        // A stopped order that is already packed may be opened, in order to unpack it.
        if (packable.includes(order.step)) assertNotStopped({ ...order, clientNumber: order.exceptionNote });
        return order;
      },
      saveBox: async (context, boxing) =>
        done(context, boxing, await saveBox(context.db, context.staff.id, boxing), {
          box: boxing.boxNumber,
          weightGrams: boxing.weightGrams,
        }),
      removeBox: async (context, scan) =>
        done(context, scan, await removeBox(context.db, context.staff.id, scan), { box: scan.boxNumber }),
      comparePacked: async ({ db, language }, which) =>
        comparePacked({ db, language }, { shopId: which.shopId, orderId: await findByNumber(db, which) }),
      finish: async (context, scan) => {
        const { db, staff, language } = context;
        const finished = await finishPacking(db, staff.id, { ...scan, language });
        if ('refusal' in finished) {
          const { orderId, refusal } = finished;
          context.audit('order', recordName(scan.shopId, orderId), {
            outcome: 'overLimit',
            reason: refusal.code,
          });
          return refusal;
        }
        const { orderId, comparison } = finished;
        const { outcome, quotedMinor, packedMinor } = comparison;
        const { doubts } = comparison;
        const order = await done(context, scan, orderId, {
          outcome,
          quotedMinor,
          packedMinor,
          ...(doubts.length > 0 && { doubts, reason: scan.reason }),
        });
        return { order, comparison };
      },
      repack: async (context, scan) =>
        done(context, scan, await repackOrder(context.db, context.staff.id, scan)),
    }),
    bindStaffPrepared(
      photoCall,
      (context, photo) => storeBoxPhoto(services, context, photo),
      async ({ db, staff, audit }, stored) => {
        const { orderId, photoCount } = await addBoxPhoto(db, staff.id, stored);
        audit('order', recordName(stored.shopId, orderId), { box: stored.boxNumber, kind: stored.kind });
        return { id: stored.id, photoCount };
      },
    ),
  ];
}

const adjustRoutes = (services: Services) =>
  bindStaff(adjustCalls, {
    list: ({ db, language }, { shopId, pageIndex, pageRows }) =>
      findDifferences(db, { shopId, language, ...withLimitAndOffset({ pageIndex, pageRows }) }),
    get: (context, which) => getDifference(readerOf(services, context), which),
    forgive: async ({ db, staff, audit }, { reason, ...which }) => {
      const { forgivenMinor } = await forgiveDifference(db, staff.id, which);
      audit('order', recordName(which.shopId, which.id), { forgivenMinor, reason });
      return null;
    },
  });

/** Refuses a refund for a cheaper packing; the order returns to the table. Finance decides other refunds. */
const refundRoutes = bindStaff(
  { refuse: refundCalls.refuse },
  {
    refuse: async ({ db, staff, audit }, refusal) => {
      const known = await db.first(orderOfRefund, refusal);
      if (!known) throw new Refusal('record.notFound');
      const { number } = await refuseRefund(db, staff.id, { ...refusal, orderId: known.orderId });
      audit('refund', recordName(refusal.shopId, refusal.id), { number, reason: refusal.reason });
      return null;
    },
  },
);
