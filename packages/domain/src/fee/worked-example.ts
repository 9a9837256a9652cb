import { newTariff } from './new-tariff.ts';
import { priceShipment } from './price.ts';
import { type Box, type Shipment, shipmentOf } from './shipment.ts';
import type { ByWeight, FirstContinuedPrice, Freight, Surcharge, Tariff, UnitPrice } from './tariff.ts';

/** Kilograms and centimetres; without sizes the box has negligible volume. */
export const exampleBox = (kilograms: number, length = 1, width = 1, height = 1): Box => ({
  grams: Math.round(kilograms * 1000),
  lengthMillimetres: Math.round(length * 10),
  widthMillimetres: Math.round(width * 10),
  heightMillimetres: Math.round(height * 10),
});
/** A box with the given volumetric weight at a divisor of 6000. */
export const bulkyBox = (kilograms: number, volumetric: number) => exampleBox(kilograms, 60, 100, volumetric);

export const exampleUnitPrice = (major: number, size = 1000, isWhole = false): UnitPrice => ({
  kind: 'unit',
  unit: size,
  minor: Math.round(major * 100),
  isWhole,
});
export const perKilogram = (major: number): Freight => ({
  mode: 'unitPerBand',
  bands: [{ upTo: null, price: exampleUnitPrice(major) }],
});
export const firstContinuedPrice = (
  kg: number,
  major: number,
  stepKg: number,
  stepMajor: number,
  isWhole = true,
): FirstContinuedPrice => ({
  kind: 'firstContinued',
  first: kg * 1000,
  firstMinor: major * 100,
  step: stepKg * 1000,
  stepMinor: stepMajor * 100,
  isWhole,
});

export const plainWeighing = { ...(newTariff.weighing as ByWeight), carry: [] };
/** Baseline without surcharges, limits or steps beyond those a row names. */
export const bareTariff: Tariff = {
  ...newTariff,
  weighing: plainWeighing,
  surcharges: [],
  limits: { sideMillimetres: null, totalGrams: null, boxGrams: null, boxes: null },
};
export const weighingTariff = (more: Partial<ByWeight>): Tariff => ({
  ...bareTariff,
  weighing: { ...plainWeighing, ...more },
  freight: perKilogram(10),
});
export const freightTariff = (table: Freight, more: Partial<Tariff> = {}): Tariff => ({
  ...bareTariff,
  freight: table,
  ...more,
});
export const wholeKilograms = { ...plainWeighing, carry: [{ from: 0, step: 1000 }] };

export const seaTariff = (more: Partial<Extract<Tariff['weighing'], { basis: 'volume' }>> = {}): Tariff => ({
  ...bareTariff,
  weighing: {
    basis: 'volume',
    comparing: 'perBox',
    boxMinimum: 10_000,
    minimum: 100_000,
    carry: [],
    gramsPerCubicMetre: 500_000,
    densestGramsPerCubicMetre: null,
    ...more,
  },
  freight: { mode: 'unitPerBand', bands: [{ upTo: null, price: exampleUnitPrice(600, 1_000_000) }] },
});

export const overweightSurcharge: Surcharge = {
  key: 'heavy-or-long',
  measure: 'weight',
  per: 'box',
  bands: [{ over: 50_000, upTo: null, price: exampleUnitPrice(1) }],
  least: 2000,
  most: null,
  group: 'handling',
};
export const courierTariff = freightTariff(perKilogram(0), {
  surcharges: [
    overweightSurcharge,
    {
      ...overweightSurcharge,
      key: 'long',
      measure: 'length',
      bands: [{ over: 1600, upTo: null, price: exampleUnitPrice(1) }],
    },
  ],
});
export const freeTariff = freightTariff(perKilogram(0));
export const mainlandTariff = freightTariff(
  { mode: 'firstContinued', price: firstContinuedPrice(1, 30, 0.5, 8) },
  {
    weighing: { ...plainWeighing, carry: newTariff.weighing.carry },
    rounding: { step: 100, direction: 'up' },
  },
);

/** One published rule, the goods, and the hand-calculated total in major units. */
export type Example = readonly [
  source: string,
  tariff: Tariff,
  boxes: readonly Box[],
  major: number,
  more?: Partial<Shipment>,
];

/** The engine's result, in major units. */
export function calculateExample([, tariff, boxes, , more]: Example): number {
  const version = { version: 1, effectiveAt: '2026-01-01T00:00:00Z', tariff };
  return priceShipment(version, shipmentOf(boxes, more)).totalMinor / 100;
}
