import { dedicatedDeskCalls } from '@onehaul/contract/console/dedicated';
import { bindStaff, type StaffRoute } from '../../http/bind-staff.ts';
import { withLimitAndOffset } from '../../db/page.ts';
import type { Services } from '../../services.ts';
import { recordName } from '../../http/record-name.ts';
import {
  countBookings,
  exportBoxList,
  findBookingsForStaff,
  getBookingForStaff,
  issueInvoice,
  renderInvoiceForStaff,
} from './dedicated-desk.ts';

/** Console routes for bookings of dedicated lines, their box lists and invoices. */
export function createDedicatedConsoleRoutes({ storage }: Services): StaffRoute[] {
  return bindStaff(dedicatedDeskCalls, {
    list: ({ db, language }, asked) => findBookingsForStaff(db, { ...withLimitAndOffset(asked), language }),
    counts: ({ db }, { shopId }) => countBookings(db, shopId),
    get: ({ db, language }, which) => getBookingForStaff(db, language, which),
    boxListFile: ({ db, language }, which) => exportBoxList(db, language, which),
    issueInvoice: async ({ db, language, audit }, which) => {
      const invoiceNumber = await issueInvoice(db, language, which);
      audit('order', recordName(which.shopId, which.id), { invoice: invoiceNumber });
      return { invoiceNumber };
    },
    invoice: ({ db, staff, language }, which) =>
      renderInvoiceForStaff({ db, storage, tenantId: staff.tenantId }, language, which),
  });
}
