import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import type { GatewayFact } from '@onehaul/domain/payment/judge-facts';

/** What a gateway is asked to collect. */
export type AskedPayment = {
  readonly number: string;
  readonly minor: number;
  readonly currency: string;
  readonly expiresAt: Date;
  /** What the payer reads. */
  readonly title: string;
  /** Where the gateway tells us, and where it sends the browser back to. */
  readonly noticeUrl: string;
  readonly returnUrl: string;
};

/** A payment that was started, as we know it. */
export type KnownPayment = {
  readonly number: string;
  /** What the gateway calls it once it is paid, and before that where this is not our number. */
  readonly gatewayNumber: string | null;
  readonly sessionNumber: string | null;
};

export type AskedRefund = KnownPayment & {
  readonly refundNumber: string;
  readonly minor: number;
  /** Of the payment, as the gateway counts it. */
  readonly paidMinor: number;
  readonly currency: string;
  readonly reason: string;
};
export type RefundState = 'done' | 'sent' | 'refused' | 'unknown';

/** How the payer goes on. */
type Started = {
  readonly qrText: string | null;
  readonly redirectUrl: string | null;
  readonly sessionNumber: string | null;
};

/** What a gateway said of a payment, with what it said it in. */
export type Told = { readonly number: string; readonly fact: GatewayFact; readonly raw: unknown };

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

type StatementLine = { readonly number: string; readonly minor: number; readonly currency: string };

/** What the gateway expects to hear of its notice: taken, or not. */
type NoticeAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
};

/** A shop's account with a gateway. Whatever fails in between throws `GatewaySilent`: unknown, ask later. */
export type PaymentGateway = {
  readonly kind: GatewayMethod;
  start(payment: AskedPayment): Promise<Started>;
  query(payment: KnownPayment): Promise<Told[]>;
  /** True when it can no longer be paid. */
  close(payment: KnownPayment): Promise<boolean>;
  refund(refund: AskedRefund): Promise<RefundState>;
  queryRefund(refund: AskedRefund): Promise<RefundState>;
  /** Throws `ForgedNotice` unless the gateway itself wrote it, to this merchant and lately. */
  readNotice(headers: Headers, body: string): Promise<Told[]>;
  answerTo(isTaken: boolean): NoticeAnswer;
  /** Everything that was paid on a day of the gateway's calendar, `2026-11-14`. */
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

/** One and the same fact, however often and by whatever way it is told. */
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

/** China's gateways live by Beijing's clock. */
const beijingMs = 8 * 3_600_000;
export const beijingTime = (instant: Date) =>
  new Date(instant.getTime() + beijingMs).toISOString().slice(0, 19).replace('T', ' ');
