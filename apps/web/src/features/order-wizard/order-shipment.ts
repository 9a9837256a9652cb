import type { Address } from '@onehaul/contract/address';
import type { Coupon } from '@onehaul/contract/coupon';
import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { remoteAreasAt } from '@onehaul/domain/fee/remote-area';
import { type Box, type ServiceCharge, type Shipment, shipmentOf } from '@onehaul/domain/fee/shipment';
import type { RequestedService } from '@onehaul/domain/order/instruction';
import type { Draft } from './draft.ts';
import { declaredCents, goodsOf } from './declared-goods.ts';
import { readCents, readWhole } from './typed-amount.ts';

/** A bookable service option with its price. */
export type ServiceOption = {
  readonly id: number;
  readonly serviceId: number;
  readonly name: string;
  readonly note: string;
  readonly minor: number;
  readonly minorEach: number;
  readonly minorPerKilogram: number;
};

/** Pricing data besides the draft. */
export type Pricing = {
  readonly parcels: readonly Parcel[];
  readonly address: Address | undefined;
  readonly remoteAreas: readonly RemoteArea[];
  readonly options: readonly ServiceOption[];
  readonly coupon: Coupon | undefined;
  readonly level: number;
  readonly pointCents: number;
  readonly pointsOwned: number;
};

const byId = (a: Parcel, b: Parcel) => a.id - b.id;

/** Box of a measured parcel; undefined while unmeasured. */
export function boxOf(parcel: Parcel): Box | undefined {
  const { weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres } = parcel;
  if (weightGrams === null || lengthMillimetres === null) return undefined;
  if (widthMillimetres === null || heightMillimetres === null) return undefined;
  return { grams: weightGrams, lengthMillimetres, widthMillimetres, heightMillimetres };
}

function servicesOf(
  asked: readonly RequestedService[],
  options: readonly ServiceOption[],
  grams: number,
): ServiceCharge[] {
  return asked
    .toSorted((a, b) => a.optionId - b.optionId)
    .flatMap(({ optionId, quantity }) => {
      const option = options.find(({ id }) => id === optionId);
      if (!option) return [];
      const { minor, minorEach, minorPerKilogram } = option;
      return [{ key: String(optionId), minor, minorEach, minorPerKilogram, quantity, grams }];
    });
}

/** Goods from the parcels, or the typed ones. */
export const goodsIn = (draft: Draft, parcels: readonly Parcel[]) =>
  draft.goods ?? goodsOf(parcels.toSorted(byId));

/** Shipment to price: parcels as measured, sorted by id, and all chosen options. */
export function shipmentIn(draft: Draft, pricing: Pricing): Shipment {
  const { address, remoteAreas, options, coupon, level, pointCents, pointsOwned } = pricing;
  const parcels = pricing.parcels.toSorted(byId);
  const measured = parcels.flatMap((parcel) => {
    const box = boxOf(parcel);
    return box ? [{ parcel, box }] : [];
  });
  const grams = measured.reduce((sum, { box }) => sum + box.grams, 0);
  const points = readWhole(draft.points) ?? 0;
  return shipmentOf(
    measured.map(({ box }) => box),
    {
      remoteAreas: address ? remoteAreasAt(remoteAreas, placeOf(address)) : [],
      stored: measured.map(({ parcel, box }) => ({ days: parcel.daysStored, grams: box.grams })),
      services: servicesOf(draft.services, options, grams),
      declaredMinor: declaredCents(goodsIn(draft, parcels)),
      insuredMinor: readCents(draft.insured) ?? 0,
      isTaxHandled: draft.isTaxHandled,
      level,
      coupon: coupon ? termsOf(coupon) : null,
      // More points than owned deduct nothing: the field shows the error.
      points: points > 0 && points <= pointsOwned ? { count: points, minorEach: pointCents } : null,
    },
  );
}

const termsOf = ({ minor, percent, leastMinor, leastGrams }: Coupon) => ({
  minor,
  percent,
  leastMinor,
  leastGrams,
});

function placeOf({ countryId, postcode, regionId, regionIds }: Address) {
  return { countryId, postcode, regionIds: regionIds ?? (regionId ? [regionId] : []) };
}

/** For comparing lines: without discounts, and without insurance, which not every line offers. */
export const comparable = (shipment: Shipment): Shipment => ({
  ...shipment,
  insuredMinor: 0,
  coupon: null,
  points: null,
});

export function linesBetween(
  lines: readonly TariffLine[],
  warehouseId: number | undefined,
  countryId: number | undefined,
): TariffLine[] {
  return lines.filter((line) => line.warehouseId === warehouseId && line.countryId === countryId);
}

/** Names of the parcels' goods types that a line does not accept. */
export function kindsNotTaken(
  { goodsTypeIds }: Pick<TariffLine, 'goodsTypeIds'>,
  parcels: readonly Pick<Parcel, 'goodsTypeId' | 'goodsTypeName'>[],
): string[] {
  const names = parcels.flatMap(({ goodsTypeId, goodsTypeName }) =>
    goodsTypeId !== null && !goodsTypeIds.includes(goodsTypeId) ? [goodsTypeName] : [],
  );
  return [...new Set(names)];
}
