import { orderDeskCalls } from '@onehaul/contract/console/orders';
import { stationCalls } from '@onehaul/contract/console/stations';
import { orderSteps } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { isOrderStep } from '../../app/order/step-mark.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopName } from '../../app/shop-name.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { useOrderColumns } from './use-order-columns.tsx';

const idOf = (text: string | undefined) => (Number(text) > 0 ? Number(text) : undefined);

function load({ search, filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { shop, warehouse, step } = filters;
  const [shopId, warehouseId] = [idOf(shop), idOf(warehouse)];
  return callApi(
    orderDeskCalls.list,
    {
      search,
      pageIndex: page,
      pageRows: rows,
      ...(shopId && { shopId }),
      ...(warehouseId && { warehouseId }),
      ...(isOrderStep(step) && { step }),
    },
    { signal },
  );
}

/** Order search for the service desk. */
export function OrdersPage() {
  const { t } = useTranslation('dispatch');
  const { shops } = useMe();
  const shopName = useShopName();
  const columns = useOrderColumns();
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
        ]}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('orders.emptyTitle'), text: t('orders.emptyText') }}
        drawer={{ title: t('orders.one'), show: (key) => <OrderDrawer key={key} orderKey={key} /> }}
      />
    </>
  );
}
