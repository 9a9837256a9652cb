import { invoiceCalls } from '@onehaul/contract/console/invoices';
import { Refusal } from '@onehaul/domain/refusal';
import type { Database } from '../../db/database.ts';
import { actOf } from '../../http/mount-staff.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { changeCompany } from './change-company.ts';
import { markInvoice } from './invoice-directory.repository.ts';

type OfInvoice = { readonly tenantId: number; readonly month: string };

/** Marks in the platform's transaction, then writes the company's log; both commit, or the mark is rolled back. */
async function mark(
  database: Database,
  context: StaffChangeContext,
  {
    act,
    tenantId,
    month,
    paidOn,
    reference,
    details,
  }: OfInvoice & {
    readonly act: string;
    readonly paidOn: string | null;
    readonly reference: string;
    readonly details: Record<string, unknown>;
  },
): Promise<null> {
  const { db, staff } = context;
  const marked = await db.first(markInvoice, {
    company: tenantId,
    month,
    paidOn,
    reference,
    staffId: staff.id,
  });
  if (!marked?.isMarked) throw new Refusal('record.notFound');
  return changeCompany(database, context, {
    act,
    tenantId,
    make: async () => ({ month: month.slice(0, 7), ...details }),
  });
}

export function markPaid(
  database: Database,
  context: StaffChangeContext,
  { paidOn, reference, ...invoice }: OfInvoice & { readonly paidOn: string; readonly reference: string },
): Promise<null> {
  if (paidOn > new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
    throw new Refusal('input.invalid', { field: 'paidOn' });
  const details = { paidOn: paidOn, reference };
  return mark(database, context, {
    act: actOf(invoiceCalls.markPaid),
    ...invoice,
    paidOn,
    reference,
    details,
  });
}

export const markUnpaid = (
  database: Database,
  context: StaffChangeContext,
  { reason, ...invoice }: OfInvoice & { readonly reason: string },
): Promise<null> =>
  mark(database, context, {
    act: actOf(invoiceCalls.markUnpaid),
    ...invoice,
    paidOn: null,
    reference: '',
    details: { reason },
  });
