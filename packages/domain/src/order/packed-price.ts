import type { Bill, LineRule } from '../fee/bill.ts';
import type { Box, Shipment } from '../fee/shipment.ts';
import { chargeRules } from '../fee/tariff.ts';
import { isAskedOfOwner, type PayPolicy } from './order-state.ts';

/** Every rule a line of a bill can have, in the order in which bills list them. */
export const lineRules = [
  ...chargeRules,
  'discount',
  'coupon',
  'points',
  'rounding',
] as const satisfies readonly LineRule[];

/**
 * What is priced after packing: the measured boxes, and everything else as it was promised. A coupon that was accepted
 * stays so when the box turns out small, and points are those that were given for the order.
 */
export function packedShipment(promised: Shipment, boxes: readonly Box[], points: number): Shipment {
  const { coupon } = promised;
  return {
    ...promised,
    boxes,
    coupon: coupon && { ...coupon, leastMinor: 0, leastGrams: 0 },
    points: promised.points && { ...promised.points, count: Math.min(points, promised.points.count) },
  };
}

/** How many points a bill takes. */
export function pointsIn({ lines }: Bill): number {
  return lines.reduce((sum, { rule, inputs }) => sum + (rule === 'points' ? (inputs.points ?? 0) : 0), 0);
}

export type BillChange = {
  readonly rule: LineRule;
  readonly key: string | null;
  readonly quotedMinor: number;
  readonly packedMinor: number;
};

/** Two bills side by side, line by line: several lines of one rule and name are one here. */
export function billChanges(quoted: Bill, packed: Bill): BillChange[] {
  const found = new Map<
    string,
    { rule: LineRule; key: string | null; quotedMinor: number; packedMinor: number }
  >();
  const add = ({ lines }: Bill, side: 'quotedMinor' | 'packedMinor') => {
    for (const { rule, key, minor } of lines) {
      const name = JSON.stringify([rule, key]);
      const change = found.get(name) ?? { rule, key, quotedMinor: 0, packedMinor: 0 };
      change[side] += minor;
      found.set(name, change);
    }
  };
  add(quoted, 'quotedMinor');
  add(packed, 'packedMinor');
  const places = new Map<LineRule, number>(lineRules.map((rule, index) => [rule, index]));
  return [...found.values()].sort((one, other) => places.get(one.rule)! - places.get(other.rule)!);
}

/** What a new total means for what was paid: so much is due, or goes back. Of a receiver who pays nothing is due here. */
export function settleTotal({
  totalMinor,
  paidMinor,
  payPolicy,
}: {
  readonly totalMinor: number;
  readonly paidMinor: number;
  readonly payPolicy: PayPolicy;
}): { readonly dueMinor: number; readonly backMinor: number } {
  return {
    dueMinor: isAskedOfOwner(payPolicy) ? Math.max(0, totalMinor - paidMinor) : 0,
    backMinor: Math.max(0, paidMinor - totalMinor),
  };
}
