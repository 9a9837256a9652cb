import { invoiceStates } from '@onehaul/domain/quota';
import { z } from 'zod';
import { instant, pageRequest, recordId } from '../wire.ts';
import { pageOf, singleLine, staffCall } from './staff-call.ts';

const month = z.iso.date().regex(/-01$/);
const tenantId = recordId;

const Invoice = z.object({
  tenantId: z.int(),
  /** Its name when the invoice was issued. */
  company: z.string(),
  month,
  number: z.string(),
  currencyCode: z.string(),
  totalMinor: z.int().min(0),
  issuedAt: instant,
  state: z.enum(invoiceStates),
  paidOn: z.iso.date().nullable(),
  reference: z.string(),
  /** Who recorded the payment. */
  recordedBy: z.string(),
  recordedAt: instant.nullable(),
});
export type Invoice = z.output<typeof Invoice>;

/** Invoices of all companies, for the operator. */
export const invoiceCalls = {
  list: staffCall({
    path: '/console/invoices/list',
    access: 'company:read',
    effect: 'read',
    summary: 'Lists the invoices of all companies, unpaid ones first.',
    input: z.object({ ...pageRequest(20, 100), state: z.enum(invoiceStates).optional() }),
    output: pageOf(Invoice),
  }),
  markPaid: staffCall({
    path: '/console/invoices/markPaid',
    access: 'company:manage',
    effect: 'change',
    summary: 'Records that an invoice was paid, when and by which transfer.',
    input: z.object({ tenantId, month, paidOn: z.iso.date(), reference: singleLine(100).min(1) }),
    output: z.null(),
  }),
  markUnpaid: staffCall({
    path: '/console/invoices/markUnpaid',
    access: 'company:manage',
    effect: 'change',
    summary: 'Takes back the record that an invoice was paid.',
    input: z.object({ tenantId, month, reason: singleLine(200).min(1) }),
    output: z.null(),
  }),
};
