import { adjustCalls } from '@onehaul/contract/console/adjust';
import { packCalls, pickCalls } from '@onehaul/contract/console/order-work';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { bindStaff, bindStaffPrepared, type StaffRoute } from '../../http/bind-staff.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { assertNotStopped } from '../order-move/index.ts';
import {
  addBoxPhoto,
  comparePacked,
  findByCode,
  findByNumber,
  findDifferences,
  findOpenWaves,
  finishPacking,
  forgiveDifference,
  getDifference,
  getWave,
  pickItem,
  pickParcel,
  putBack,
  type Reader,
  removeBox,
  repackOrder,
  saveBox,
  shortItem,
  shortPick,
  showOrder,
  startWave,
  storeBoxPhoto,
} from '../order-work/index.ts';

/** Steps at which somebody would go on packing. */
const packable: readonly OrderStep[] = ['toPick', 'picking', 'packing'];

/** How the audit log names an order, a warehouse: ids are those of a shop. */
const nameOf = (shopId: number, id: number) => `${shopId}/${id}`;

export function openOrderWorkRoutes(services: Services): StaffRoute[] {
  return [...pickRoutes, ...packRoutes(services), ...adjustRoutes(services)];
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
    audit('warehouse', nameOf(shopId, warehouseId), { wave: id });
    return { wave: id === null ? null : await getWave(db, { shopId, warehouseId, id }) };
  },
  pickParcel: async ({ db, staff, audit }, scan) => {
    const { orderId, ...picked } = await pickParcel(db, staff.id, scan);
    audit('order', nameOf(scan.shopId, orderId), { parcel: scan.courierNumber, outcome: picked.outcome });
    return picked;
  },
  shortPick: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await shortPick(db, staff.id, scan);
    audit('order', nameOf(scan.shopId, orderId), { parcel: scan.courierNumber, note: scan.note });
    return { orderNumber };
  },
  pickItem: async ({ db, staff, audit }, scan) => {
    const { orderId, ...picked } = await pickItem(db, staff.id, scan);
    audit('order', nameOf(scan.shopId, orderId), { item: scan.code, outcome: picked.outcome });
    return picked;
  },
  shortItem: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await shortItem(db, staff.id, scan);
    audit('order', nameOf(scan.shopId, orderId), { item: scan.code, note: scan.note });
    return { orderNumber };
  },
  putBack: async ({ db, staff, audit }, scan) => {
    const { orderId, orderNumber } = await putBack(db, staff.id, scan);
    audit('order', nameOf(scan.shopId, orderId));
    return { orderNumber };
  },
});

function packRoutes(services: Services): StaffRoute[] {
  const { addBoxPhoto: photoCall, ...calls } = packCalls;
  /** The order as it is after what was done to it, and the line in the audit log. */
  const done = (
    context: StaffChangeContext,
    { shopId }: { readonly shopId: number },
    orderId: number,
    details: Record<string, unknown> = {},
  ) => {
    context.audit('order', nameOf(shopId, orderId), details);
    return showOrder(readerOf(services, context), { shopId, orderId });
  };
  return [
    ...bindStaff(calls, {
      openOrder: async (context, scan) => {
        const order = await showOrder(readerOf(services, context), {
          shopId: scan.shopId,
          orderId: await findByCode(context.db, scan),
        });
        // What is packed already is opened to be taken apart.
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
          context.audit('order', nameOf(scan.shopId, orderId), {
            outcome: 'overLimit',
            reason: refusal.code,
          });
          return refusal;
        }
        const { orderId, comparison } = finished;
        const { outcome, quotedMinor, packedMinor } = comparison;
        const order = await done(context, scan, orderId, { outcome, quotedMinor, packedMinor });
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
        audit('order', nameOf(stored.shopId, orderId), { box: stored.boxNumber, kind: stored.kind });
        return { id: stored.id, photoCount };
      },
    ),
  ];
}

const adjustRoutes = (services: Services) =>
  bindStaff(adjustCalls, {
    list: ({ db, language }, { shopId, pageIndex, pageRows }) =>
      findDifferences(db, { shopId, language, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
    get: (context, which) => getDifference(readerOf(services, context), which),
    forgive: async ({ db, staff, audit }, { reason, ...which }) => {
      const { forgivenMinor } = await forgiveDifference(db, staff.id, which);
      audit('order', nameOf(which.shopId, which.id), { forgivenMinor, reason });
      return null;
    },
  });
