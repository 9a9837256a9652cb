import { marketplaceDeskCalls, type MarketplaceOrderRow } from '@onehaul/contract/console/marketplaces';
import { marketplaceStates } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { OrderStepMark } from '../../app/order/step-mark.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';
import { MarketplaceTabs } from './marketplace-tabs.tsx';
import { OrderMark } from './marketplace-marks.tsx';

type Props = { readonly tab: 'stop' | 'orders' };

/** Marketplace orders; those cancelled by the marketplace are a separate queue. */
export function OrderList({ tab }: Props) {
  const { t } = useTranslation('marketplaceDesk');
  const states = marketplaceStates.map((state) => ({ value: state, label: t(`state.${state}`) }));
  return (
    <ListPage<MarketplaceOrderRow>
      name="marketplaceOrders"
      title={t('page.title')}
      sentence={t('page.sentence')}
      tabs={<MarketplaceTabs current={tab} />}
      searchLabel={t('search.orders')}
      filters={tab === 'orders' ? [{ name: 'state', label: t('filter.state'), options: states }] : []}
      columns={useColumns()}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, search, filters }, signal) => {
        const state = tab === 'stop' ? 'cancelling' : marketplaceStates.find((one) => one === filters.state);
        const input = { pageIndex: page, pageRows: rows, search, ...(state && { state }) };
        return callApi(marketplaceDeskCalls.orders, input, { signal });
      }}
      empty={
        tab === 'stop'
          ? { title: t('empty.stop'), text: t('empty.stopText') }
          : { title: t('empty.orders'), text: t('empty.ordersText') }
      }
    />
  );
}

function useColumns() {
  const { t } = useTranslation('marketplaceDesk');
  return useMemo<Column<MarketplaceOrderRow>[]>(
    () => [
      {
        key: 'order',
        title: t('column.order'),
        isFixed: true,
        show: ({ number, marketplaceName }) => (
          <span className="grid min-w-0 leading-tight">
            <code className="truncate font-mono">{number}</code>
            <span className="truncate text-caption text-muted">{marketplaceName}</span>
          </span>
        ),
      },
      {
        key: 'member',
        title: t('column.member'),
        width: 100,
        show: ({ memberCode }) => <span className="font-mono">{memberCode}</span>,
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 150,
        show: ({ state, labelFailures }) => (
          <span className="grid leading-tight">
            <OrderMark state={state} />
            {labelFailures > 0 && (
              <span className="text-caption text-warning">{t('health.label', { count: labelFailures })}</span>
            )}
          </span>
        ),
      },
      {
        key: 'platform',
        title: t('column.platform'),
        width: 140,
        show: ({ platformState }) => platformState,
      },
      {
        key: 'ours',
        title: t('column.ours'),
        width: 130,
        show: ({ shopId, orderId, orderNumber, step }) =>
          orderId === null ? (
            '–'
          ) : (
            <span className="grid leading-tight">
              <Link
                to={`${paths.orders}?open=${keyInShop({ shopId, id: orderId })}`}
                className="font-mono text-ink! underline underline-offset-4"
              >
                {orderNumber}
              </Link>
              {step && (
                <span className="text-caption">
                  <OrderStepMark step={step} />
                </span>
              )}
            </span>
          ),
      },
      {
        key: 'tracking',
        title: t('column.tracking'),
        width: 150,
        show: ({ trackingNumber }) => <code className="font-mono">{trackingNumber ?? '–'}</code>,
      },
      {
        key: 'shipBy',
        title: t('column.shipBy'),
        width: 145,
        show: ({ shipBy }) => (shipBy ? <Moment at={shipBy} /> : '–'),
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 145,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );
}
