import { Refusal, type RefusalCode } from '../refusal.ts';
import { type Bill, billLine, type BillLine, totalOf } from './bill.ts';
import { collectionLines, insuranceLines, serviceLines, storageLines, taxLines } from './extras.ts';
import { amountOf, freightLines } from './freight.ts';
import { couponLines, discountLines, pointsLines, roundingLines } from './reductions.ts';
import type { Box, Shipment } from './shipment.ts';
import { longestSide, remoteLines, surchargeLines } from './surcharges.ts';
import type { Limits, Tariff, TariffVersion, Weighing } from './tariff.ts';
import { type WeighingResult, weigh } from './weigh.ts';

/** Returns why a line refuses these boxes; undefined when it accepts them. */
export function boxesRefusal(tariff: Tariff, boxes: readonly Box[]): RefusalCode | undefined {
  const { sideMillimetres, totalGrams, boxGrams, boxes: most }: Limits = tariff.limits;
  const grams = boxes.reduce((total, box) => total + box.grams, 0);
  const isOver = (value: number, limit: number | null) => limit !== null && value > limit;
  if (boxes.length === 0) return 'fee.noBoxes';
  if (isOver(boxes.length, most)) return 'fee.tooManyBoxes';
  if (boxes.some((box) => isOver(longestSide(box), sideMillimetres))) return 'fee.sideTooLong';
  if (boxes.some((box) => isOver(box.grams, boxGrams))) return 'fee.boxTooHeavy';
  if (isOver(grams, totalGrams)) return 'fee.tooHeavy';
  return undefined;
}

function refuseDense(weighing: Weighing, { actualGrams, cubicCentimetres }: WeighingResult): void {
  if (weighing.basis === 'weight' || weighing.densestGramsPerCubicMetre === null) return;
  if (actualGrams * 1_000_000 > weighing.densestGramsPerCubicMetre * cubicCentimetres)
    throw new Refusal('fee.tooDense');
}

function excessLines({ weighing }: Tariff, { excessGrams }: WeighingResult): BillLine[] {
  if (weighing.basis !== 'weight' || weighing.choice.rule !== 'excessApart' || excessGrams === 0) return [];
  const { price } = weighing.choice;
  const inputs = { quantity: excessGrams, unit: price.unit, unitMinor: price.minor };
  return [billLine('excessVolume', amountOf(price, excessGrams), { inputs })];
}

/** Charges before discount, coupon, points and rounding. */
function chargeLines(tariff: Tariff, weighed: WeighingResult, shipment: Shipment): BillLine[] {
  const remoteGrams = weighed.basis === 'weight' ? weighed.billed : weighed.actualGrams;
  return [
    ...freightLines('freight', tariff.freight, weighed.billed),
    ...excessLines(tariff, weighed),
    ...(tariff.delivery ? freightLines('delivery', tariff.delivery, weighed.billed) : []),
    ...surchargeLines(tariff.surcharges, shipment.boxes),
    ...remoteLines(tariff.remoteAreas, shipment.remoteAreas, remoteGrams),
    ...storageLines(tariff.storage, shipment.stored),
    ...serviceLines(shipment.services),
    ...insuranceLines(tariff.insurance, shipment),
    ...collectionLines(tariff.collection, shipment),
    ...taxLines(tariff.tax, shipment),
  ];
}

/**
 * Prices a shipment under one tariff version. Pure: the browser calculator, the quote, the order and the
 * check after packing all call this function, so prices cannot diverge.
 */
export function priceShipment({ version, tariff }: TariffVersion, shipment: Shipment): Bill {
  const refusal = boxesRefusal(tariff, shipment.boxes);
  if (refusal) throw new Refusal(refusal);
  const weighed = weigh(tariff.weighing, shipment.boxes);
  refuseDense(tariff.weighing, weighed);
  const lines = chargeLines(tariff, weighed, shipment);
  lines.push(...discountLines(tariff.discount, lines, shipment));
  lines.push(...couponLines(shipment, lines, weighed.actualGrams));
  lines.push(...pointsLines(shipment, lines));
  lines.push(...roundingLines(tariff.rounding, lines));
  return { version, currency: tariff.currency, weighed, lines, totalMinor: totalOf(lines) };
}

export type PriceFunction = typeof priceShipment;

/** Either the bill, or the refusal of the line. */
export type PriceResult =
  | { readonly bill: Bill; readonly refusal: null }
  | { readonly bill: null; readonly refusal: Refusal };

/** Returns a refusal as a value, to compare shipping lines. Any other exception is a bug and propagates. */
export function tryPriceShipment(
  version: TariffVersion,
  shipment: Shipment,
  pricing: PriceFunction = priceShipment,
): PriceResult {
  try {
    return { bill: pricing(version, shipment), refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { bill: null, refusal: error };
    throw error;
  }
}
