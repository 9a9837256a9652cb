import { orderKinds } from '@onehaul/domain/order/order-kind';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { Comparison } from './comparison.ts';
import { boxNumber, orderRef, PackOrder, side, weightGrams, workplace } from './fulfilment.ts';
import { singleLine, staffCall } from './staff-call.ts';

const scannedAt = instant;

/** Announced data of a box packed by the sender. */
const ExpectedBox = z.object({
  boxNumber: z.int(),
  /** Text on the box, if it has its own number. */
  mark: z.string(),
  grams: z.int(),
  lengthMillimetres: z.int(),
  widthMillimetres: z.int(),
  heightMillimetres: z.int(),
  receivedAt: instant.nullable(),
});

/** An order whose boxes arrive packed; `boxes` are those already weighed here. */
const ArrivingOrder = PackOrder.extend({
  kind: z.enum(orderKinds),
  /** The sender's own order number. */
  clientNumber: z.string(),
  expected: z.array(ExpectedBox),
});
export type ArrivingOrder = z.output<typeof ArrivingOrder>;

const reason = singleLine(300).min(1);

export const boxCalls = {
  find: staffCall({
    path: '/console/boxes/find',
    access: 'order:read',
    effect: 'read',
    summary:
      'Finds an order whose boxes arrive packed, by order number, box number, mark or the sender’s number.',
    input: z.object({ ...workplace, code: singleLine(60).min(1) }),
    output: z.object({
      /** Null where several orders match the scan. */
      order: ArrivingOrder.nullable(),
      /** The matching box, if it can be determined. */
      boxNumber: z.int().nullable(),
      choices: z.array(
        z.object({ orderNumber: z.string(), memberCode: z.string(), clientNumber: z.string() }),
      ),
    }),
  }),
  receive: staffCall({
    path: '/console/boxes/receive',
    access: 'order:work',
    effect: 'change',
    summary: 'Records the weight and size of a received box. Repeating the same values has no effect.',
    input: z.object({
      ...orderRef,
      boxNumber,
      weightGrams,
      lengthMillimetres: side,
      widthMillimetres: side,
      heightMillimetres: side,
      scannedAt,
    }),
    output: ArrivingOrder,
  }),
  finish: staffCall({
    path: '/console/boxes/finish',
    access: 'order:work',
    effect: 'change',
    summary:
      'Completes an order whose boxes are all received, measured and photographed; it is priced by them (A42).',
    input: z.object({ ...orderRef, scannedAt }),
    output: z.object({ order: ArrivingOrder, comparison: Comparison }),
  }),
  short: staffCall({
    path: '/console/boxes/short',
    access: 'order:work',
    effect: 'change',
    summary: 'Reports missing boxes: the order gets an exception that someone has to resolve.',
    input: z.object({ ...orderRef, note: singleLine(300).default(''), scannedAt }),
    output: ArrivingOrder,
  }),
  shipShort: staffCall({
    path: '/console/boxes/shipShort',
    access: 'order:decide',
    effect: 'change',
    summary: 'Ships the boxes that have arrived, without the missing ones.',
    input: z.object({ ...orderRef, reason, scannedAt }),
    output: z.object({ order: ArrivingOrder, comparison: Comparison }),
  }),
};
