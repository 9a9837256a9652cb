import { isReportPeriod, waitingAges } from '@onehaul/domain/report/period';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const count = z.int().min(0);
const minor = z.int();
/** In the shop's time zone. */
const day = z.iso.date();

const LineRow = z.object({
  shopId: recordId,
  /** Null: money that belongs to no line. */
  lineId: recordId.nullable(),
  lineName: z.string(),
  /** `2026-11`; null where months are not told apart. */
  month: z.string().nullable(),
  /** Orders sent, the weight of their boxes, and how many of them have a cost. */
  orders: count,
  weightGrams: count,
  costed: count,
  costMinor: minor,
  /** As in the ledger, without tax; refunds and compensation are positive. */
  revenueMinor: minor,
  refundMinor: minor,
  /** Orders by the day they were promised for, and those that had arrived by then. */
  due: count,
  kept: count,
});
export type ReportLineRow = z.output<typeof LineRow>;

const debtKinds = ['unpaid', 'difference', 'statement'] as const;
const DebtRow = z.object({
  shopId: recordId,
  /** Of the shop, from which ages are counted. */
  today: day,
  kind: z.enum(debtKinds),
  age: z.enum(waitingAges),
  count,
  minor,
});
export type ReportDebtRow = z.output<typeof DebtRow>;

const StorageRow = z.object({
  shopId: recordId,
  warehouseId: recordId,
  warehouseName: z.string(),
  /** Of the shop, from which ages are counted. */
  today: day,
  age: z.enum(waitingAges),
  parcels: count,
  weightGrams: count,
});
export type ReportStorageRow = z.output<typeof StorageRow>;

const ofShop = { shopId: recordId.optional() };

/** Reports of a company. Practice shops are left out unless asked for. */
export const reportCalls = {
  lines: staffCall({
    path: '/console/reports/lines',
    access: 'report:read',
    effect: 'read',
    summary:
      'Returns orders sent, weight, revenue, refunds, carrier cost and promises kept per line, optionally per month.',
    input: z
      .object({ ...ofShop, from: day, to: day, isByMonth: z.boolean().default(false) })
      .refine(isReportPeriod),
    output: z.object({
      rows: z.array(LineRow),
      /** The figures include all that happened before; null: not counted yet. */
      countedAt: instant.nullable(),
    }),
  }),
  debtors: staffCall({
    path: '/console/reports/debtors',
    access: 'report:read',
    effect: 'read',
    summary: 'Returns what members owe now, by kind and age in days.',
    input: z.object(ofShop),
    output: z.object({ rows: z.array(DebtRow) }),
  }),
  storage: staffCall({
    path: '/console/reports/storage',
    access: 'report:read',
    effect: 'read',
    summary: 'Returns the parcels in storage now, by warehouse and days since they were received.',
    input: z.object({ ...ofShop, warehouseId: recordId.optional() }),
    output: z.object({ rows: z.array(StorageRow) }),
  }),
};
