import { dedicatedDeskCalls } from '@onehaul/contract/console/dedicated';
import { bindStaff } from '../../http/bind-staff.ts';
import {
  countBookings,
  exportBoxList,
  findBookingsAtDesk,
  getBookingAtDesk,
  issueInvoice,
  showInvoice,
} from '../dedicated/index.ts';

/** Bookings of dedicated lines, their box lists and their invoices. */
export const dedicatedDeskRoutes = bindStaff(dedicatedDeskCalls, {
  list: ({ db, language }, { pageIndex, pageRows, ...filter }) =>
    findBookingsAtDesk(db, { ...filter, language, limit: pageRows, offset: (pageIndex - 1) * pageRows }),
  counts: ({ db }) => countBookings(db),
  get: ({ db, language }, which) => getBookingAtDesk(db, language, which),
  boxListFile: ({ db, language }, which) => exportBoxList(db, language, which),
  issueInvoice: async ({ db, language, audit }, which) => {
    const invoiceNumber = await issueInvoice(db, language, which);
    audit('order', `${which.shopId}/${which.id}`, { invoice: invoiceNumber });
    return { invoiceNumber };
  },
  invoice: ({ db, language }, which) => showInvoice(db, language, which),
});
