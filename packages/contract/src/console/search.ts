import { caseKinds, caseStates } from '@onehaul/domain/case/case-state';
import { batchStates } from '@onehaul/domain/order/batch-state';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { parcelStates } from '@onehaul/domain/parcel/parcel-state';
import { z } from 'zod';
import { bigRecordId, instant, recordId } from '../wire.ts';
import { MemberRow } from './members.ts';
import { singleLine, staffCall } from './staff-call.ts';

const owner = { memberCode: z.string(), memberName: z.string() };
const stored = { shopId: recordId, id: bigRecordId, warehouseId: z.int() };

const Found = z.object({
  parcels: z.array(z.object({ ...stored, courierNumber: z.string(), state: z.enum(parcelStates), ...owner })),
  orders: z.array(
    z.object({
      ...stored,
      number: z.string(),
      carrierBillNumber: z.string().nullable(),
      step: z.enum(orderSteps),
      deliveredAt: instant.nullable(),
      ...owner,
    }),
  ),
  members: z.array(
    MemberRow.pick({
      shopId: true,
      id: true,
      code: true,
      username: true,
      name: true,
      maskedPhone: true,
      maskedEmail: true,
      state: true,
    }),
  ),
  cases: z.array(
    z.object({
      shopId: recordId,
      id: bigRecordId,
      number: z.string(),
      kind: z.enum(caseKinds),
      state: z.enum(caseStates),
      ...owner,
    }),
  ),
  batches: z.array(z.object({ ...stored, number: z.string(), state: z.enum(batchStates) })),
});
export type Found = z.output<typeof Found>;

export const searchCalls = {
  find: staffCall({
    path: '/console/search/find',
    access: 'atWork',
    effect: 'read',
    places: 'rows',
    summary:
      'Finds parcels, orders, members, cases and batches by the beginning or the end of a number, and members by words of their name too, of the kinds the caller may read.',
    input: z.object({ text: singleLine(80).min(1) }),
    output: Found,
  }),
};
