import { serviceCalls } from '@onehaul/contract/service';
import { addressCalls } from '@onehaul/contract/address';
import { couponCalls } from '@onehaul/contract/coupon';
import { feeCalls } from '@onehaul/contract/fee';
import { type Parcel, parcelCalls } from '@onehaul/contract/parcel';
import type { ParcelStage } from '@onehaul/domain/parcel/parcel-state';
import { queryOptions } from '@tanstack/react-query';
import { addressesKey } from '../../app/portal/address-key.ts';
import { parcelsKey } from '../../app/portal/parcel-queries.ts';
import type { Send } from '../../app/session-context.tsx';

const whole = { pageIndex: 1, pageRows: 100 };
const minute = 60_000;

/** Maximum parcels offered per stage; older ones are selected in the list and arrive by URL. */
export const maxOffered = 2_000;

async function newestOf(send: Send, stage: ParcelStage) {
  const first = await send(parcelCalls.list, { ...whole, stage, search: '' });
  const pages = Math.ceil(Math.min(first.total, maxOffered) / whole.pageRows);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      send(parcelCalls.list, { ...whole, pageIndex: index + 2, stage, search: '' }),
    ),
  );
  return { parcels: [first, ...rest].flatMap(({ items }) => items), total: first.total };
}

/** Selectable parcels, newest first; deduplicated, since one may move between pages meanwhile. */
export const offeredQuery = (send: Send, stages: readonly ParcelStage[]) =>
  queryOptions({
    queryKey: [...parcelsKey, 'offered', ...stages],
    queryFn: async () => {
      const found = await Promise.all(stages.map((stage) => newestOf(send, stage)));
      const parcels = new Map(
        found.flatMap((one) => one.parcels.map((parcel) => [parcel.id, parcel] as const)),
      );
      return {
        parcels: [...parcels.values()],
        isCut: found.some(({ parcels: some, total }) => some.length < total),
      };
    },
  });

/** Parcels preselected elsewhere that are not among those offered; missing ones are omitted. */
export const chosenQuery = (send: Send, ids: readonly number[]) =>
  queryOptions({
    queryKey: [...parcelsKey, 'chosen', ...ids],
    queryFn: async () => {
      const found = await Promise.all(
        ids.map(async (id): Promise<Parcel[]> => {
          try {
            return [await send(parcelCalls.get, { id })];
          } catch (error) {
            if ((error as { code?: number }).code === 404) return [];
            throw error;
          }
        }),
      );
      return found.flat();
    },
    enabled: ids.length > 0,
  });

export const addressesQuery = (send: Send) =>
  queryOptions({ queryKey: addressesKey, queryFn: () => send(addressCalls.list, whole) });

export const feesKey = ['fees'];
export const feesQuery = (send: Send) =>
  queryOptions({
    queryKey: feesKey,
    queryFn: () => send(feeCalls.introduction, {}),
    staleTime: minute,
  });

export const servicesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['orderServices'],
    queryFn: async () => {
      const [services, options] = await Promise.all([
        send(serviceCalls.list, { ...whole, target: 'order' }),
        send(serviceCalls.options, whole),
      ]);
      const known = new Set(services.items.map(({ id }) => id));
      return {
        services: services.items,
        // Services without a fixed price are requested separately from an order.
        options: options.items.filter(({ serviceId, isQuoted }) => known.has(serviceId) && !isQuoted),
      };
    },
    staleTime: 5 * minute,
  });

/** Mutation key of creating an order. */
export const creatingKey = ['orders', 'create'] as const;
export const couponsKey = ['coupons'];
export const couponsQuery = (send: Send) =>
  queryOptions({
    queryKey: couponsKey,
    queryFn: () => send(couponCalls.list, { ...whole, isEffective: true }),
  });
