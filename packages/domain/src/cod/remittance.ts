import { type Bill, totalOfRules } from '../fee/bill.ts';
import { unpaidMinor } from '../order/order-state.ts';

/** Collected money and shipping costs of an order, in yuan. A refused order collected nothing. */
export type RemittableOrder = {
  readonly orderId: number;
  readonly collectedMinor: number;
  readonly freightMinor: number;
  readonly commissionMinor: number;
  readonly taxMinor: number;
};

type Costs = Pick<RemittableOrder, 'freightMinor' | 'commissionMinor' | 'taxMinor'>;

/** Splits the unpaid part of an order total: tax first, then the collection fee, the rest is freight. */
export function costsOf(order: {
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly bill: Pick<Bill, 'lines'> | null;
}): Costs {
  const due = unpaidMinor(order);
  const lines = order.bill?.lines ?? [];
  const taxMinor = clampToMax(totalOfRules(lines, ['duty']), due);
  const commissionMinor = clampToMax(totalOfRules(lines, ['collection']), due - taxMinor);
  return { taxMinor, commissionMinor, freightMinor: due - taxMinor - commissionMinor };
}

const clampToMax = (minor: number, most: number) => Math.min(Math.max(minor, 0), most);

export const netOf = ({ collectedMinor, ...costs }: Omit<RemittableOrder, 'orderId'>) =>
  collectedMinor - costs.freightMinor - costs.commissionMinor - costs.taxMinor;

/**
 * Selects the orders of one remittance: all with a net gain, then net-loss orders, oldest first, while the
 * total stays at or above zero. The others wait for the next remittance.
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
