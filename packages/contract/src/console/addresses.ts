import { z } from 'zod';
import { bigRecordId, recordId } from '../wire.ts';
import { singleLine, staffCall } from './staff-call.ts';

const AddressRow = z.object({
  shopId: recordId,
  id: bigRecordId,
  kind: z.enum(['dispatch', 'pickup']),
  receiverName: z.string(),
  /** Masked; the full number is revealed by a separate, audited call. */
  maskedPhone: z.string(),
  countryName: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  detail: z.string(),
  postcode: z.string(),
  pickupPointName: z.string(),
  isDefault: z.boolean(),
});
export type AddressRow = z.output<typeof AddressRow>;

export const addressDeskCalls = {
  list: staffCall({
    path: '/console/addresses/list',
    access: 'member:read',
    effect: 'read',
    summary: 'Lists the delivery addresses of a member, the default one first.',
    input: z.object({ shopId: recordId, memberId: recordId }),
    output: z.object({ items: z.array(AddressRow) }),
  }),
  reveal: staffCall({
    path: '/console/addresses/reveal',
    access: 'member:reveal',
    effect: 'change',
    answersSecret: true,
    summary: 'Returns the full phone numbers of an address. The viewer and the reason are logged.',
    input: z.object({ shopId: recordId, id: bigRecordId, reason: singleLine(200).min(1) }),
    output: z.object({ phone: z.string(), telephone: z.string() }),
  }),
};
