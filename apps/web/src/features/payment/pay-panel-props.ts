import type { Payment } from '@onehaul/contract/payment';

export type PayPanelProps = {
  readonly orderIds: readonly number[];
  /** Once, when the member's part is done: it is settled, or a bank receipt was handed in. */
  readonly onPaid: (payment: Payment) => void;
  /** The member pays later; the panel has said where. */
  readonly onCancel: () => void;
};
