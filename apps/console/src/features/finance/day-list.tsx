import { type ReconciliationDay, reconciliationCalls } from '@onehaul/contract/console/finance';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { FinanceTabs } from './finance-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';

const keyOf = ({ shopId, gateway, day }: ReconciliationDay) => `${shopId}-${gateway}-${day}`;

/** Daily reconciliation of each gateway with our books. */
export function DayList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useMemo<Column<ReconciliationDay>[]>(
    () => [
      { key: 'day', title: t('break.day'), isFixed: true, show: ({ day }) => day },
      { key: 'gateway', title: t('gateway'), show: ({ gateway }) => t(`method.${gateway}`) },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'ours', title: t('day.ours'), align: 'end', show: ({ ours }) => ours },
      { key: 'theirs', title: t('day.theirs'), align: 'end', show: ({ theirs }) => theirs },
      {
        key: 'breaks',
        title: t('day.breaks'),
        show: ({ breaks, openBreaks }) =>
          openBreaks > 0 ? (
            <StateMark tone="danger">{t('day.openBreaks', { count: openBreaks })}</StateMark>
          ) : (
            <StateMark tone="positive">
              {breaks > 0 ? t('day.allResolved', { count: breaks }) : t('day.none')}
            </StateMark>
          ),
      },
      { key: 'run', title: t('day.run'), width: 160, show: ({ runAt }) => <Moment at={runAt} /> },
    ],
    [t, hasSeveral],
  );
  return (
    <ListPage
      name="days"
      title={t('title')}
      sentence={t('sentence.days')}
      tabs={<FinanceTabs current="days" />}
      filters={filters}
      columns={columns}
      keyOf={keyOf}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) =>
        callApi(reconciliationCalls.days, { pageIndex: page, pageRows: rows, ...shopOf(values) }, { signal })
      }
      empty={{ title: t('empty.days'), text: t('emptyText.days') }}
    />
  );
}
