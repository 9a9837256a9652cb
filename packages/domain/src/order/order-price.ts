import { withoutReductions } from '../fee/divided-shipment.ts';
import { tryPriceShipment, type PriceResult } from '../fee/price.ts';
import type { Shipment } from '../fee/shipment.ts';
import type { TariffVersion } from '../fee/tariff.ts';
import { type CartonSize, packingPlans } from '../packing/cartons.ts';
import { bestPlan, boxesOf } from '../packing/compare.ts';
import { Refusal } from '../refusal.ts';
import { maxOrderBoxes } from './order-number.ts';

/** Merged into the shop's cartons, or each parcel in its original box. */
export type Packing = 'together' | 'asTheyAre';

/**
 * Prices an order per version. `shipment.boxes` are its parcels as stored, in id order; packing plans are
 * computed once for all versions.
 */
export function priceOrder(
  versions: readonly TariffVersion[],
  shipment: Shipment,
  packing: Packing,
  cartons: readonly CartonSize[],
): PriceResult[] {
  const plans = packing === 'together' ? packingPlans(shipment.boxes, cartons) : [];
  const goods = withoutReductions(shipment);
  return versions.map((version) => {
    const plan = bestPlan(version, goods, cartons, plans);
    const boxes = plan ? boxesOf(plan, shipment.boxes, cartons) : shipment.boxes;
    return boxes.length > maxOrderBoxes
      ? { bill: null, refusal: new Refusal('fee.tooManyBoxes') }
      : tryPriceShipment(version, { ...shipment, boxes });
  });
}
