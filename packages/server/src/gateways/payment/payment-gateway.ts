import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import type { GatewayFact } from '@onehaul/domain/payment/judge-facts';

/** A payment the gateway is to collect. */
export type AskedPayment = {
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
export type KnownPayment = {
  readonly number: string;
  /** The gateway's transaction id; null until paid. */
  readonly gatewayNumber: string | null;
  /** The gateway's id before payment, where it differs from `number`: a Stripe checkout session. */
  readonly sessionNumber: string | null;
};

export type AskedRefund = KnownPayment & {
  readonly refundNumber: string;
  readonly minor: number;
  /** Amount of the payment as recorded by the gateway. */
  readonly paidMinor: number;
  readonly currency: string;
  readonly reason: string;
};
export type RefundState = 'done' | 'sent' | 'refused' | 'unknown';

/** How the payer continues: by scanning a QR code, or by a redirect to the gateway's page. */
type Started = {
  readonly qrText: string | null;
  readonly redirectUrl: string | null;
  readonly sessionNumber: string | null;
};

/** A fact about a payment reported by the gateway, with the raw message. */
export type Told = { readonly number: string; readonly fact: GatewayFact; readonly raw: unknown };

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

type StatementLine = { readonly number: string; readonly minor: number; readonly currency: string };

/** HTTP response to a webhook, in the form the gateway requires. */
type NoticeAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
};

/** A shop's gateway account. A transport failure throws `GatewaySilent`: outcome unknown, query later. */
export type PaymentGateway = {
  readonly kind: GatewayMethod;
  start(payment: AskedPayment): Promise<Started>;
  query(payment: KnownPayment): Promise<Told[]>;
  /** Resolves to true when the payment can no longer be paid. */
  close(payment: KnownPayment): Promise<boolean>;
  refund(refund: AskedRefund): Promise<RefundState>;
  queryRefund(refund: AskedRefund): Promise<RefundState>;
  /** Verifies a webhook: throws `ForgedNotice` unless the gateway signed it, for this merchant, recently. */
  readNotice(headers: Headers, body: string): Promise<Told[]>;
  answerTo(isTaken: boolean): NoticeAnswer;
  /** All payments of a day in the gateway's calendar, `2026-11-14`. */
  statement(day: string): Promise<StatementLine[]>;
};

export class GatewaySilent extends Error {
  constructor(gateway: string, why: unknown) {
    super(`${gateway} does not answer: ${String(why)}`);
    this.name = 'GatewaySilent';
  }
}

export class ForgedNotice extends Error {
  constructor(gateway: string, why: string) {
    super(`${gateway}: ${why}`);
    this.name = 'ForgedNotice';
  }
}

/** Deduplication key of a fact, equal for every delivery and channel (webhook or query). */
export function eventKeyOf({ number, fact }: Told): string {
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
