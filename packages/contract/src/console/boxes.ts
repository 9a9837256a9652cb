import { orderKinds } from '@onehaul/domain/order/order-kind';
import { z } from 'zod';
import { instant } from '../wire.ts';
import { Comparison } from './comparison.ts';
import { boxNumber, ofOrder, PackOrder, side, weightGrams, workplace } from './fulfilment.ts';
import { line, staffCall } from './staff-call.ts';

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

const reason = line(300).min(1);

export const boxCalls = {
  find: staffCall({
    path: '/console/boxes/find',
    access: 'order:read',
    effect: 'read',
    summary:
      'An order whose boxes come packed, by its number, that of a box, a mark, or the number its sender gave it.',
    input: z.object({ ...workplace, code: line(60).min(1) }),
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
    summary: 'A box as our scale and tape have it; saying the same once more changes nothing.',
    input: z.object({
      ...ofOrder,
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
    summary: 'All boxes are there, measured and photographed: the order costs what they cost (A42).',
    input: z.object({ ...ofOrder, scannedAt }),
    output: z.object({ order: ArrivingOrder, comparison: Comparison }),
  }),
  short: staffCall({
    path: '/console/boxes/short',
    access: 'order:work',
    effect: 'change',
    summary: 'Boxes are missing: the order waits for a person.',
    input: z.object({ ...ofOrder, note: line(300).default(''), scannedAt }),
    output: ArrivingOrder,
  }),
  shipShort: staffCall({
    path: '/console/boxes/shipShort',
    access: 'order:decide',
    effect: 'change',
    summary: 'What has come is sent without the rest.',
    input: z.object({ ...ofOrder, reason, scannedAt }),
    output: z.object({ order: ArrivingOrder, comparison: Comparison }),
  }),
};
