import type { TariffLine } from '@onehaul/contract/fee';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import { shipmentOf } from '@onehaul/domain/fee/shipment';

/** Boxes by which lines are compared, in kilograms and centimetres. None is bulky, so that weight decides. */
export const sampleBoxes = [
  { weight: 1, length: 20, width: 15, height: 10 },
  { weight: 5, length: 30, width: 25, height: 20 },
  { weight: 20, length: 50, width: 40, height: 35 },
] as const;
export type SampleBox = (typeof sampleBoxes)[number];

/** Price of a box in minor units; undefined where the line refuses it. */
export function priceOfSample(
  { current }: Pick<TariffLine, 'current'>,
  { weight, length, width, height }: SampleBox,
): number | undefined {
  const [lengthMillimetres, widthMillimetres, heightMillimetres] = [length * 10, width * 10, height * 10];
  const box = { grams: weight * 1000, lengthMillimetres, widthMillimetres, heightMillimetres };
  return tryPriceShipment(current, shipmentOf([box])).bill?.totalMinor;
}
