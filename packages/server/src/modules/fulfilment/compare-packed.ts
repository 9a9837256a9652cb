import type { Comparison } from '@onehaul/contract/console/comparison';
import type { Bill } from '@onehaul/domain/fee/bill';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import type { Language } from '@onehaul/domain/language';
import { evaluatePackedContents, type PackedContents } from '@onehaul/domain/order/packed-contents';
import { billChanges, packedShipment, settleTotal } from '@onehaul/domain/order/packed-price';
import { type Difference, differenceOf } from '@onehaul/domain/order/settle-difference';
import type { OrderStep, PayPolicy } from '@onehaul/domain/order/order-state';
import type { Box, Shipment } from '@onehaul/domain/fee/shipment';
import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import { refusalText } from '@onehaul/i18n/translate';
import type { Db } from '../../db/database.ts';
import { photosOfOrder } from '../order-move/index.ts';
import { itemsOfOrder } from './item.repository.ts';
import { measurementPhotos } from './get-pack-order.ts';
import { boxesOfOrder, parcelsOfOrder, receivedBoxesOf, returnedGramsOf } from './pack.repository.ts';
import { orderToPrice, tariffOf } from './price.repository.ts';
import { settingsOfShop } from './workplace.repository.ts';

/** The order fields that determine its price. */
export type PricedOrder = {
  readonly id: number;
  readonly lineId: number;
  readonly version: number | null;
  readonly payPolicy: PayPolicy;
  readonly paidMinor: number;
  readonly points: number;
  readonly shipment: Shipment | null;
  readonly quotedBill: Bill | null;
  readonly step?: OrderStep;
};

/** An order at the packing table: its price, or the line's refusal, and the remaining work. */
export type PackingState = {
  readonly quoted: Bill;
  readonly toleranceMinor: number;
  /** A refund above this amount awaits staff review. */
  readonly reviewMinor: number;
  readonly unpicked: number;
  readonly boxes: readonly { readonly boxNumber: number; readonly proof: readonly string[] }[];
} & PackedContents &
  (
    | { readonly bill: Bill; readonly refusal: null; readonly difference: Difference }
    | { readonly bill: null; readonly refusal: Refusal; readonly difference: null }
  );

/**
 * Prices the measured boxes by the order's own tariff version, everything else as quoted (A42). Alternative
 * measures of the same boxes, in their order, may be passed in for a what-if price.
 */
export async function pricePacked(
  db: Db,
  shopId: number,
  order: PricedOrder,
  otherMeasures?: readonly Box[],
): Promise<PackingState> {
  const { id: orderId, lineId, version, shipment, quotedBill: quoted, points } = order;
  if (version === null || !shipment || !quoted) throw new Refusal('fee.notPriced');
  const of = { shopId, orderId };
  const [found, parcels, items, rows, photos, received, returned, own] = await Promise.all([
    db.first(tariffOf, { shopId, lineId, version }),
    db.all(parcelsOfOrder, of),
    db.all(itemsOfOrder, of),
    db.all(boxesOfOrder, of),
    db.all(photosOfOrder, of),
    db.all(receivedBoxesOf, of),
    db.first(returnedGramsOf, of),
    db.all(settingsOfShop, { shopId, names: packingSettings }),
  ]);
  const settings = settingsFrom(Object.fromEntries(own.map(({ name, value }) => [name, value])));
  const { adjustToleranceCents: toleranceMinor, refundReviewCents: reviewMinor } = settings;
  const measured = rows.map(({ grams, lengthMillimetres, widthMillimetres, heightMillimetres }) => ({
    grams,
    lengthMillimetres,
    widthMillimetres,
    heightMillimetres,
  }));
  const judged = evaluatePackedContents({
    boxes: rows,
    parcels,
    items,
    receivedBoxes: received,
    returnedGrams: returned!.grams,
    lighterPercent: settings.packedLighterPercent,
  });
  const common = {
    quoted,
    toleranceMinor,
    reviewMinor,
    ...judged,
    unpicked: [...parcels, ...items].filter(({ isPicked }) => !isPicked).length,
    boxes: rows.map((box) => ({
      boxNumber: box.boxNumber,
      proof: measurementPhotos(box, photos).map(({ id }) => id),
    })),
  };
  const priced = tryPriceShipment(
    { version, effectiveAt: '', tariff: found!.tariff },
    packedShipment(shipment, otherMeasures ?? measured, points),
  );
  if (!priced.bill) return { ...common, ...priced, difference: null };
  const difference = differenceOf({
    quotedMinor: quoted.totalMinor,
    packedMinor: priced.bill.totalMinor,
    toleranceMinor,
  });
  return { ...common, ...priced, difference };
}

