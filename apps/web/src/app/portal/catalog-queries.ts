import { catalogCalls } from '@onehaul/contract/catalog';
import { shopCalls } from '@onehaul/contract/shop';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../session-context.tsx';

const whole = { pageIndex: 1, pageRows: 300 };
/** Shops change this data a few times a year. */
const staleTime = 5 * 60_000;

export const warehousesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['warehouses'],
    queryFn: () => send(catalogCalls.warehouses, whole),
    staleTime,
  });

export const goodsTypesQuery = (send: Send) =>
  queryOptions({
    queryKey: ['goodsTypes'],
    queryFn: () => send(catalogCalls.goodsTypes, whole),
    staleTime,
  });

/** The shop's limits that screens need. */
export const configQuery = (send: Send) =>
  queryOptions({
    queryKey: ['systemConfig'],
    queryFn: () => send(shopCalls.systemConfig, {}),
    staleTime,
  });
