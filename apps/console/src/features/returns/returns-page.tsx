import { type ReturnRowForStaff, returnAges, returnDeskCalls } from '@onehaul/contract/console/returns';
import { returnStates } from '@onehaul/domain/returns/return-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ReturnDrawer } from './return-drawer.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';

const queryOf = (filters: ListQuery['filters']) => {
  const warehouseId = Number(filters['warehouse']);
  const olderDays = returnAges.find((days) => String(days) === filters['older']);
  return {
    // Opens with received returns that nobody has inspected.
    state: returnStates.find((one) => one === filters['state']) ?? ('received' as const),
    ...(warehouseId > 0 && { warehouseId }),
    ...(olderDays && { olderDays }),
  };
};

const load = ({ search, filters, page, rows }: ListQuery, signal: AbortSignal) =>
  callApi(
    returnDeskCalls.list,
    { ...queryOf(filters), search: search.slice(0, 80), pageIndex: page, pageRows: rows },
    { signal },
  );

/** Returns, longest waiting first. */
export function ReturnsPage() {
  const { t } = useTranslation('returnDesk');
  const columns = useReturnColumns();
  const [address] = useSearchParams();
  const warehouse = address.get('warehouse') ?? '';
  const { data } = useQuery({
    queryKey: ['returns', 'counts', warehouse],
    queryFn: ({ signal }) =>
      callApi(
        returnDeskCalls.list,
        { ...queryOf({ warehouse }), search: '', pageIndex: 1, pageRows: 1 },
        { signal },
      ),
  });
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <ListPage
        name="returns"
        title={t('title')}
        sentence={t('sentence')}
        searchLabel={t('search')}
        isTall
        countTabs={{
          name: 'state',
          label: t('states'),
          choices: (['received', 'expected', 'graded', 'closed', 'cancelled'] as const).map((state) => ({
            value: state === 'received' ? '' : state,
            label: t(`state.${state}`),
            count: data?.counts[state],
          })),
        }}
        filters={[
          {
            name: 'warehouse',
            label: t('filter.warehouse'),
            options: (data?.warehouses ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'older',
            label: t('filter.age'),
            options: returnAges.map((days) => ({
              value: String(days),
              label: t('filter.older', { count: days }),
            })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        drawer={{ title: t('drawer.title'), show: (key) => <ReturnDrawer key={key} returnKey={key} /> }}
      />
    </>
  );
}

const two = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

function useReturnColumns(): Column<ReturnRowForStaff>[] {
  const { t } = useTranslation('returnDesk');
  return useMemo<Column<ReturnRowForStaff>[]>(
    () => [
      {
        key: 'goods',
        title: t('column.goods'),
        isFixed: true,
        show: ({ goodsName, quantity, left, state }) => (
          <span className={two}>
            <span className="truncate">
              {goodsName} × {quantity}
            </span>
            <span className={second}>{state === 'graded' ? t('left', { count: left }) : ''}</span>
          </span>
        ),
      },
      {
        key: 'return',
        title: t('column.return'),
        width: 170,
        show: ({ number, courierNumber }) => (
          <span className={two}>
            <code className="font-mono">{number}</code>
            <span className={second}>{courierNumber}</span>
          </span>
        ),
      },
      {
        key: 'member',
        title: t('column.member'),
        width: 160,
        show: ({ memberCode, memberName }) => (
          <span className={two}>
            <span className="font-mono">{memberCode}</span>
            <span className={second}>{memberName}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 160,
        show: ({ state }) => <ReturnStateMark state={state} />,
      },
      {
        key: 'from',
        title: t('column.from'),
        width: 130,
        show: ({ orderNumber, clientNumber }) => (
          <code className="truncate font-mono">{orderNumber || clientNumber || '-'}</code>
        ),
      },
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: 180,
        show: ({ warehouseName }) => <span className="truncate">{warehouseName}</span>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );
}
