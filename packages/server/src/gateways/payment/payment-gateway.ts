import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import type { GatewayFact } from '@onehaul/domain/payment/evaluate-facts';

/** A payment the gateway is to collect. */
export type GatewayPaymentRequest = {
  readonly number: string;
  readonly minor: number;
  readonly currency: string;
  readonly expiresAt: Date;
  /** Description shown to the payer. */
  readonly title: string;
  /** The webhook URL, and the URL the browser is redirected to afterwards. */
  readonly noticeUrl: string;
  readonly returnUrl: string;
};

/** A started payment, as stored. */
export type StartedPayment = {
  readonly number: string;
  /** The gateway's transaction id; null until paid. */
  readonly gatewayNumber: string | null;
  /** The gateway's id before payment, where it differs from `number`: a Stripe checkout session. */
  readonly sessionNumber: string | null;
};

export type GatewayRefundRequest = StartedPayment & {
  readonly refundNumber: string;
  readonly minor: number;
  /** Amount of the payment as recorded by the gateway. */
  readonly paidMinor: number;
  readonly currency: string;
  readonly reason: string;
};
export type RefundState = 'done' | 'sent' | 'refused' | 'unknown';

/** How the payer continues: by scanning a QR code, or by a redirect to the gateway's page. */
type PayerNextStep = {
  readonly qrText: string | null;
  readonly redirectUrl: string | null;
  readonly sessionNumber: string | null;
};

/** A fact about a payment reported by the gateway, with the raw message. */
export type GatewayReport = { readonly number: string; readonly fact: GatewayFact; readonly raw: unknown };

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

type StatementLine = { readonly number: string; readonly minor: number; readonly currency: string };

/** HTTP response to a webhook, in the form the gateway requires. */
type WebhookResponse = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
};

/** A shop's gateway account. A transport failure throws `GatewayUnavailable`: outcome unknown, query later. */
export type PaymentGateway = {
  readonly kind: GatewayMethod;
  start(payment: GatewayPaymentRequest): Promise<PayerNextStep>;
  query(payment: StartedPayment): Promise<GatewayReport[]>;
  /** Resolves to true when the payment can no longer be paid. */
  close(payment: StartedPayment): Promise<boolean>;
  refund(refund: GatewayRefundRequest): Promise<RefundState>;
  queryRefund(refund: GatewayRefundRequest): Promise<RefundState>;
  /** Verifies a webhook: throws `ForgedNotice` unless the gateway signed it, for this merchant, recently. */
  readNotice(headers: Headers, body: string): Promise<GatewayReport[]>;
  answerTo(isTaken: boolean): WebhookResponse;
  /** All payments of a day in the gateway's calendar, `2026-11-14`. */
  statement(day: string): Promise<StatementLine[]>;
};

export class GatewayUnavailable extends Error {
  /** The gateway's own code, or what happened on the way. */
  readonly why: string;

  constructor(gateway: string, why: unknown) {
    super(`${gateway} does not answer: ${String(why)}`);
    this.name = 'GatewayUnavailable';
    this.why = String(why);
  }
}

export class ForgedNotice extends Error {
  constructor(gateway: string, why: string) {
    super(`${gateway}: ${why}`);
    this.name = 'ForgedNotice';
  }
}

/** Deduplication key of a fact, equal for every delivery and channel (webhook or query). */
export function eventKeyOf({ number, fact }: GatewayReport): string {
  if (fact.fact === 'paid') return `${number} paid ${fact.gatewayNumber} ${fact.minor} ${fact.currency}`;
  return fact.fact === 'refunded'
    ? `${number} refunded ${fact.refundNumber} ${fact.minor}`
    : `${number} closed`;
}

export const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/** Chinese gateways use Beijing time. */
const beijingMs = 8 * 3_600_000;
export const beijingTime = (instant: Date) =>
  new Date(instant.getTime() + beijingMs).toISOString().slice(0, 19).replace('T', ' ');
