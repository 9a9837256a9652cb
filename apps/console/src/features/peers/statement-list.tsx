import { statementDeskCalls, type StatementRow } from '@onehaul/contract/console/peers';
import { statementStates } from '@onehaul/domain/peer/statement';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useDeskWords } from './desk-words.ts';
import { StatementMark } from './peer-marks.tsx';
import { PeerTabs } from './peer-tabs.tsx';
import { StatementDrawer } from './statement-drawer.tsx';

/** Statements payable and paid. */
export function StatementList() {
  const { t } = useTranslation('peerDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  return (
    <ListPage<StatementRow>
      name="peerStatements"
      title={t('title')}
      sentence={t('sentence.statements')}
      tabs={<PeerTabs current="statements" />}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: statementStates.map((value) => ({ value, label: t(`statementState.${value}`) })),
        },
      ]}
      columns={useColumns(hasSeveral)}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) => {
        const state = statementStates.find((one) => one === values.state);
        const input = { pageIndex: page, pageRows: rows, ...shopOf(values), ...(state && { state }) };
        return callApi(statementDeskCalls.list, input, { signal });
      }}
      empty={{ title: t('empty.statements'), text: t('emptyText.statements') }}
      drawer={{ title: t('statement'), show: (key, row) => <StatementDrawer key={key} statement={row} /> }}
    />
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('peerDesk');
  const { yuan, monthName, dayName } = useDeskWords();
  return useMemo<Column<StatementRow>[]>(
    () => [
      {
        key: 'peer',
        title: t('peer'),
        isFixed: true,
        show: ({ memberCode, peerName }) => (
          <>
            <span className="font-mono">{memberCode}</span> {peerName}
          </>
        ),
      },
      { key: 'month', title: t('month'), width: 150, show: ({ month }) => monthName(month) },
      { key: 'state', title: t('state'), width: 120, show: (row) => <StatementMark statement={row} /> },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'orders',
        title: t('orders'),
        width: 90,
        align: 'end',
        show: ({ orders }) => <span className="tabular-nums">{orders}</span>,
      },
      {
        key: 'total',
        title: t('total'),
        width: 150,
        align: 'end',
        show: ({ totalMinor }) => <span className="font-medium tabular-nums">{yuan(totalMinor)}</span>,
      },
      { key: 'dueOn', title: t('dueOn'), width: 130, show: ({ dueOn }) => dayName(dueOn) },
      { key: 'paidAt', title: t('paidAt'), width: 160, show: ({ paidAt }) => <Moment at={paidAt} /> },
    ],
    [t, yuan, monthName, dayName, hasSeveral],
  );
}
