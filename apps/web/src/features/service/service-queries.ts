import { serviceCalls, serviceRequestCalls } from '@onehaul/contract/service';
import { orderCalls } from '@onehaul/contract/order';
import { parcelCalls } from '@onehaul/contract/parcel';
import { serviceStages } from '@onehaul/domain/service/service-state';
import { serviceRefusal } from '@onehaul/domain/service/service-target';
import type { ListQuery } from '@onehaul/workbench/list-page';
import { queryOptions } from '@tanstack/react-query';
import { servicesKey } from '../../app/portal/service-key.ts';
import type { Send } from '../../app/session-context.tsx';

const whole = { pageIndex: 1, pageRows: 100 };
export type Target = 'parcel' | 'order';

/** All services for parcels and orders, with their options. */
export const serviceTypesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['serviceTypes'],
    queryFn: async () => {
      const [services, options] = await Promise.all([
        send(serviceCalls.list, whole),
        send(serviceCalls.options, whole),
      ]);
      return services.items
        .map((service) => ({
          ...service,
          options: options.items.filter(({ serviceId }) => serviceId === service.id),
        }))
        .filter((service) => service.options.length > 0);
    },
    staleTime: 5 * 60_000,
  });
export type ServiceType = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof serviceTypesQuery>['queryFn']>>>
>[number];
export type ServiceOption = ServiceType['options'][number];

/** Subject of a service request, as dialogs show it. */
export type Goods = {
  readonly id: number;
  readonly number: string;
  readonly name: string;
  /** Undefined until loaded; null when not weighed. */
  readonly grams: number | null | undefined;
};

/** One parcel or order by id, with the weight for pricing. */
export const goodsQuery = (send: Send, target: Target, id: number | undefined) =>
  queryOptions({
    queryKey: [...servicesKey, 'goods', target, id],
    enabled: id !== undefined,
    queryFn: async (): Promise<Goods> => {
      if (target === 'parcel') {
        const { courierNumber, goodsName, weightGrams } = await send(parcelCalls.get, { id: id! });
        return { id: id!, number: courierNumber, name: goodsName, grams: weightGrams };
      }
      const { number, goodsName, parcels } = await send(orderCalls.get, { id: id! });
      const weights = parcels.map(({ weightGrams }) => weightGrams);
      const isKnown = weights.every((grams) => grams !== null);
      return {
        id: id!,
        number,
        name: goodsName,
        grams: isKnown ? weights.reduce((sum: number, grams) => sum + grams!, 0) : null,
      };
    },
  });

/** Parcels or orders in the warehouse that are not being picked, by number prefix. */
export const servableQuery = (send: Send, target: Target, search: string) =>
  queryOptions({
    queryKey: [...servicesKey, 'servable', target, search],
    queryFn: async (): Promise<Goods[]> => {
      if (target === 'parcel') {
        const pages = await Promise.all(
          (['stored', 'received', 'held'] as const).map((stage) =>
            send(parcelCalls.list, { ...whole, pageRows: 50, stage, search }),
          ),
        );
        return pages
          .flatMap(({ items }) => items)
          .map(({ id, courierNumber, goodsName }) => ({
            id,
            number: courierNumber,
            name: goodsName,
            grams: undefined,
          }));
      }
      const pages = await Promise.all(
        (['unpaid', 'toShip'] as const).map((stage) =>
          send(orderCalls.list, { ...whole, pageRows: 50, stage, search }),
        ),
      );
      return pages
        .flatMap(({ items }) => items)
        .filter(({ step }) => serviceRefusal({ kind: 'order', step }) === undefined)
        .map(({ id, number, goodsName }) => ({ id, number, name: goodsName, grams: undefined }));
    },
  });

const targetOf = (value: string | undefined) =>
  value === 'parcel' || value === 'order' ? ({ target: value } as const) : {};

export function loadServices(send: Send, { page, rows, search, filters }: ListQuery) {
  const stage = serviceStages.find((one) => one === filters.stage);
  return send(serviceRequestCalls.list, {
    pageIndex: page,
    pageRows: rows,
    search: search.slice(0, 60),
    ...(stage && { stage }),
    ...targetOf(filters.target),
  });
}

/** Counts per stage, within the list's filter. */
export const serviceCountQuery = (send: Send, target: string | undefined) =>
  queryOptions({
    queryKey: [...servicesKey, 'count', target],
    queryFn: async () =>
      (await send(serviceRequestCalls.list, { pageIndex: 1, pageRows: 1, search: '', ...targetOf(target) }))
        .counts,
  });

export const serviceQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...servicesKey, 'detail', id],
    queryFn: () => send(serviceRequestCalls.get, { id }),
  });