const packingSettings = ['adjustToleranceCents', 'packedLighterPercent', 'refundReviewCents'];

/** The same comparison for display. */
export function comparisonOf(packed: PackingState, order: PricedOrder, language: Language): Comparison {
  const { quoted, bill, difference, refusal } = packed;
  const totalMinor = difference?.totalMinor ?? quoted.totalMinor;
  const { payPolicy, paidMinor } = order;
  const settled = difference
    ? settleTotal({ totalMinor, paidMinor, payPolicy })
    : { dueMinor: 0, backMinor: 0 };
  return {
    payPolicy,
    quotedMinor: quoted.totalMinor,
    packedMinor: bill && bill.totalMinor,
    quotedWeighed: weighedOf(quoted),
    packedWeighed: bill && weighedOf(bill),
    toleranceMinor: packed.toleranceMinor,
    outcome: difference && difference.outcome,
    totalMinor,
    paidMinor,
    ...settled,
    isBackReviewed: settled.backMinor > packed.reviewMinor,
    borneMinor: difference?.outcome === 'borne' ? difference.borneMinor : 0,
    lines: bill ? billChanges(quoted, bill) : [],
    refusal: refusal && refusal.code,
    reason: refusal && refusalText(language, refusal.code, refusal.details),
    unpicked: packed.unpicked,
    unboxed: [...packed.unboxed],
    emptyBoxes: [...packed.emptyBoxes],
    packedGrams: packed.packedGrams,
    measuredGrams: packed.measuredGrams,
    doubts: [...packed.doubts],
    boxesWithoutPhoto: packed.boxes
      .filter(({ proof }) => proof.length === 0)
      .map(({ boxNumber }) => boxNumber),
  };
}

/**
 * The comparison of a closed order, from the bills stored at closing, which are what the order costs.
 * Repricing would differ once a tolerance or a measure has changed.
 */
export function comparisonOfClosed(
  order: PricedOrder & { readonly totalMinor: number; readonly packedBill: Bill | null },
  boxes: PackingState['boxes'],
  language: Language,
): Comparison {
  const { quotedBill: quoted, packedBill: bill, totalMinor } = order;
  if (!quoted || !bill) throw new Refusal('fee.notPriced');
  const over = bill.totalMinor - quoted.totalMinor;
  const outcome = totalMinor > quoted.totalMinor ? 'due' : over < 0 ? 'cheaper' : over > 0 ? 'borne' : 'same';
  const difference: Difference = { outcome, totalMinor, dueMinor: over, backMinor: -over, borneMinor: over };
  return comparisonOf(
    {
      quoted,
      bill,
      difference,
      refusal: null,
      boxes,
      // Closed: no remaining work and no doubts.
      toleranceMinor: 0,
      reviewMinor: 0,
      unpicked: 0,
      unboxed: [],
      emptyBoxes: [],
      doubts: [],
      packedGrams: 0,
      measuredGrams: 0,
    },
    order,
    language,
  );
}

function weighedOf({ weighed: { basis, actualGrams, volumetricGrams, billed } }: Bill) {
  return { basis, actualGrams, volumetricGrams, billed };
}

/** The price of the boxes as measured now, next to the quote. Read-only. */
export async function comparePacked(
  { db, language }: { readonly db: Db; readonly language: Language },
  { shopId, orderId }: { readonly shopId: number; readonly orderId: number },
): Promise<Comparison> {
  const order = await db.first(orderToPrice, { shopId, orderId });
  if (!order) throw new Refusal('record.notFound');
  return comparisonOf(await pricePacked(db, shopId, order), order, language);
}
