import { marketplaceDeskCalls, type MarketplaceShopRow } from '@onehaul/contract/console/marketplaces';
import { marketplaceShopStates } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { memberColumn } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { MarketplaceTabs } from './marketplace-tabs.tsx';
import { ShopMark } from './marketplace-marks.tsx';

/** Members' marketplace shops; those that cannot be synchronised come first. */
export function ShopList() {
  const { t } = useTranslation('marketplaceDesk');
  const states = marketplaceShopStates.map((state) => ({ value: state, label: t(`shop.${state}`) }));
  return (
    <ListPage<MarketplaceShopRow>
      name="marketplaceShops"
      title={t('page.title')}
      sentence={t('page.sentence')}
      tabs={<MarketplaceTabs current="shops" />}
      searchLabel={t('search.shops')}
      filters={[{ name: 'state', label: t('filter.state'), options: states }]}
      columns={useColumns()}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, search, filters }, signal) => {
        const state = marketplaceShopStates.find((one) => one === filters.state);
        const input = { pageIndex: page, pageRows: rows, search, ...(state && { state }) };
        return callApi(marketplaceDeskCalls.shops, input, { signal });
      }}
      empty={{ title: t('empty.shops'), text: t('empty.shopsText') }}
    />
  );
}

function useColumns() {
  const { t } = useTranslation('marketplaceDesk');
  return useMemo<Column<MarketplaceShopRow>[]>(
    () => [
      {
        key: 'shop',
        title: t('column.shop'),
        isFixed: true,
        show: ({ name, externalId, region }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{name}</span>
            <span className="truncate font-mono text-caption text-muted">
              {externalId} {region}
            </span>
          </span>
        ),
      },
      memberColumn(t('column.member')),
      { key: 'state', title: t('column.state'), width: 170, show: ({ state }) => <ShopMark state={state} /> },
      {
        key: 'synced',
        title: t('column.syncedAt'),
        width: 170,
        show: ({ syncedUntil }) => (syncedUntil ? <Moment at={syncedUntil} /> : '–'),
      },
      {
        key: 'health',
        title: t('column.health'),
        // Without authorization there is no synchronisation, so no health to show.
        show: ({ state, failures, failure }) =>
          state !== 'authorized' ? (
            '–'
          ) : failures === 0 ? (
            <span className="text-muted">{t('health.fine')}</span>
          ) : (
            <span className="text-danger">{t('health.failing', { count: failures, reason: failure })}</span>
          ),
      },
      {
        key: 'orders',
        title: t('column.orders'),
        width: 100,
        align: 'end',
        show: ({ orderCount }) => <span className="tabular-nums">{orderCount}</span>,
      },
    ],
    [t],
  );
}
