import { stateMachine } from '../state-machine.ts';

/** How an order or a recharge can be paid (A46). `collect` is the receiver's money, taken at the door. */
export const payMethods = ['balance', 'wechat', 'alipay', 'stripe', 'bankDeposit', 'collect'] as const;
export type PayMethod = (typeof payMethods)[number];

/** Those that go through somebody else's servers. */
export const gatewayMethods = ['wechat', 'alipay', 'stripe'] as const;
export type GatewayMethod = (typeof gatewayMethods)[number];
export const isGateway = (method: PayMethod): method is GatewayMethod =>
  gatewayMethods.some((one) => one === method);

/** What money is asked for: orders, the wallet itself, services apart from an order's own. */
export const paymentPurposes = ['order', 'recharge', 'service'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Why money goes back. */
export const refundReasons = ['cancelled', 'cheaper', 'goodwill', 'notOwed', 'notPossible'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * `proposed` waits for a person; `withdrawn`: what it was proposed for no longer holds, as boxes that are packed anew;
 * `failed`: the gateway would not do it.
 */
export const refundStates = ['proposed', 'sending', 'done', 'failed', 'refused', 'withdrawn'] as const;
export type RefundState = (typeof refundStates)[number];

/** `held`: money came that does not fit; a person decides. `closed`: it was never paid. */
export const paymentStates = ['pending', 'underReview', 'settled', 'held', 'rejected', 'closed'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentAct = 'submit' | 'settle' | 'hold' | 'reject' | 'close';

export const paymentMachine = stateMachine<PaymentState, PaymentAct>({
  pending: { submit: 'underReview', settle: 'settled', hold: 'held', close: 'closed' },
  underReview: { settle: 'settled', hold: 'held', reject: 'rejected', close: 'closed' },
  settled: {},
  // What did not fit may still be followed by what does; or the money goes back.
  held: { settle: 'settled', close: 'closed' },
  // Another receipt may be better.
  rejected: { submit: 'underReview' },
  // A gateway that closed it may have been overtaken by the payer.
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
