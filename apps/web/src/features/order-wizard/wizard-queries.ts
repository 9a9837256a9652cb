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

/** As many parcels of a stage as are offered; older ones are chosen in the list and come with the address. */
export const mostOffered = 2_000;

async function newestOf(send: Send, stage: ParcelStage) {
  const first = await send(parcelCalls.list, { ...whole, stage, search: '' });
  const pages = Math.ceil(Math.min(first.total, mostOffered) / whole.pageRows);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      send(parcelCalls.list, { ...whole, pageIndex: index + 2, stage, search: '' }),
    ),
  );
  return { parcels: [first, ...rest].flatMap(({ items }) => items), total: first.total };
}

/** What can be chosen, newest first; each once although it may move between two pages. */
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

/** Parcels that were chosen elsewhere and are not among those offered; one that is not there any more is left out. */
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
        // What nobody can price beforehand is asked for apart from an order.
        options: options.items.filter(({ serviceId, isQuoted }) => known.has(serviceId) && !isQuoted),
      };
    },
    staleTime: 5 * minute,
  });

/** Of the call that makes an order. */
export const creatingKey = ['orders', 'create'] as const;
export const couponsKey = ['coupons'];
export const couponsQuery = (send: Send) =>
  queryOptions({
    queryKey: couponsKey,
    queryFn: () => send(couponCalls.list, { ...whole, isEffective: true }),
  });
