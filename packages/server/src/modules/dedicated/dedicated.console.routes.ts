import { dedicatedDeskCalls } from '@onehaul/contract/console/dedicated';
import { bindStaff } from '../../http/bind-staff.ts';
import { withLimitAndOffset } from '../../db/page.ts';
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
export const dedicatedConsoleRoutes = bindStaff(dedicatedDeskCalls, {
  list: ({ db, language }, asked) => findBookingsForStaff(db, { ...withLimitAndOffset(asked), language }),
  counts: ({ db }, { shopId }) => countBookings(db, shopId),
  get: ({ db, language }, which) => getBookingForStaff(db, language, which),
  boxListFile: ({ db, language }, which) => exportBoxList(db, language, which),
  issueInvoice: async ({ db, language, audit }, which) => {
    const invoiceNumber = await issueInvoice(db, language, which);
    audit('order', recordName(which.shopId, which.id), { invoice: invoiceNumber });
    return { invoiceNumber };
  },
  invoice: ({ db, language }, which) => renderInvoiceForStaff(db, language, which),
});
