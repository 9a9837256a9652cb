import { trendRanges } from '@onehaul/domain/board/trend';
import { z } from 'zod';
import { instant, recordId } from '../wire.ts';
import { staffCall } from './staff-call.ts';

const input = z.object({ shopId: recordId.optional(), range: z.enum(trendRanges) });
const count = z.int().min(0);
/** In the shop's time zone. */
const day = z.iso.date();

const trendOf = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z.object({
    /** Every day of the range, oldest first. */
    days: z.array(z.object({ day, ...figures })),
    /** Totals of the days it is compared with. */
    before: z.object(figures),
    /** The figures include all that happened before; null: not counted yet. */
    countedAt: instant.nullable(),
  });

/** Figures per day, counted by the worker. Practice shops are left out unless asked for. */
export const trendCalls = {
  volume: staffCall({
    path: '/console/trends/volume',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns parcels received, orders placed and promises kept per day, with the period before.',
    input,
    /** `due` counts orders by the day they were promised for, `kept` those that had arrived by then. */
    output: trendOf({ parcels: count, orders: count, due: count, kept: count }),
  }),
  money: staffCall({
    path: '/console/trends/money',
    access: 'finance:read',
    effect: 'read',
    summary: 'Returns revenue and refunds per day as in the ledger, in fen, with the period before.',
    input,
    /** Refunds and compensation are positive. */
    output: trendOf({ revenueMinor: z.int(), refundMinor: z.int() }),
  }),
};
