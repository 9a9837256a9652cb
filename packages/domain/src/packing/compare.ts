import type { TariffVersion } from '../fee/tariff.ts';
import type { Box, Shipment } from '../fee/shipment.ts';
import { dividedTotalMinor, withoutReductions } from '../fee/divided-shipment.ts';
import { tryPriceShipment } from '../fee/price.ts';
import { type CartonSize, type FilledCarton, type PackingPlan, packingPlans } from './cartons.ts';

export type PricedPlan = PackingPlan & { readonly totalMinor: number };

/** Cost of the same goods in three ways of sending; null where the line refuses. */
export type PackingComparison = {
  readonly currency: string;
  /** Each box as a separate order. */
  readonly apartMinor: number | null;
  /** One order, each box in its original outer box. */
  readonly asTheyAreMinor: number | null;
  /** One order, merged into the shop's cartons. */
  readonly together: PricedPlan | null;
  /**
   * Saving of the cartons over the cheaper alternative; negative when merging costs more, null when there is
   * nothing to compare.
   */
  readonly savingMinor: number | null;
};

function boxOf(carton: CartonSize, { grams }: FilledCarton): Box {
  const { lengthMillimetres, widthMillimetres, heightMillimetres } = carton;
  return { grams, lengthMillimetres, widthMillimetres, heightMillimetres };
}

/** The boxes of a plan as the line measures them. */
export function boxesOf(plan: PackingPlan, boxes: readonly Box[], cartons: readonly CartonSize[]): Box[] {
  return [
    ...plan.cartons.map((full) => boxOf(cartons[full.carton]!, full)),
    ...plan.loose.map((index) => boxes[index]!),
  ];
}

/** The cheapest plan; among equals the one with fewer pieces. Null when no carton holds two of the boxes. */
export function bestPlan(
  version: TariffVersion,
  shipment: Shipment,
  cartons: readonly CartonSize[],
  plans: readonly PackingPlan[] = packingPlans(shipment.boxes, cartons),
): PricedPlan | null {
  const priced = plans.flatMap((plan) => {
    const { bill } = tryPriceShipment(version, {
      ...shipment,
      boxes: boxesOf(plan, shipment.boxes, cartons),
    });
    return bill ? { ...plan, totalMinor: bill.totalMinor } : [];
  });
  const pieces = (plan: PackingPlan) => plan.cartons.length + plan.loose.length;
  return priced.toSorted((a, b) => a.totalMinor - b.totalMinor || pieces(a) - pieces(b))[0] ?? null;
}

/** Packs a shipment into the shop's cartons and compares the costs. Coupon and points are excluded. */
export function comparePacking(
  version: TariffVersion,
  shipment: Shipment,
  cartons: readonly CartonSize[],
): PackingComparison {
  const goods = withoutReductions(shipment);
  const asTheyAreMinor = tryPriceShipment(version, goods).bill?.totalMinor ?? null;
  const apart = dividedTotalMinor(
    version,
    goods,
    goods.boxes.map((_, index) => [index]),
  );
  const together = bestPlan(version, goods, cartons);
  const others = [apart, asTheyAreMinor].filter((minor) => minor !== null);
  return {
    currency: version.tariff.currency,
    apartMinor: apart,
    asTheyAreMinor,
    together,
    savingMinor: together && others.length > 0 ? Math.min(...others) - together.totalMinor : null,
  };
}
