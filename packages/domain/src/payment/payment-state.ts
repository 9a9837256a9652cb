import { stateMachine } from '../state-machine.ts';

/**
 * Payment methods of an order or recharge (A46). `collect` is cash collected from the receiver on delivery.
 */
export const payMethods = ['balance', 'wechat', 'alipay', 'stripe', 'bankDeposit', 'collect'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Methods of external payment gateways. */
export const gatewayMethods = ['wechat', 'alipay', 'stripe'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];
export const isGateway = (method: PayMethod): method is GatewayMethod =>
  gatewayMethods.some((one) => one === method);

/**
 * Methods that may ask for another currency than yuan: cards, and transfers to a bank account in that
 * currency. WeChat Pay and Alipay settle in yuan, and the balance is kept in yuan.
 */
const foreignMethods = ['stripe', 'bankDeposit'] as const;
export const mayBeForeign = (method: unknown): boolean => foreignMethods.some((one) => one === method);

/** Purpose of a payment: orders, a wallet recharge, or services apart from an order. */
export const paymentPurposes = ['order', 'recharge', 'service'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

export const refundReasons = ['cancelled', 'cheaper', 'goodwill', 'notOwed', 'notPossible'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * `proposed`: waits for approval. `withdrawn`: its reason no longer holds, as when boxes are packed again.
 * `failed`: the gateway rejected it.
 */
export const refundStates = ['proposed', 'sending', 'done', 'failed', 'refused', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** `held`: a payment arrived that does not match; staff decide. `closed`: never paid. */
export const paymentStates = ['pending', 'underReview', 'settled', 'held', 'rejected', 'closed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentAct = 'submit' | 'settle' | 'hold' | 'reject' | 'close';

export const paymentMachine = stateMachine<PaymentState, PaymentAct>({
  pending: { submit: 'underReview', settle: 'settled', hold: 'held', close: 'closed' },
  underReview: { settle: 'settled', hold: 'held', reject: 'rejected', close: 'closed' },
  settled: {},
  // A mismatched payment may be followed by a matching one, or is refunded.
  held: { settle: 'settled', close: 'closed' },
  // The member may submit another receipt.
  rejected: { submit: 'underReview' },
  // The payer may have paid while the gateway was closing it.
  closed: { settle: 'settled', hold: 'held' },
});

export const holdReasons = [
  'amount',
  'currency',
  'orderChanged',
  'serviceChanged',
  'paidTwice',
  'other',
] as const;
export type PaymentHoldReason = (typeof holdReasons)[number];
