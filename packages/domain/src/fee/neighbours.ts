import { price, priceOrNot, type Pricing } from './price.ts';
import { type Shipment, shipmentOf } from './shipment.ts';
import type { TariffVersion } from './tariff.ts';

/** Coupon and points can be spent on any way to send: they stay out of comparisons. */
export const withoutReductions = (shipment: Shipment): Shipment => ({
  ...shipment,
  coupon: null,
  points: null,
});

/**
 * One of several orders into which a shipment is divided. What is charged once for the goods as a whole - storage,
 * services, cover, money collected, tax - stands on the order with the first box.
 */
function partOf(shipment: Shipment, indexes: readonly number[]): Shipment {
  const boxes = indexes.map((index) => shipment.boxes[index]!);
  if (indexes.includes(0)) return { ...shipment, boxes };
  const { remoteAreas, level, memberBps } = shipment;
  return shipmentOf(boxes, { remoteAreas, level, memberBps });
}

/** What a shipment costs divided into these orders; null where the line does not take one of them. */
export function apartMinor(
  version: TariffVersion,
  shipment: Shipment,
  parts: readonly (readonly number[])[],
  pricing: Pricing = price,
): number | null {
  let total = 0;
  for (const part of parts) {
    const { bill } = priceOrNot(version, partOf(shipment, part), pricing);
    if (!bill) return null;
    total += bill.totalMinor;
  }
  return total;
}
