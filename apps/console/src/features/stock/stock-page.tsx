import { stockDeskCalls, type StockRow } from '@onehaul/contract/console/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { StockDrawer } from './stock-drawer.tsx';

const keyOf = ({ shopId, skuId, warehouseId }: StockRow) => `${shopId}-${skuId}-${warehouseId}`;

function load({ page, rows, search, filters }: ListQuery, signal: AbortSignal) {
  return callApi(
    stockDeskCalls.list,
    {
      pageIndex: page,
      pageRows: rows,
      search,
      shopId: Number(filters.shop) > 0 ? Number(filters.shop) : null,
      isLow: filters.low === 'low',
    },
    { signal },
  );
}

/** Sellers' stock in the company's warehouses. */
export function StockPage() {
  const { t } = useTranslation('stockDesk');
  const { filters, hasSeveral } = useShopFilter();
  const columns = useColumns(hasSeveral);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage<StockRow>
        name="stock"
        title={t('title')}
        sentence={t('sentence')}
        searchLabel={t('search')}
        isTall
        filters={[
          ...filters,
          { name: 'low', label: t('level'), options: [{ value: 'low', label: t('lowOnly') }] },
        ]}
        columns={columns}
        keyOf={keyOf}
        maxPageSize={100}
        load={load}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        drawer={{
          title: t('movements'),
          show: (key, row) => <StockDrawer key={key} place={key} row={row} />,
        }}
      />
    </>
  );
}

function useColumns(hasSeveral: boolean) {
  const { t, i18n } = useTranslation('stockDesk');
  return useMemo<Column<StockRow>[]>(() => {
    const { number } = measuresIn(i18n.language);
    const pieces = (key: 'onHand' | 'reserved'): Column<StockRow> => ({
      key,
      title: t(key),
      width: 110,
      align: 'end',
      show: (row) => <span className="tabular-nums">{number(row[key])}</span>,
    });
    return [
      {
        key: 'goods',
        title: t('goods'),
        isFixed: true,
        show: ({ name, code, barcode }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate">{name}</span>
            <span className="truncate font-mono text-caption text-muted">
              {[code, barcode].filter((part) => part !== '').join(' · ')}
            </span>
          </span>
        ),
      },
      {
        key: 'owner',
        title: t('owner'),
        width: '16%',
        show: ({ memberCode, memberName }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="font-mono">{memberCode}</span>
            <span className="truncate text-caption text-muted">{memberName}</span>
          </span>
        ),
      },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'warehouse', title: t('warehouse'), width: '22%', show: ({ warehouseName }) => warehouseName },
      pieces('onHand'),
      pieces('reserved'),
      {
        key: 'free',
        title: t('free'),
        width: 132,
        align: 'end',
        show: ({ free, lowAt }) => (
          <span className="inline-grid justify-items-end leading-tight">
            <span className="font-medium tabular-nums">{number(free)}</span>
            {lowAt !== null && free < lowAt && (
              <span className="text-caption">
                <StateMark tone="warning">{t('low')}</StateMark>
              </span>
            )}
          </span>
        ),
      },
    ];
  }, [t, i18n.language, hasSeveral]);
}
