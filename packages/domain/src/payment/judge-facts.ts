/** What a gateway said of a payment, verified. Each is told any number of times and in any order. */
export type GatewayFact =
  | {
      readonly fact: 'paid';
      readonly minor: number;
      readonly currency: string;
      readonly gatewayNumber: string;
    }
  | { readonly fact: 'closed' }
  | { readonly fact: 'refunded'; readonly minor: number; readonly refundNumber: string };

type Asked = { readonly minor: number; readonly currency: string };
export type Misfit = 'amount' | 'currency' | 'paidTwice';
/** Money that came: what the gateway calls it, and how much it is. */
export type CameIn = Asked & { readonly gatewayNumber: string };

/** What the facts come to: a function of the set, never of the order in which they were told. */
export type Judgement = {
  readonly outcome: 'open' | 'paid' | 'misfit' | 'closed';
  /** The money that counts. */
  readonly counted: CameIn | null;
  /** Money beside it, each with why it does not fit: a person has to look. */
  readonly others: readonly (CameIn & { readonly misfit: Misfit })[];
  /** The gravest of these. */
  readonly misfit: Misfit | null;
  /** By refund number, so that one told twice counts once. */
  readonly refunded: ReadonlyMap<string, number>;
};

const gravest: readonly Misfit[] = ['currency', 'amount', 'paidTwice'];
const keyOf = ({ gatewayNumber, currency, minor }: CameIn) =>
  JSON.stringify([gatewayNumber, currency, minor]);

export function judgeFacts(asked: Asked, facts: readonly GatewayFact[]): Judgement {
  // By everything that was said: one number told with two amounts is two claims, and the order decides nothing.
  const cameIn = new Map<string, CameIn>();
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
  const whyNot = ({ minor, currency }: Asked): Misfit =>
    currency !== asked.currency ? 'currency' : minor !== asked.minor ? 'amount' : 'paidTwice';
  // Of several that fit, the same one counts whoever is asked: the first by its number.
  const all = [...cameIn].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, money]) => money);
  const counted = all.find((money) => whyNot(money) === 'paidTwice') ?? null;
  const others = all
    .filter((money) => money !== counted)
    .map((money) => ({ ...money, misfit: whyNot(money) }));
  const misfit = gravest.find((kind) => others.some((other) => other.misfit === kind)) ?? null;
  const outcome = counted ? 'paid' : misfit ? 'misfit' : isClosed ? 'closed' : 'open';
  return { outcome, counted, others, misfit, refunded };
}
