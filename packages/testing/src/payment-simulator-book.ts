import { randomInt } from 'node:crypto';

type SimulatedGateway = 'wechat' | 'alipay' | 'stripe';

/** A payment as a simulated gateway knows it. */
export type SimulatedPayment = {
  readonly gateway: SimulatedGateway;
  /** Of the merchant, by which the payment is asked for. */
  readonly number: string;
  /** Who it belongs to: the merchant or app of the account that asked. */
  readonly merchant: string;
  readonly appId: string;
  /** What the gateway calls it: a Stripe session, else our number. */
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
  /** The same number asked for again is the same payment. */
  open(draft: Omit<SimulatedPayment, 'state' | 'paid' | 'refunds'>): SimulatedPayment;
};

export function openBook(): Book {
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

/** A number as gateways give them: long, and only digits. */
export const newGatewayNumber = (prefix: string) => `${prefix}${Date.now()}${randomInt(10 ** 6, 10 ** 7)}`;

/** What a gateway is asked, and what it answers. */
export type SimulatorRequest = {
  readonly method: string;
  /** With what follows the question mark, as it was signed. */
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
/** A notice on its way to a shop. */
export type Notice = {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
};
/** A line of a day's statement. */
export type SimulatedLine = { number: string; minor: number; currency: string; gatewayNumber: string };
