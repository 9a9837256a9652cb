import type { Address } from '@onehaul/contract/address';
import type { Carton, TariffLine } from '@onehaul/contract/fee';
import type { Profile } from '@onehaul/contract/member';
import type { Parcel } from '@onehaul/contract/parcel';
import type { Bill } from '@onehaul/domain/fee/bill';
import type { Shipment } from '@onehaul/domain/fee/shipment';
import type { ParcelStage } from '@onehaul/domain/parcel/parcel-state';
import type { RefusalCode } from '@onehaul/domain/refusal';
import { couponScopeRefusal } from '@onehaul/domain/reward/coupon';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useAdvice } from '../../app/fee/use-advice.ts';
import { useCurrentLines } from '../../app/fee/use-current-lines.ts';
import { configQuery } from '../../app/portal/catalog-queries.ts';
import { useGoodsCheck } from '../../app/portal/goods-check.tsx';
import { useStoredDraft } from '../../app/portal/stored-draft.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { checkedLine, declaredCents } from './declared-goods.ts';
import { beginDraft, type Draft, isDraft } from './draft.ts';
import type { Known } from './step-errors.ts';
import { comparable, goodsIn, kindsNotTaken, linesBetween, shipmentIn } from './order-shipment.ts';
import {
  addressesQuery,
  chosenQuery,
  couponsQuery,
  feesQuery,
  offeredQuery,
  servicesQuery,
} from './wizard-queries.ts';

export type Mode = 'merge' | 'instant';

const stagesOf: Readonly<Record<Mode, readonly ParcelStage[]>> = {
  merge: ['stored'],
  instant: ['expected', 'received', 'stored'],
};
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

/** State of the order wizard: draft, loaded data and running price. */
export function useWizard(mode: Mode, profile: Profile) {
  const send = useSendWithMessage();
  const draftKey = `order-${mode}.${profile.id}`;
  const [draft, setDraft] = useStoredDraft<Draft>(draftKey, isDraft, beginDraft);
  const change = useCallback(
    (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed })),
    [setDraft],
  );
  const offered = useQuery(offeredQuery(send, stagesOf[mode]));
  const addresses = useQuery(addressesQuery(send));
  const fees = useQuery(feesQuery(send));
  const services = useQuery(servicesQuery(send));
  const coupons = useQuery(couponsQuery(send));
  const config = useQuery(configQuery(send));
  const missing = useMemo(
    () => missingOf(draft.parcelIds, offered.data?.parcels),
    [draft.parcelIds, offered.data],
  );
  const elsewhere = useQuery(chosenQuery(send, missing));

  const lines = useCurrentLines(fees.data?.lines ?? none);
  const parcels = useMemo(() => {
    const known = new Map(
      [...(elsewhere.data ?? none), ...(offered.data?.parcels ?? none)].map((parcel) => [parcel.id, parcel]),
    );
    return draft.parcelIds.flatMap((id) => known.get(id) ?? []);
  }, [draft.parcelIds, offered.data, elsewhere.data]);
  const address = addresses.data?.items.find(({ id }) => id === draft.addressId);
  const [first] = parcels;
  const ofWay = linesBetween(lines, first?.warehouseId, address?.countryId);
  const line = ofWay.find(({ id }) => id === draft.lineId);
  const coupon = coupons.data?.items.find(({ id }) => id === draft.couponId);
  const couponRefusal =
    coupon && line && couponScopeRefusal(coupon, { lineId: line.id, level: profile.level });
  const goods = goodsIn(draft, parcels);
  const shipment = shipmentIn(draft, {
    parcels,
    address,
    remoteAreas: fees.data?.remoteAreas ?? none,
    options: services.data?.options ?? none,
    // The running price leaves out a coupon that the server would refuse.
    coupon: couponRefusal ? undefined : coupon,
    level: profile.level,
    pointCents: config.data?.pointCents ?? 0,
    pointsOwned: profile.points,
  });
  const cartons = fees.data?.cartons ?? none;
  const offers = useOffers(ofWay, parcels, shipment, draft, cartons);
  const price = usePrice(line, shipment, draft, cartons);
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
    pointsOwned: profile.points,
    couponRefusal,
    isInstant: mode === 'instant',
    mostParcels: maxParcelsOf(mode, config.data),
  };
  const all = [offered, addresses, fees, services, coupons, config];
  return {
    mode,
    profile,
    draft,
    change,
    reset: () => setDraft(beginDraft),
    /** Deletes the stored draft on leaving the page, without changing the rendered state. */
    forget: () => sessionStorage.removeItem(draftKey),
    offered: offered.data,
    addresses: addresses.data?.items ?? none,
    lines,
    offers,
    known,
    check,
    kinds,
    shipment,
    cartons,
    remoteAreas: fees.data?.remoteAreas ?? none,
    services: services.data?.services ?? none,
    options: services.data?.options ?? none,
    coupons: coupons.data?.items ?? none,
    pointCents: config.data?.pointCents ?? 0,
    bill: kinds.length > 0 ? undefined : price.bill,
    isPriceOld: price.isOld,
    isLoading: all.some(({ isPending }) => isPending) || (missing.length > 0 && elsewhere.isPending),
    error: [...all, elsewhere].find(({ data, error }) => data === undefined && error)?.error ?? undefined,
    retry: () => [...all, elsewhere].forEach(({ error, refetch }) => error && void refetch()),
  };
}
export type Wizard = ReturnType<typeof useWizard>;

type Limits = { readonly instantDispatchMostParcels: number; readonly orderMostParcels: number };

/** Maximum parcels per order, as the server enforces it; 0 for no limit. */
function maxParcelsOf(mode: Mode, limits: Limits | undefined): number {
  if (!limits) return 0;
  const { instantDispatchMostParcels, orderMostParcels } = limits;
  return mode === 'merge'
    ? orderMostParcels
    : Math.min(instantDispatchMostParcels, orderMostParcels || Infinity);
}

function missingOf(ids: readonly number[], offered: readonly Parcel[] | undefined): number[] {
  if (!offered) return [];
  const known = new Set(offered.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).toSorted((a, b) => a - b);
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
