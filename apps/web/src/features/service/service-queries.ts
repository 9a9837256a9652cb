import { orderCalls } from '@onehaul/contract/order';
import { parcelCalls } from '@onehaul/contract/parcel';
import { serviceRequestCalls } from '@onehaul/contract/service';
import { serviceRefusal } from '@onehaul/domain/service/service-target';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { servicesKey } from '../../app/portal/service-key.ts';
import type { Send } from '../../app/session-context.tsx';
import type { Goods, Target } from './service-data.ts';

const page = { pageIndex: 1, pageRows: 50 };

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
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Goods[]> => {
      if (target === 'parcel') {
        const pages = await Promise.all(
          (['stored', 'received', 'held'] as const).map((stage) =>
            send(parcelCalls.list, { ...page, stage, search }),
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
        (['unpaid', 'toShip'] as const).map((stage) => send(orderCalls.list, { ...page, stage, search })),
      );
      return pages
        .flatMap(({ items }) => items)
        .filter(({ step }) => serviceRefusal({ kind: 'order', step }) === undefined)
        .map(({ id, number, goodsName }) => ({ id, number, name: goodsName, grams: undefined }));
    },
  });

export const serviceQuery = (send: Send, id: number) =>
  queryOptions({
    queryKey: [...servicesKey, 'detail', id],
    queryFn: () => send(serviceRequestCalls.get, { id }),
  });
