import { orderDays, orderDeskCalls, orderSorts } from '@onehaul/contract/console/orders';
import { tariffCalls } from '@onehaul/contract/console/tariffs';
import { stationCalls } from '@onehaul/contract/console/stations';
import type { StaffInputOf } from '@onehaul/client/console';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { ExportMenu } from '../../app/exports/export-menu.tsx';
import { useHasPermission, useMe } from '../../app/me.ts';
import { isOrderStep } from '../../app/order/step-mark.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { useListDays } from '../../app/days/use-list-days.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const idOf = (text: string | undefined) => (Number(text) > 0 ? Number(text) : undefined);

type Asked = { readonly shopId: number | undefined } & Pick<StaffInputOf<typeof orderDeskCalls.list>, 'days'>;

function askedOf({ search, filters }: ListQuery, { shopId, days }: Asked) {
  const { warehouse, step, line } = filters;
  const [warehouseId, lineId] = [idOf(warehouse), idOf(line)];
  const sort = orderSorts.find((one) => one === filters['sort']);
  return {
    search,
    ...(shopId && { shopId }),
    ...(warehouseId && { warehouseId }),
    ...(isOrderStep(step) && { step }),
    // A line belongs to a shop.
    ...(shopId && lineId && { lineId }),
    ...(days && { days }),
    ...(sort && { sort }),
  };
}

/** The line that a report chose; it can be cleared. */
function useLineFilter(chosen: string | null) {
  const { t } = useTranslation('dispatch');
  const mayRead = useHasPermission('tariff:read');
  const { data } = useQuery({
    queryKey: ['tariffs', 'names'],
    queryFn: ({ signal }) => callApi(tariffCalls.list, {}, { signal }),
    enabled: mayRead && chosen !== null,
  });
  if (chosen === null) return [];
  const name = data?.items.find(({ id }) => String(id) === chosen)?.name ?? chosen;
  return [{ name: 'line', label: t('field.line'), options: [{ value: chosen, label: name }] }];
}

/** Order search for the service desk. */
export function OrdersPage() {
  const { t } = useTranslation('dispatch');
  const { shops } = useMe();
  const shopName = useShopName();
  const columns = useOrderColumns();
  const [address] = useSearchParams();
  const lineFilter = useLineFilter(address.get('line'));
  const { choiceOf, daysOf } = useListDays(orderDays);
  // The shop is not asked for where there is one only.
  const shopOf = (shop: string | null | undefined) =>
    idOf(shop ?? undefined) ?? (shops.length === 1 ? shops[0]!.id : undefined);
  const filtersOf = async (query: ListQuery) => {
    const shopId = shopOf(query.filters['shop']);
    return askedOf(query, { shopId, ...(await daysOf(shopId, query.filters['days'])) });
  };
  const { data: places } = useQuery({
    queryKey: ['stations', 'workplaces'],
    queryFn: ({ signal }) => callApi(stationCalls.workplaces, {}, { signal }),
  });
  return (
    <>
      <PageTitle>{t('orders.title')}</PageTitle>
      <ListPage
        name="orders"
        title={t('orders.title')}
        sentence={t('orders.sentence')}
        searchLabel={t('orders.search')}
        filters={[
          ...(shops.length > 1
            ? [
                {
                  name: 'shop',
                  label: t('field.shop'),
                  options: shops.map(({ id, name }) => ({ value: String(id), label: name })),
                },
              ]
            : []),
          {
            name: 'warehouse',
            label: t('field.warehouse'),
            options: (places?.items ?? []).map(({ warehouseId, warehouseName, shopId }) => ({
              value: String(warehouseId),
              label: shops.length > 1 ? `${warehouseName}, ${shopName(shopId)}` : warehouseName,
            })),
          },
          {
            name: 'step',
            label: t('field.step'),
            options: orderSteps.map((step) => ({ value: step, label: t(`step.${step}`) })),
          },
          ...lineFilter,
        ]}
        days={choiceOf(shopOf(address.get('shop')), {
          placed: t('orders.placedDays'),
          shipped: t('orders.shippedDays'),
        })}
        sorts={orderSorts.map((value) => ({ value, label: t(`orders.sort.${value}`) }))}
        columns={columns}
        keyOf={keyInShop}
        load={async (query, signal) =>
          callApi(
            orderDeskCalls.list,
            { ...(await filtersOf(query)), pageIndex: query.page, pageRows: query.rows },
            { signal },
          )
        }
        tools={({ query, total, columns: shown }) => (
          <ExportMenu list="orders" total={total} columns={shown} filters={() => filtersOf(query)} />
        )}
        empty={{ title: t('orders.emptyTitle'), text: t('orders.emptyText') }}
        drawer={{ title: t('orders.one'), show: (key) => <OrderDrawer key={key} orderKey={key} /> }}
      />
    </>
  );
}
