import { languages } from '@onehaul/domain/language';
import { z } from 'zod';
import { GeneratedDocument } from './orders.ts';
import { singleLine, staffCall } from './staff-call.ts';
import { invoiceLayout, labelLayout, orderSheetLayout } from './studio/paper-layouts.ts';

/** A layout that may not be saved yet, on a sample order or on an order of the shop. */
const previewed = z.object({
  shopId: z.int().positive(),
  language: z.enum(languages),
  layout: z.discriminatedUnion('paper', [
    z.object({ paper: z.literal('label'), values: labelLayout.values }),
    z.object({ paper: z.literal('orderSheet'), values: orderSheetLayout.values }),
    z.object({ paper: z.literal('invoice'), values: invoiceLayout.values }),
  ]),
  /** Needs `order:read` too. */
  orderNumber: singleLine(40).min(1).optional(),
});

export const paperLayoutCalls = {
  preview: staffCall({
    path: '/console/papers/preview',
    access: 'studio:read',
    effect: 'read',
    summary: 'Draws the first pages of a paper in a layout as SVG pictures.',
    input: previewed,
    output: z.object({ pages: z.array(z.string()).readonly(), count: z.int() }),
  }),
  testPage: staffCall({
    path: '/console/papers/testPage',
    access: 'studio:read',
    effect: 'read',
    summary: 'Draws a paper in a layout as a file, to be printed on the printer it is meant for.',
    input: previewed,
    output: GeneratedDocument,
  }),
};
