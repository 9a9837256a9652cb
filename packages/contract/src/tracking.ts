import { milestones } from '@onehaul/domain/tracking/milestone';
import { trackSources } from '@onehaul/domain/tracking/phase';
import { wayStops } from '@onehaul/domain/tracking/way-stop';
import { z } from 'zod';
import { call } from './call.ts';
import { orderState } from './order-fields.ts';
import { instant, singleLine, wireObject } from './wire.ts';

const TrackLine = wireObject(
  {
    milestone: z.enum(milestones),
    source: z.enum(trackSources),
    /** The carrier's original text; our own milestones are translated by the page. */
    words: z.string(),
    place: z.string(),
    happenedAt: instant,
  },
  { milestone: 'Node', words: 'Content', happenedAt: 'Time' },
);

/** Public to anyone with the number: contains no name, phone or address (S61). */
const Track = wireObject(
  {
    asked: z.string(),
    isFound: z.boolean(),
    number: z.string().nullable(),
    carrierBillNumber: z.string().nullable(),
    carrierName: z.string().nullable(),
    fromName: z.string().nullable(),
    toName: z.string().nullable(),
    state: orderState.nullable(),
    /** Transport status; null before departure. */
    way: z.enum(wayStops).nullable(),
    lines: z.array(TrackLine),
    /** Next expected milestone and its estimated date. */
    next: wireObject(
      { milestone: z.enum(milestones), by: instant },
      { milestone: 'Node', by: 'Time' },
    ).nullable(),
    isLate: z.boolean(),
    updatedAt: instant.nullable(),
  },
  {
    asked: 'KeyWord',
    number: ['MainBillCode', 'mainbillcode'],
    carrierBillNumber: ['CarrierBillCode', 'carrierbillcode'],
    lines: 'Logs',
    updatedAt: 'UpdateTime',
  },
);
export type Track = z.output<typeof Track>;
export type TrackLine = Track['lines'][number];

export const trackingCalls = {
  track: call('/OrderTrackLog/GetOrderTrackLogInfo', {
    summary:
      'Returns where orders are by our, the carrier’s or a courier’s number, with one result per number.',
    input: wireObject(
      { numbers: z.array(singleLine(60).min(1)).min(1).max(10) },
      { numbers: 'MainBillCodes' },
    ),
    output: z.array(Track),
  }),
};
