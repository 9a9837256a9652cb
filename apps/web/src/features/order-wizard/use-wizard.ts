import type { Address } from '@onehaul/contract/address';
import type { Carton, TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { RefusalCode } from '@onehaul/domain/refusal';
import { couponScopeRefusal } from '@onehaul/domain/reward/coupon';
import { useCallback, useMemo } from 'react';
import { useAdvice } from '../../app/fee/use-advice.ts';
import { useCurrentLines } from '../../app/fee/use-current-lines.ts';
import { useGoodsCheck } from '../../app/portal/use-goods-check.ts';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { checkedLine, declaredCents } from './declared-goods.ts';
import { beginDraft, type Draft, isDraft } from './draft.ts';
import type { Known } from './step-errors.ts';
import { comparable, goodsIn, kindsNotTaken, linesBetween, shipmentIn } from './order-shipment.ts';
import { useAddresses } from './use-addresses.ts';
import { useOffered } from './use-offered.ts';
import type { Mode, WizardData } from './wizard-data.ts';

const none: readonly never[] = [];

/** A line of the route: its price, its refusal, or neither while computing. */
export type LineOffer = {
  readonly line: TariffLine;
  readonly bill: Bill | undefined;
  readonly refusal: RefusalCode | undefined;
  /** Names of goods types it does not accept. */
  readonly kinds: readonly string[];
};

const versionOf = ({ current: { version, effectiveAt, tariff } }: TariffLine) => ({
  version,
  effectiveAt,
  tariff,
});

/** State of the order wizard: draft, the page's data and the running price. */
export function useWizard(data: WizardData, brought: readonly number[] = none) {
  const { mode, buyer, fees, coupons, options, limits } = data;
  const isInBrowser = useInBrowser();
  const draftKey = `order-${mode}.${buyer.id}`;
  const [draft, setDraft] = useStoredDraft<Draft>(draftKey, isDraft, () => ({
    ...beginDraft(),
    parcelIds: parcelsAmong(brought, data),
  }));
  const change = useCallback(
    (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    [setDraft],
  );
  const offered = useOffered(data.offered, draft.parcelIds);
  const { addresses, addAddress } = useAddresses(data.addresses);

  const lines = useCurrentLines(fees.lines);
  const parcels = useMemo(
    () => draft.parcelIds.flatMap((id) => offered.byId.get(id) ?? []),
    [draft.parcelIds, offered.byId],
  );
  const address = addresses.find(({ id }) => id === draft.addressId);
  const [first] = parcels;
  const ofWay = linesBetween(lines, first?.warehouseId, address?.countryId);
  const line = ofWay.find(({ id }) => id === draft.lineId);
  const coupon = coupons.find(({ id }) => id === draft.couponId);
  const couponRefusal = coupon && line && couponScopeRefusal(coupon, { lineId: line.id, level: buyer.level });
  const goods = goodsIn(draft, parcels);
  const shipment = shipmentIn(draft, {
    parcels,
    address,
    remoteAreas: fees.remoteAreas,
    options,
    // The running price leaves out a coupon that the server would refuse.
    coupon: couponRefusal ? undefined : coupon,
    level: buyer.level,
    pointCents: limits.pointCents,
    pointsOwned: buyer.points,
  });
  const offers = useOffers(ofWay, parcels, shipment, draft, fees.cartons);
  const price = usePrice(line, shipment, draft, fees.cartons);
  const kinds = line ? kindsNotTaken(line, parcels) : none;
  const refusal = kinds.length > 0 ? ('order.goodsNotTaken' as const) : price.refusal;

  const check = useGoodsCheck(goods.map(checkedLine), address?.countryId);
  const known: Known = {
    parcels,
    address,
    line,
    refusal,
    goods,
    declaredMinor: declaredCents(goods),
    isRefusedByCustoms: check.isBlocked,
    pointsOwned: buyer.points,
    couponRefusal,
    isInstant: mode === 'instant',
    mostParcels: maxParcelsOf(mode, limits),
  };
  return {
    mode,
    buyer,
    draft,
    change,
    reset: () => setDraft(beginDraft),
    /** Deletes the stored draft on leaving the page, without changing the rendered state. */
    forget: () => sessionStorage.removeItem(draftKey),
    offered,
    addresses,
    addAddress,
    lines,
    offers,
    known,
    check,
    kinds,
    shipment,
    cartons: fees.cartons,
    remoteAreas: fees.remoteAreas,
    services: data.services,
    options,
    coupons,
    pointCents: limits.pointCents,
    bill: kinds.length > 0 ? undefined : price.bill,
    isPriceOld: price.isOld,
    /** False until the stored draft has been read and the parcels it names are known. */
    isReady: isInBrowser && !offered.isLoading,
    error: offered.error,
    retry: offered.retry,
  };
}
export type Wizard = ReturnType<typeof useWizard>;

/** Ids of parcels that the page has brought: the server renders them as chosen. */
function parcelsAmong(ids: readonly number[], { offered }: WizardData): readonly number[] {
  const known = new Set(offered.flatMap(({ parcels }) => parcels.map(({ id }) => id)));
  return ids.filter((id) => known.has(id));
}

/** Maximum parcels per order, as the server enforces it; 0 for no limit. */
function maxParcelsOf(
  mode: Mode,
  { instantDispatchMostParcels, orderMostParcels }: WizardData['limits'],
): number {
  return mode === 'merge'
    ? orderMostParcels
    : Math.min(instantDispatchMostParcels, orderMostParcels || Infinity);
}

/** Every line of the route for these goods, without discounts. */
function useOffers(
  lines: readonly TariffLine[],
  parcels: readonly Parcel[],
  shipment: Shipment,
  { packing }: Draft,
  cartons: readonly Carton[],
): readonly LineOffer[] {
  const known = useAdvice({
    kind: 'order',
    versions: lines.map(versionOf),
    shipment: comparable(shipment),
    packing,
    cartons,
  });
  const answers = known && !known.isOld ? known.answer : undefined;
  const hasGoods = shipment.boxes.length > 0;
  return lines.map((line, index) => {
    const kinds = kindsNotTaken(line, parcels);
    const answer = hasGoods ? answers?.[index] : undefined;
    return {
      line,
      kinds,
      bill: kinds.length > 0 ? undefined : (answer?.bill ?? undefined),
      refusal: kinds.length > 0 ? 'order.goodsNotTaken' : (answer?.refusal ?? undefined),
    };
  });
}

/** Running bill of the draft on the chosen line. */
function usePrice(
  line: TariffLine | undefined,
  shipment: Shipment,
  { packing }: Draft,
  cartons: readonly Carton[],
): { bill: Bill | undefined; refusal: RefusalCode | null | undefined; isOld: boolean } {
  const known = useAdvice({
    kind: 'order',
    versions: line ? [versionOf(line)] : [],
    shipment,
    packing,
    cartons,
  });
  const answer = known?.answer[0];
  if (!line || !answer || shipment.boxes.length === 0)
    return { bill: undefined, refusal: undefined, isOld: false };
  return {
    bill: answer.bill ?? undefined,
    refusal: known.isOld ? undefined : answer.refusal,
    isOld: known.isOld,
  };
}

/** Preselects the first address in a country that a line of the warehouse serves. */
export function firstAddress(
  addresses: readonly Address[],
  lines: readonly TariffLine[],
  warehouseId: number,
) {
  const countries = new Set(
    lines.filter((line) => line.warehouseId === warehouseId).map(({ countryId }) => countryId),
  );
  return addresses.find(({ countryId }) => countries.has(countryId));
}
