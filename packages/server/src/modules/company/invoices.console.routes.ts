import { invoiceCalls } from '@onehaul/contract/console/invoices';
import type { InvoiceState } from '@onehaul/domain/quota';
import { limitAndOffset } from '../../db/page.ts';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import type { Services } from '../../services.ts';
import { invoicePage } from './invoice-directory.repository.ts';
import { markPaid, markUnpaid } from './mark-invoice.ts';

const stateOf = (paidOn: string | null, isOverdue: boolean): InvoiceState =>
  paidOn ? 'paid' : isOverdue ? 'overdue' : 'open';

/** Invoices of all companies, for the operator. */
export const createInvoiceConsoleRoutes = ({ database }: Services): StaffRoute[] =>
  bindStaff(invoiceCalls, {
    list: async ({ db }, { state = null, ...page }) => {
      const found = await db.all(invoicePage, { state, ...limitAndOffset(page) });
      return {
        items: found.map(({ recordedByName, isOverdue, ...invoice }) => ({
          ...invoice,
          recordedBy: recordedByName,
          state: stateOf(invoice.paidOn, isOverdue),
        })),
        total: found[0]?.total ?? 0,
      };
    },
    markPaid: (context, input) => markPaid(database, context, input),
    markUnpaid: (context, input) => markUnpaid(database, context, input),
  });
