export { closePayments } from './close-payments.ts';
export { openPaymentSweep } from './open-payment-sweep.ts';
export { payFromBalance } from './pay-from-balance.ts';
export { openPaymentRoutes } from './payment.routes.ts';
export { refundOrder, refundOrders } from './refund-order.ts';
export { refundService } from './refund-service.ts';
export { serveNotices } from './serve-notices.ts';
export { settleCollected } from './settle-collected.ts';
export { decideHeld } from './decide-held.ts';
export { approveRefund, refuseRefund, resendRefund } from './decide-refund.ts';
export {
  findDeposits,
  findHeld,
  findRefundable,
  findRefunds,
  getPaymentAtDesk,
  searchPayments,
} from './finance-desk.ts';
export {
  addBankAccount,
  bankAccountsOfCompany,
  changeBankAccount,
  gatewayAccounts,
  shopExists,
  switchAccount,
} from './finance-settings.repository.ts';
export { proposeRefund } from './propose-refund.ts';
export { openReconciliationSweep, reconcileDay } from './reconcile-day.ts';
export { breakPage, countBreaks, dayPage, resolveBreak } from './reconcile.repository.ts';
export { orderOfRefund } from './refund-desk.repository.ts';
export { approveDeposit, rejectDeposit } from './review-deposit.ts';
export { setGatewayAccount } from './set-gateway-account.ts';
