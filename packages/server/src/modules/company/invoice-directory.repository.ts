import { invoiceDueDays, type InvoiceState } from '@onehaul/domain/quota';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Row = {
  tenantId: number;
  month: string;
  number: string;
  company: string;
  currencyCode: string;
  totalMinor: number;
  issuedAt: Date;
  paidOn: string | null;
  reference: string;
  recordedBy: number | null;
  recordedAt: Date | null;
  isOverdue: boolean;
  total: number;
};

/** One statement over the directory of invoices; the function answers the platform's tenant only. */
export const invoicePage = prepare(
  (p: { tenantId: number; state: InvoiceState | null; limit: number; offset: number }) =>
    tables
      .selectFrom(
        sql<Row>`app.search_invoices(${p.state}, ${sql.lit(invoiceDueDays)}::int, ${p.limit}, ${p.offset})`.as(
          'invoice',
        ),
      )
      .selectAll('invoice')
      .select(
        sql<string>`coalesce((select name from staff where staff.tenant_id = ${p.tenantId}
          and staff.id = invoice.recorded_by), '')`.as('recordedByName'),
      ),
);

type Mark = { company: number; month: string; paidOn: string | null; reference: string; staffId: number };

export const markInvoice = prepareChange((p: Mark) =>
  tables.selectNoFrom(
    sql<boolean>`app.mark_invoice(${p.company}::int, ${p.month}::date, ${p.paidOn}::date, ${p.reference},
      ${p.staffId}::int)`.as('isMarked'),
  ),
);
