import { type Bill, totalOfRules } from '../fee/bill.ts';
import { unpaidMinor } from '../order/order-state.ts';

/** What an order brings its seller and what its way cost, in yuan. One that was refused brings nothing. */
export type RemittableOrder = {
  readonly orderId: number;
  readonly collectedMinor: number;
  readonly freightMinor: number;
  readonly commissionMinor: number;
  readonly taxMinor: number;
};

type Costs = Pick<RemittableOrder, 'freightMinor' | 'commissionMinor' | 'taxMinor'>;

/** What nobody has paid of an order yet: its tax first, then what collecting costs, the rest is freight. */
export function costsOf(order: {
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly bill: Pick<Bill, 'lines'> | null;
}): Costs {
  const due = unpaidMinor(order);
  const lines = order.bill?.lines ?? [];
  const taxMinor = within(totalOfRules(lines, ['duty']), due);
  const commissionMinor = within(totalOfRules(lines, ['collection']), due - taxMinor);
  return { taxMinor, commissionMinor, freightMinor: due - taxMinor - commissionMinor };
}

const within = (minor: number, most: number) => Math.min(Math.max(minor, 0), most);

export const netOf = ({ collectedMinor, ...costs }: Omit<RemittableOrder, 'orderId'>) =>
  collectedMinor - costs.freightMinor - costs.commissionMinor - costs.taxMinor;

/**
 * Which orders are remitted together: all that bring something, and of those that cost more than they bring, the oldest
 * as long as nothing falls below zero. The others stay until more comes in.
 */
export function chooseRemitted(orders: readonly RemittableOrder[]): RemittableOrder[] {
  const gains = orders.filter((order) => order.collectedMinor > 0 && netOf(order) >= 0);
  let left = gains.reduce((sum, order) => sum + netOf(order), 0);
  if (gains.length === 0) return [];
  const losses = orders
    .filter((order) => !gains.includes(order))
    .toSorted((a, b) => a.orderId - b.orderId)
    .filter((order) => {
      if (left + netOf(order) < 0) return false;
      left += netOf(order);
      return true;
    });
  return [...gains, ...losses].toSorted((a, b) => a.orderId - b.orderId);
}

export type Remittance = Omit<RemittableOrder, 'orderId'> & { readonly netMinor: number };

export function sumRemitted(orders: readonly RemittableOrder[]): Remittance {
  const total = (of: (order: RemittableOrder) => number) => orders.reduce((sum, order) => sum + of(order), 0);
  const sums = {
    collectedMinor: total((order) => order.collectedMinor),
    freightMinor: total((order) => order.freightMinor),
    commissionMinor: total((order) => order.commissionMinor),
    taxMinor: total((order) => order.taxMinor),
  };
  return { ...sums, netMinor: netOf(sums) };
}
