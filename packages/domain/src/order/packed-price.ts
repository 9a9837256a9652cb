import type { Bill, LineRule } from '../fee/bill.ts';
import type { Box, Shipment } from '../fee/shipment.ts';
import { chargeRules } from '../fee/tariff.ts';
import { isPaidByOwner, type PayPolicy } from './order-state.ts';

/** All rules of bill lines, in display order. */
export const lineRules = [
  ...chargeRules,
  'discount',
  'coupon',
  'points',
  'rounding',
] as const satisfies readonly LineRule[];

/**
 * Input for pricing after packing: measured boxes, everything else as quoted. An accepted coupon stays valid
 * even if the box turns out small, and points are capped at those given for the order.
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

export function countPointsUsed({ lines }: Bill): number {
  return lines.reduce((sum, { rule, inputs }) => sum + (rule === 'points' ? (inputs.points ?? 0) : 0), 0);
}

export type BillChange = {
  readonly rule: LineRule;
  readonly key: string | null;
  readonly quotedMinor: number;
  readonly packedMinor: number;
};

/** Compares two bills line by line; lines with the same rule and key are merged. */
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

/** Amount due or to refund after a new total. Due is 0 for `collect`, `fromCollection`, `monthly`. */
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
    dueMinor: isPaidByOwner(payPolicy) ? Math.max(0, totalMinor - paidMinor) : 0,
    backMinor: Math.max(0, paidMinor - totalMinor),
  };
}
