import { invoiceOutcomes, invoiceResolutions } from '@onehaul/domain/carrier/invoice';
import { z } from 'zod';
import { bigRecordId, bytes, instant, pageRequest, recordId } from '../wire.ts';
import { CarrierChoices } from './carrier-choices.ts';
import { singleLine, pageOf, staffCall } from './staff-call.ts';

const shopScope = { shopId: recordId };
const recordRef = { shopId: recordId, id: bigRecordId };
const currencyCode = z.string().regex(/^[A-Z]{3}$/);
const minor = z.int();
const state = z.enum(['open', 'checked']);

const InvoiceRow = z.object({
  ...recordRef,
  carrierId: z.int(),
  carrierName: z.string(),
  number: z.string(),
  issuedOn: z.iso.date(),
  currencyCode: z.string(),
  lines: z.int(),
  /** Lines in dispute; an invoice without any is checked. */
  disputed: z.int(),
  /** Lines that did not match, decided or not. */
  differing: z.int(),
  /** In the invoice's currency: all of it, what is in dispute, and what the carrier credited. */
  minor,
  disputedMinor: minor,
  creditedMinor: minor,
  /** What of it is a cost, in fen. */
  costMinor: minor,
  staffName: z.string(),
  createdAt: instant,
});
export type CarrierInvoiceRow = z.output<typeof InvoiceRow>;

const InvoiceLine = z.object({
  ...shopScope,
  invoiceId: z.int(),
  row: z.int(),
  billNumber: z.string(),
  weightGrams: z.int().nullable(),
  minor,
  currencyCode: z.string(),
  outcome: z.enum(invoiceOutcomes),
  resolution: z.enum(invoiceResolutions).nullable(),
  creditedMinor: minor,
  note: z.string(),
  resolvedBy: z.string(),
  orderId: z.int().nullable(),
  orderNumber: z.string(),
  lineName: z.string(),
  /** Of our boxes and bill when the invoice was entered. */
  ourGrams: z.int().nullable(),
  /** By the agreed price, in the invoice's currency. */
  expectedMinor: minor.nullable(),
  costMinor: minor,
});
export type CarrierInvoiceLine = z.output<typeof InvoiceLine>;

const most = 100_000_000_000;
const price = {
  currencyCode,
  firstGrams: z.int().min(1).max(1_000_000),
  firstMinor: z.int().min(0).max(most),
  stepGrams: z.int().min(1).max(1_000_000),
  stepMinor: z.int().min(0).max(most),
  toleranceGrams: z.int().min(0).max(100_000),
};
const PriceRow = z.object({
  ...shopScope,
  lineId: recordId,
  lineName: z.string(),
  carrierName: z.string(),
  /** Null: nothing agreed, so amounts of this line are not compared. */
  price: z.object(price).nullable(),
});
export type CarrierPriceRow = z.output<typeof PriceRow>;

export const carrierInvoiceCalls = {
  list: staffCall({
    path: '/console/carrier-invoices/list',
    access: 'report:read',
    effect: 'read',
    summary: 'Lists invoices of carriers, newest first.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional(), state: state.optional() }),
    output: pageOf(InvoiceRow),
  }),
  get: staffCall({
    path: '/console/carrier-invoices/get',
    access: 'report:read',
    effect: 'read',
    summary: 'Returns an invoice of a carrier.',
    input: z.object(recordRef),
    output: InvoiceRow,
  }),
  lines: staffCall({
    path: '/console/carrier-invoices/lines',
    access: 'report:read',
    effect: 'read',
    summary: 'Lists the lines of an invoice: all of them, or those that did not match.',
    input: z.object({ ...recordRef, ...pageRequest(50, 200), isDiffering: z.boolean().default(false) }),
    output: pageOf(InvoiceLine),
  }),
  choices: staffCall({
    path: '/console/carrier-invoices/choices',
    access: 'report:read',
    effect: 'read',
    places: 'rows',
    summary: 'Lists the carriers and currencies of the company’s shops.',
    input: z.object({}),
    output: CarrierChoices,
  }),
  add: staffCall({
    path: '/console/carrier-invoices/add',
    access: 'carrierInvoice:work',
    effect: 'change',
    sends: 'multipart',
    summary:
      'Reads an invoice and compares its lines with orders. Each number and each file is accepted once.',
    input: z.object({
      shopId: z.coerce.number().pipe(recordId),
      carrierId: z.coerce.number().pipe(recordId),
      number: singleLine(60).min(1),
      issuedOn: z.iso.date(),
      currencyCode,
      file: bytes,
    }),
    output: z.object({ id: bigRecordId, lines: z.int(), disputed: z.int() }),
  }),
  resolve: staffCall({
    path: '/console/carrier-invoices/resolve',
    access: 'carrierInvoice:work',
    effect: 'change',
    summary:
      'Sets the decision on a line in dispute: accepted, or credited by the carrier; null reopens the dispute.',
    input: z.object({
      ...recordRef,
      row: z.int().min(1),
      resolution: z.enum(invoiceResolutions).nullable(),
      /** What the carrier credits, in the line's currency; only with `credited`. */
      creditedMinor: z.int().min(0).max(most).default(0),
      note: singleLine(300).default(''),
    }),
    output: z.null(),
  }),
  drop: staffCall({
    path: '/console/carrier-invoices/drop',
    access: 'carrierInvoice:work',
    effect: 'change',
    summary: 'Deletes an invoice that was entered by mistake, before any of its lines was decided.',
    input: z.object(recordRef),
    output: z.null(),
  }),
  prices: staffCall({
    path: '/console/carrier-invoices/prices',
    access: 'report:read',
    effect: 'read',
    summary: 'Lists the lines with the prices agreed with their carriers.',
    input: z.object({ ...pageRequest(20, 100), shopId: recordId.optional() }),
    output: pageOf(PriceRow),
  }),
  setPrice: staffCall({
    path: '/console/carrier-invoices/setPrice',
    access: 'carrierInvoice:work',
    effect: 'change',
    summary: 'Sets the price agreed with the carrier of a line; null removes it. Entered invoices stay.',
    input: z.object({ ...shopScope, lineId: recordId, price: z.object(price).nullable() }),
    output: z.null(),
  }),
};
