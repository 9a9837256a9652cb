import { priceShipment, tryPriceShipment, type PriceFunction } from './price.ts';
import { type Shipment, shipmentOf } from './shipment.ts';
import type { TariffVersion } from './tariff.ts';

/** Coupon and points apply to any alternative, so comparisons exclude them. */
export const withoutReductions = (shipment: Shipment): Shipment => ({
  ...shipment,
  coupon: null,
  points: null,
});

/**
 * One of several orders a shipment is divided into. One-off charges (storage, services, insurance, collected
 * money, tax) stay with the order that contains the first box.
 */
function partOf(shipment: Shipment, indexes: readonly number[]): Shipment {
  const boxes = indexes.map((index) => shipment.boxes[index]!);
  if (indexes.includes(0)) return { ...shipment, boxes };
  const { remoteAreas, level, memberBps } = shipment;
  return shipmentOf(boxes, { remoteAreas, level, memberBps });
}

/** Total of a shipment divided into these orders; null where the line refuses one of them. */
export function dividedTotalMinor(
  version: TariffVersion,
  shipment: Shipment,
  parts: readonly (readonly number[])[],
  pricing: PriceFunction = priceShipment,
): number | null {
  let total = 0;
  for (const part of parts) {
    const { bill } = tryPriceShipment(version, partOf(shipment, part), pricing);
    if (!bill) return null;
    total += bill.totalMinor;
  }
  return total;
}
