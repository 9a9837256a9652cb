import { stationCalls } from '@onehaul/contract/console/stations';
import { warehousesIn } from '@onehaul/domain/staff/place';
import { useTranslation } from '@onehaul/i18n/react';
import type { Filter } from '@onehaul/workbench/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useAddressFilter } from '../../app/use-address-filter.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import type { Place } from './queue-links.ts';

/** Shop and warehouse of the page, held in the URL. Someone limited to several places sees one at a time. */
export function usePlace() {
  const { t } = useTranslation('board');
  const { permissions, places } = useMe();
  const shopName = useShopName();
  const { address, set } = useAddressFilter();
  const shop = useShopFilter();
  const values = Object.fromEntries([...address].filter(([name]) => ['shop', 'warehouse'].includes(name)));
  const { shopId } = shop.shopOf(values) as { shopId?: number };
  const { data } = useQuery({
    queryKey: ['stations', 'workplaces'],
    queryFn: ({ signal }) => callApi(stationCalls.workplaces, {}, { signal }),
    enabled: permissions.includes('parcel:read'),
  });
  const warehouses = (data?.items ?? []).filter((one) => shopId === undefined || one.shopId === shopId);
  // Limited to several warehouses of a shop: the server asks for one of them.
  const shopOfLimits = shopId ?? places?.[0]?.shopId;
  const limits = shopOfLimits === undefined ? null : warehousesIn(places, shopOfLimits);
  const first = limits !== null && limits.length > 1 ? limits[0] : undefined;
  const chosen = warehouses.find((one) => String(one.warehouseId) === values.warehouse)?.warehouseId;
  const warehouseId = chosen ?? first;
  const filters: Filter[] = [
    ...shop.filters,
    ...(warehouses.length > 1
      ? [
          {
            name: 'warehouse',
            label: t('warehouse'),
            options: warehouses.map((one) => ({
              value: String(one.warehouseId),
              label:
                shop.hasSeveral && shopId === undefined
                  ? `${one.warehouseName}, ${shopName(one.shopId)}`
                  : one.warehouseName,
            })),
            ...(first !== undefined && { initial: String(first) }),
          },
        ]
      : []),
  ];
  const place: Place = { ...(shopId && { shopId }), ...(warehouseId && { warehouseId }) };
  return {
    place,
    filters,
    values,
    choose: (wanted: Record<string, string | undefined>) =>
      set({
        ...('shop' in wanted && { warehouse: '' }),
        ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value ?? ''])),
      }),
  };
}
