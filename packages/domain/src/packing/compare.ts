import type { TariffVersion } from '../fee/tariff.ts';
import type { Box, Shipment } from '../fee/shipment.ts';
import { apartMinor, withoutReductions } from '../fee/neighbours.ts';
import { priceOrNot } from '../fee/price.ts';
import { type CartonSize, type FilledCarton, type PackingPlan, packingPlans } from './cartons.ts';

export type Together = PackingPlan & { readonly totalMinor: number };

/** What the same goods cost sent in three ways; null where the line does not take them so. */
export type PackingComparison = {
  readonly currency: string;
  /** Each box as an order of its own. */
  readonly apartMinor: number | null;
  /** One order, each box in its own outer box. */
  readonly asTheyAreMinor: number | null;
  /** One order, packed into the shop's cartons. */
  readonly together: Together | null;
  /**
   * How much less the cartons cost than the cheaper of the two others; negative where merging costs more, null
   * where there is nothing to compare.
   */
  readonly savingMinor: number | null;
};

function boxOf(carton: CartonSize, { grams }: FilledCarton): Box {
  const { lengthMillimetres, widthMillimetres, heightMillimetres } = carton;
  return { grams, lengthMillimetres, widthMillimetres, heightMillimetres };
}

/** The boxes a plan hands to the line. */
export function boxesOf(plan: PackingPlan, boxes: readonly Box[], cartons: readonly CartonSize[]): Box[] {
  return [
    ...plan.cartons.map((full) => boxOf(cartons[full.carton]!, full)),
    ...plan.loose.map((index) => boxes[index]!),
  ];
}

/** The cheapest plan; of equals the one with fewer pieces. Null where no carton holds two of the boxes. */
export function bestPlan(
  version: TariffVersion,
  shipment: Shipment,
  cartons: readonly CartonSize[],
  plans: readonly PackingPlan[] = packingPlans(shipment.boxes, cartons),
): Together | null {
  const priced = plans.flatMap((plan) => {
    const { bill } = priceOrNot(version, { ...shipment, boxes: boxesOf(plan, shipment.boxes, cartons) });
    return bill ? { ...plan, totalMinor: bill.totalMinor } : [];
  });
  const pieces = (plan: PackingPlan) => plan.cartons.length + plan.loose.length;
  return priced.toSorted((a, b) => a.totalMinor - b.totalMinor || pieces(a) - pieces(b))[0] ?? null;
}

/** Packs a shipment into the shop's cartons and says whether that pays. Coupon and points stay out. */
export function comparePacking(
  version: TariffVersion,
  shipment: Shipment,
  cartons: readonly CartonSize[],
): PackingComparison {
  const goods = withoutReductions(shipment);
  const asTheyAreMinor = priceOrNot(version, goods).bill?.totalMinor ?? null;
  const apart = apartMinor(
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
