import { payPolicies } from '@onehaul/domain/order/order-state';
import { z } from 'zod';
import { bigRecordId, instant, pageRequest, recordId } from '../wire.ts';
import { Comparison } from './comparison.ts';
import { PackedBox } from './fulfilment.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const AdjustRow = z.object({
  shopId: z.int(),
  id: bigRecordId,
  number: z.string(),
  memberId: z.int(),
  memberCode: z.string(),
  memberName: z.string(),
  warehouseId: z.int(),
  warehouseName: z.string(),
  lineName: z.string(),
  payPolicy: z.enum(payPolicies),
  quotedMinor: z.int(),
  packedMinor: z.int(),
  totalMinor: z.int(),
  paidMinor: z.int(),
  dueMinor: z.int(),
  packedAt: instant,
});
export type AdjustRow = z.output<typeof AdjustRow>;

const recordRef = { shopId: recordId, id: bigRecordId };

export const adjustCalls = {
  list: staffCall({
    path: '/console/adjust/list',
    access: 'order:read',
    effect: 'read',
    summary: 'Lists packed orders with an extra payment due, longest waiting first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(AdjustRow),
  }),
  get: staffCall({
    path: '/console/adjust/get',
    access: 'order:read',
    effect: 'read',
    summary: 'Returns a packed order with an extra payment due, what increased and the photos that prove it.',
    input: z.object(recordRef),
    output: AdjustRow.extend({
      comparison: Comparison,
      boxes: z.array(PackedBox),
      /** Reason for closing despite packing warnings; empty without any. */
      packingReason: z.string(),
    }),
  }),
  forgive: staffCall({
    path: '/console/adjust/forgive',
    access: 'order:decide',
    effect: 'change',
    summary: 'Waives the difference: the shop bears it, and the order keeps its promised price.',
    input: z.object({ ...recordRef, reason: singleLine(300).min(1) }),
    output: z.null(),
  }),
};
