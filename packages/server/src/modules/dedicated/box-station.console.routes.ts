import { boxCalls } from '@onehaul/contract/console/boxes';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { recordName } from '../../http/record-name.ts';
import type { StaffChangeContext, StaffContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { assertBoxListExists } from './assert-box-list.ts';
import {
  findArrivingOrder,
  finishReceiving,
  receiveBox,
  reportMissingBoxes,
  shipWithoutMissing,
  getArrivingOrder,
} from '../expected-box/index.ts';
import type { PackingResult, Reader } from '../fulfilment/index.ts';

/** Console routes of the station that receives announced boxes. */
export function createBoxStationConsoleRoutes({ keys }: Services): StaffRoute[] {
  const readerOf = ({ db, staff, language }: StaffContext): Reader => ({
    db,
    keys,
    tenantId: staff.tenantId,
    language,
  });
  /** Writes the audit log entry and returns the updated order. */
  const done = (
    context: StaffChangeContext,
    shopId: number,
    orderId: number,
    details: Record<string, unknown> = {},
  ) => {
    context.audit('order', recordName(shopId, orderId), details);
    return getArrivingOrder(readerOf(context), { shopId, orderId });
  };
  /** Returns the refusal instead of throwing it, so that the exception raised on the order is committed. */
  const closed = async (
    context: StaffChangeContext,
    shopId: number,
    finished: PackingResult,
    more: Record<string, unknown> = {},
  ) => {
    const { orderId } = finished;
    if ('refusal' in finished) {
      const { refusal } = finished;
      context.audit('order', recordName(shopId, orderId), { outcome: 'overLimit', reason: refusal.code });
      return refusal;
    }
    const { comparison } = finished;
    const { outcome, quotedMinor, packedMinor } = comparison;
    const order = await done(context, shopId, orderId, { outcome, quotedMinor, packedMinor, ...more });
    return { order, comparison };
  };
  return bindStaff(boxCalls, {
    find: (context, scan) => findArrivingOrder(readerOf(context), scan),
    receive: async (context, scan) =>
      done(context, scan.shopId, await receiveBox(context.db, context.staff.id, scan, assertBoxListExists), {
        box: scan.boxNumber,
        weightGrams: scan.weightGrams,
      }),
    finish: async (context, scan) => {
      const { db, staff, language } = context;
      return closed(context, scan.shopId, await finishReceiving(db, staff.id, { ...scan, language }));
    },
    short: async (context, scan) =>
      done(context, scan.shopId, await reportMissingBoxes(context.db, context.staff.id, scan), {
        note: scan.note,
      }),
    shipShort: async (context, scan) => {
      const { db, staff, language } = context;
      const { reason } = scan;
      return closed(context, scan.shopId, await shipWithoutMissing(db, staff.id, { ...scan, language }), {
        reason,
      });
    },
  });
}
