import { confirmationStates } from '@onehaul/domain/customs/confirmation-state';
import { z } from 'zod';
import { ownCall } from './call.ts';
import { bigRecordId, cnyCents, instant, singleLine, page, pageRequest, wireObject } from './wire.ts';

const Confirmation = wireObject(
  {
    orderId: bigRecordId,
    number: z.string(),
    receiverName: z.string(),
    receiverPhone: z.string(),
    goodsName: z.string(),
    declaredMinor: cnyCents,
    /** Declared value at the order's exchange rate; null if its currency is not the duty-free limit's. */
    value: wireObject({ amount: z.number(), currency: z.string() }).nullable(),
    /** Whether `value` exceeds the duty-free limit; null without `value`. */
    isOverFree: z.boolean().nullable(),
    state: z.enum(confirmationStates),
    askedAt: instant,
    dueAt: instant,
    answeredAt: instant.nullable(),
    note: z.string(),
  },
  {
    number: 'MainBillCode',
    receiverName: 'RecipientName',
    receiverPhone: 'RecipientPhone',
    askedAt: 'AskTime',
    dueAt: 'DueTime',
    answeredAt: 'AnswerTime',
    note: 'Rem',
  },
);
export type Confirmation = z.output<typeof Confirmation>;

const Receiver = wireObject(
  {
    receiverName: z.string(),
    phone: z.string(),
    /** Orders shipped in this half-year. */
    shipped: z.int(),
    /** Orders not shipped yet. */
    underWay: z.int(),
    /** Of the shipped orders, those above the duty-free value. */
    overValue: z.int(),
  },
  { receiverName: 'RecipientName', phone: 'RecipientPhone' },
);
export type ConsigneeCounter = z.output<typeof Receiver>;

/** Confirmation by the receiver at customs that goods are theirs (A70). */
export const consigneeCalls = {
  list: ownCall({
    path: '/Order_Consignee/GetDataPage',
    access: 'member',
    effect: 'read',
    summary: 'Lists the confirmations receivers have to give at customs, earliest due first.',
    input: wireObject(
      {
        ...pageRequest(20, 100),
        state: z.enum(confirmationStates).optional(),
        orderId: bigRecordId.optional(),
      },
      { state: 'State' },
    ),
    output: page(Confirmation),
  }),
  answer: ownCall({
    path: '/Order_Consignee/Answer',
    access: 'member',
    effect: 'change',
    summary: 'Records that the receiver has confirmed, or that what customs shows does not match.',
    input: wireObject(
      { orderId: bigRecordId, answer: z.enum(['confirm', 'deny']), note: singleLine(300).default('') },
      { note: 'Rem' },
    ),
    output: Confirmation,
  }),
  counters: ownCall({
    path: '/Order_Consignee/GetCounters',
    access: 'member',
    effect: 'read',
    summary: 'Returns receivers’ imports in the current half-year, counted from the member’s own orders.',
    input: wireObject({ addressId: bigRecordId.optional() }),
    output: wireObject({
      from: instant,
      until: instant,
      states: wireObject({
        waiting: z.int(),
        confirmed: z.int(),
        mismatch: z.int(),
        expired: z.int(),
      }),
      receivers: z.array(Receiver),
    }),
  }),
};
