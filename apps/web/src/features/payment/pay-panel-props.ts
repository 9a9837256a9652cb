import type { Payment } from '@onehaul/contract/payment';

/** Purpose of a payment: orders, services, or a recharge. */
export type PayFor = {
  readonly orderIds?: readonly number[];
  readonly serviceIds?: readonly number[];
  readonly rechargeMinor?: number;
};

/** Identity of a purchase, for comparison. */
export const nameOfPay = ({ orderIds = [], serviceIds = [], rechargeMinor }: PayFor): string =>
  [orderIds.join('+'), serviceIds.join('+'), rechargeMinor ?? ''].join('/');

/** Purpose as call input. */
export const toPaymentInput = ({ orderIds = [], serviceIds, rechargeMinor }: PayFor) => ({
  orderIds: [...orderIds],
  ...(serviceIds && { serviceIds: [...serviceIds] }),
  ...(rechargeMinor !== undefined && { rechargeMinor }),
});

/** The purpose of an existing payment, for paying it in another way. */
export const whatOf = ({ purpose, orderIds, serviceIds, minor }: Payment): PayFor =>
  purpose === 'recharge' ? { rechargeMinor: minor } : serviceIds.length > 0 ? { serviceIds } : { orderIds };

export type PayPanelProps = PayFor & {
  /** Payment deadline, if known. */
  readonly payBefore?: Date | null;
  /** Called once, when the payment is settled or a bank receipt was submitted. */
  readonly onPaid: (payment: Payment) => void;
  /** The member pays later; the panel has already shown where. */
  readonly onCancel: () => void;
};
