export { assertBoxListThere } from './assert-box-list.ts';
export { openBoxListPlan } from './box-list-plan.ts';
export { openDedicatedRoutes } from './dedicated.routes.ts';
export {
  countBookings,
  exportBoxList,
  findBookingsAtDesk,
  getBookingAtDesk,
  issueInvoice,
  showInvoice,
} from './dedicated-desk.ts';
