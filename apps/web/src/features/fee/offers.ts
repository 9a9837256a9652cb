import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import type { Bill } from '@onehaul/domain/fee/bill';
import { tryPriceShipment } from '@onehaul/domain/fee/price';
import { remoteAreasAt } from '@onehaul/domain/fee/remote-area';
import { type Box, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { RefusalCode } from '@onehaul/domain/refusal';
import type { CalculatorView, TypedGoods } from './goods-address.ts';
import { boxesOf, metric } from './typed-box.ts';
import { type NumberRule, plainNumber, readNumber } from './typed-number.ts';

export type PricedOffer = { readonly line: TariffLine; readonly bill: Bill };
/** A line of the route that refuses these goods, by goods type or by the tariff's size and weight limits. */
export type RefusedOffer = { readonly line: TariffLine; readonly refusal: RefusalCode | 'goodsType' };
export type Offers = {
  readonly priced: readonly PricedOffer[];
  readonly refused: readonly RefusedOffer[];
};

/** Complete goods, in the form that local pricing and the server share. */
export type PriceableGoods = {
  readonly warehouseId: number;
  readonly countryId: number;
  readonly goodsTypeId: number;
  readonly boxes: readonly Box[];
  readonly postcode: string;
  /** A region id within the chosen remote area. */
  readonly regionId: string | undefined;
  readonly shipment: Shipment;
};

export const amountRule: NumberRule = { most: 1_000_000, decimals: 2 };

/** Parses an optional amount into minor units; undefined while invalid. */
export function readAmount(typed: string): number | undefined {
  if (plainNumber(typed) === '') return 0;
  const read = readNumber(typed, amountRule);
  if ('scaled' in read) return read.scaled;
  return read.problem === 'notPositive' ? 0 : undefined;
}

/** Returns the inputs in priceable form once all required fields are valid (§5). */
export function toPriceableGoods(
  goods: TypedGoods,
  remoteAreas: readonly RemoteArea[],
  level: number,
): PriceableGoods | undefined {
  const { warehouseId, countryId, goodsTypeId, postcode } = goods;
  const boxes = boxesOf(goods.boxes, metric);
  const declaredMinor = readAmount(goods.value);
  const insuredMinor = readAmount(goods.cover);
  if (warehouseId === undefined || countryId === undefined || goodsTypeId === undefined) return undefined;
  if (!boxes || declaredMinor === undefined || insuredMinor === undefined) return undefined;
  const named = remoteAreas.find((area) => area.key === goods.area && area.countryId === countryId);
  const regionId = named?.regionIds[0];
  const address = { countryId, postcode, regionIds: regionId ? [regionId] : [] };
  return {
    warehouseId,
    countryId,
    goodsTypeId,
    boxes,
    postcode: postcode.trim(),
    regionId,
    shipment: shipmentOf(boxes, {
      remoteAreas: remoteAreasAt(remoteAreas, address),
      declaredMinor,
      insuredMinor,
      isTaxHandled: goods.isTaxHandled,
      level,
    }),
  };
}

export function linesBetween(
  lines: readonly TariffLine[],
  { warehouseId, countryId }: Pick<TypedGoods, 'warehouseId' | 'countryId'>,
): TariffLine[] {
  return lines.filter((line) => line.warehouseId === warehouseId && line.countryId === countryId);
}

function offerOf(line: TariffLine, { goodsTypeId, shipment }: PriceableGoods): PricedOffer | RefusedOffer {
  if (!line.goodsTypeIds.includes(goodsTypeId)) return { line, refusal: 'goodsType' };
  const { bill, refusal } = tryPriceShipment(line.current, shipment);
  return bill ? { line, bill } : { line, refusal: refusal.code };
}

/** Prices every line of the route, or returns its refusal. */
export function offersOf(lines: readonly TariffLine[], wanted: PriceableGoods): Offers {
  const offers = linesBetween(lines, wanted).map((line) => offerOf(line, wanted));
  return {
    priced: offers.filter((offer) => 'bill' in offer),
    refused: offers.filter((offer) => 'refusal' in offer),
  };
}

const byPrice = (a: PricedOffer, b: PricedOffer) => a.bill.totalMinor - b.bill.totalMinor;
const byDays = (a: PricedOffer, b: PricedOffer) =>
  a.line.maximumDays - b.line.maximumDays || a.line.minimumDays - b.line.minimumDays;

export function sorted(offers: readonly PricedOffer[], sort: CalculatorView['sort']): PricedOffer[] {
  return offers.toSorted((a, b) =>
    sort === 'price' ? byPrice(a, b) || byDays(a, b) : byDays(a, b) || byPrice(a, b),
  );
}

/** Marks the cheapest and the fastest among several offers; a single offer gets no mark. */
export function marksOf(offer: PricedOffer, offers: readonly PricedOffer[]) {
  const isOneOfMany = offers.length > 1;
  return {
    isCheapest: isOneOfMany && offers.every((other) => byPrice(offer, other) <= 0),
    isFastest: isOneOfMany && offers.every((other) => byDays(offer, other) <= 0),
  };
}
