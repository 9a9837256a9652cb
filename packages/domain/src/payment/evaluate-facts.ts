/** A verified gateway notification about a payment. Delivered any number of times and in any order. */
export type GatewayFact =
  | {
      readonly fact: 'paid';
      readonly minor: number;
      readonly currency: string;
      readonly gatewayNumber: string;
    }
  | { readonly fact: 'closed' }
  | { readonly fact: 'refunded'; readonly minor: number; readonly refundNumber: string };

type RequestedAmount = { readonly minor: number; readonly currency: string };
export type Misfit = 'amount' | 'currency' | 'paidTwice';
/** A received payment: the gateway's number and the amount. */
export type ReceivedPayment = RequestedAmount & { readonly gatewayNumber: string };

/** Result of all facts; depends on their set, never on their order of arrival. */
export type FactsEvaluation = {
  readonly outcome: 'open' | 'paid' | 'misfit' | 'closed';
  /** The payment that settles the request. */
  readonly counted: ReceivedPayment | null;
  /** Further payments, each with the reason it does not fit; they need manual review. */
  readonly others: readonly (ReceivedPayment & { readonly misfit: Misfit })[];
  /** The most serious of these. */
  readonly misfit: Misfit | null;
  /** Keyed by refund number, so that repeated notifications count once. */
  readonly refunded: ReadonlyMap<string, number>;
};

const misfitsBySeverity: readonly Misfit[] = ['currency', 'amount', 'paidTwice'];
const keyOf = ({ gatewayNumber, currency, minor }: ReceivedPayment) =>
  JSON.stringify([gatewayNumber, currency, minor]);

export function evaluateGatewayFacts(asked: RequestedAmount, facts: readonly GatewayFact[]): FactsEvaluation {
  // Keyed by all fields: one number with two amounts is two payments, and arrival order has no effect.
  const cameIn = new Map<string, ReceivedPayment>();
  const refunded = new Map<string, number>();
  let isClosed = false;
  for (const each of facts) {
    if (each.fact === 'paid') {
      const { gatewayNumber, minor, currency } = each;
      cameIn.set(keyOf(each), { gatewayNumber, minor, currency });
    } else if (each.fact === 'refunded') {
      refunded.set(each.refundNumber, Math.max(each.minor, refunded.get(each.refundNumber) ?? 0));
    } else isClosed = true;
  }
  const whyNot = ({ minor, currency }: RequestedAmount): Misfit =>
    currency !== asked.currency ? 'currency' : minor !== asked.minor ? 'amount' : 'paidTwice';
  // Among several that fit, the lowest key wins, so every evaluation picks the same one.
  const all = [...cameIn].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, money]) => money);
  const counted = all.find((money) => whyNot(money) === 'paidTwice') ?? null;
  const others = all
    .filter((money) => money !== counted)
    .map((money) => ({ ...money, misfit: whyNot(money) }));
  const misfit = misfitsBySeverity.find((kind) => others.some((other) => other.misfit === kind)) ?? null;
  const outcome = counted ? 'paid' : misfit ? 'misfit' : isClosed ? 'closed' : 'open';
  return { outcome, counted, others, misfit, refunded };
}
