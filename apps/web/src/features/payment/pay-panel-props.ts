import type { Payment } from '@onehaul/contract/payment';

/** What is paid for: orders, services, or money into the wallet. */
export type PayFor = {
  readonly orderIds?: readonly number[];
  readonly serviceIds?: readonly number[];
  readonly rechargeMinor?: number;
};

/** Two things that are paid for are the same when these are. */
export const nameOfPay = ({ orderIds = [], serviceIds = [], rechargeMinor }: PayFor): string =>
  [orderIds.join('+'), serviceIds.join('+'), rechargeMinor ?? ''].join('/');

/** As the calls take it. */
export const askedOfPay = ({ orderIds = [], serviceIds, rechargeMinor }: PayFor) => ({
  orderIds: [...orderIds],
  ...(serviceIds && { serviceIds: [...serviceIds] }),
  ...(rechargeMinor !== undefined && { rechargeMinor }),
});

/** What a payment is for, to be paid in another way. */
export const whatOf = ({ purpose, orderIds, serviceIds, minor }: Payment): PayFor =>
  purpose === 'recharge' ? { rechargeMinor: minor } : serviceIds.length > 0 ? { serviceIds } : { orderIds };

export type PayPanelProps = PayFor & {
  /** Until when what is paid for waits, where that is known. */
  readonly payBefore?: Date | null;
  /** Once, when the member's part is done: it is settled, or a bank receipt was handed in. */
  readonly onPaid: (payment: Payment) => void;
  /** The member pays later; the panel has said where. */
  readonly onCancel: () => void;
};
