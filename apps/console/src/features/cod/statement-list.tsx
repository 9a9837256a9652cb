import { codDeskCalls, type CodStatementRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.tsx';
import { StatementDrawer } from './statement-drawer.tsx';
import { StatementForm } from './statement-form.tsx';

const states = ['open', 'settled'] as const;

/** Carriers' statements of collected money. */
export function StatementList() {
  const { t } = useTranslation('codDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayDecide = useHasPermission('cod:settle');
  const [isAdding, setAdding] = useState(false);
  const columns = useColumns(hasSeveral);
  const add = mayDecide && (
    <Button type="primary" data-act="addStatement" onClick={() => setAdding(true)}>
      {t('addStatement')}
    </Button>
  );
  return (
    <>
      <ListPage<CodStatementRow>
        name="codStatements"
        title={t('title')}
        sentence={t('sentence.statements')}
        action={add}
        tabs={<CodTabs current="statements" />}
        filters={[
          ...filters,
          {
            name: 'state',
            label: t('stateOfStatement'),
            options: states.map((state) => ({ value: state, label: t(`statementState.${state}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyInShop}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) => {
          const state = states.find((one) => one === values.state);
          const input = { pageIndex: page, pageRows: rows, ...(state && { state }), ...shopOf(values) };
          return callApi(codDeskCalls.statements, input, { signal });
        }}
        empty={{ title: t('empty.statements'), text: t('emptyText.statements'), action: add }}
        drawer={{ title: t('statement'), show: (key) => <StatementDrawer key={key} openKey={key} /> }}
      />
      {isAdding && <StatementForm onClose={() => setAdding(false)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('codDesk');
  const { local, yuan, number } = useAmounts();
  return useMemo<Column<CodStatementRow>[]>(
    () => [
      {
        key: 'number',
        title: t('statementNumber'),
        width: 160,
        isFixed: true,
        show: (row) => <span className="font-mono">{row.number}</span>,
      },
      { key: 'carrier', title: t('carrier'), width: 190, show: ({ carrierName }) => carrierName },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'state',
        title: t('stateOfStatement'),
        width: 180,
        show: ({ state, waiting }) =>
          state === 'settled' ? (
            <StateMark tone="positive">{t('statementState.settled')}</StateMark>
          ) : waiting > 0 ? (
            <StateMark tone="warning">{t('waiting', { count: waiting })}</StateMark>
          ) : (
            <StateMark tone="neutral">{t('statementState.open')}</StateMark>
          ),
      },
      {
        key: 'lines',
        title: t('lines'),
        width: 80,
        align: 'end',
        show: ({ lines }) => <span className="tabular-nums">{number.format(lines)}</span>,
      },
      {
        key: 'amount',
        title: t('stated'),
        width: 140,
        align: 'end',
        show: ({ minor, currencyCode }) => <span className="tabular-nums">{local(minor, currencyCode)}</span>,
      },
      {
        key: 'banked',
        title: t('banked'),
        width: 135,
        align: 'end',
        show: ({ bankedMinor }) =>
          bankedMinor === null ? '-' : <span className="tabular-nums">{yuan(bankedMinor)}</span>,
      },
      { key: 'staff', title: t('enteredBy'), width: 110, show: ({ staffName }) => staffName },
      {
        key: 'createdAt',
        title: t('enteredAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, local, yuan, number, hasSeveral],
  );
}
