import { randomInt } from 'node:crypto';

type SimulatedGateway = 'wechat' | 'alipay' | 'stripe';

/** A payment of a simulated gateway. */
export type SimulatedPayment = {
  readonly gateway: SimulatedGateway;
  /** The merchant's number, by which the payment is queried. */
  readonly number: string;
  /** Its owner: the merchant or app of the account that created it. */
  readonly merchant: string;
  readonly appId: string;
  /** The gateway's id: a Stripe session, otherwise the merchant's number. */
  readonly sessionNumber: string;
  readonly minor: number;
  readonly currency: string;
  readonly title: string;
  noticeUrl: string;
  returnUrl: string;
  state: 'open' | 'paid' | 'closed';
  paid: { minor: number; currency: string; gatewayNumber: string; at: Date } | null;
  readonly refunds: Map<string, { minor: number; id: string }>;
};

export type Book = {
  readonly payments: Map<string, SimulatedPayment>;
  find(name: string): SimulatedPayment | undefined;
  /** Idempotent: the same number returns the same payment. */
  open(draft: Omit<SimulatedPayment, 'state' | 'paid' | 'refunds'>): SimulatedPayment;
};

export function createBook(): Book {
  const payments = new Map<string, SimulatedPayment>();
  const find = (name: string) =>
    payments.get(name) ??
    [...payments.values()].find(({ sessionNumber, paid }) => {
      return sessionNumber === name || paid?.gatewayNumber === name;
    });
  return {
    payments,
    find,
    open(draft) {
      const known = payments.get(draft.number);
      if (known) return known;
      const made: SimulatedPayment = { ...draft, state: 'open', paid: null, refunds: new Map() };
      payments.set(made.number, made);
      return made;
    },
  };
}

/** A number in the gateways' format: long, digits only. */
export const newGatewayNumber = (prefix: string) => `${prefix}${Date.now()}${randomInt(10 ** 6, 10 ** 7)}`;

/** A request to a gateway, and its response. */
export type SimulatorRequest = {
  readonly method: string;
  /** Path with query string, as it was signed. */
  readonly url: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};
export type SimulatorAnswer = {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string | Buffer;
};
/** A webhook to be delivered to a shop. */
export type Notice = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};
/** A line of a daily statement. */
export type SimulatedLine = { number: string; minor: number; currency: string; gatewayNumber: string };
