import { withdrawalDeskCalls, type WithdrawalRow } from '@onehaul/contract/console/withdrawals';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callListApi } from '../../app/call-api.ts';
import { HandledRow } from '../../app/handled-row.tsx';
import { memberColumn, shopColumns } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { amountColumn } from './amount-column.tsx';
import { FinanceTabs } from './finance-tabs.tsx';
import { useMoneyWords } from './money-words.ts';
import { WithdrawalMark } from './state-marks.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';

/** Withdrawals; without a state filter, those to be reviewed and to be paid out. */
export function WithdrawalList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  return (
    <ListPage
      name="withdrawals"
      title={t('title')}
      sentence={t('sentence.withdrawals')}
      tabs={<FinanceTabs current="withdrawals" />}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: withdrawalStates.map((state) => ({ value: state, label: t(`withdrawalState.${state}`) })),
        },
      ]}
      columns={useColumns(hasSeveral)}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) => {
        const state = withdrawalStates.find((one) => one === values.state);
        const input = { pageIndex: page, pageRows: rows, ...(state && { state }), ...shopOf(values) };
        return callListApi(withdrawalDeskCalls.list, input, { signal });
      }}
      empty={{ title: t('empty.withdrawals'), text: t('emptyText.withdrawals') }}
      drawer={{
        title: t('withdrawal.one'),
        show: (key, row) => (
          <HandledRow key={key}>
            <WithdrawalDrawer row={row} />
          </HandledRow>
        ),
      }}
    />
  );
}

function useColumns(hasShop: boolean): Column<WithdrawalRow>[] {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  return useMemo<Column<WithdrawalRow>[]>(
    () => [
      {
        key: 'number',
        title: t('withdrawal.number'),
        width: 195,
        isFixed: true,
        show: ({ number }) => <span className="font-mono">{number}</span>,
      },
      amountColumn({ title: t('amount'), yuan }, 130),
      memberColumn(t('member')),
      {
        key: 'card',
        title: t('withdrawal.card'),
        show: ({ bankName, tail }) => (
          <>
            <span className="font-mono">••{tail}</span> {bankName}
          </>
        ),
      },
      {
        key: 'twins',
        title: t('withdrawal.twins'),
        width: 115,
        show: ({ twins }) =>
          twins.length > 0 ? (
            <StateMark tone="danger">{t('withdrawal.twinCount', { count: twins.length })}</StateMark>
          ) : (
            ''
          ),
      },
      ...shopColumns(hasShop, t('shop')),
      {
        key: 'people',
        title: t('withdrawal.people'),
        width: 120,
        isHiddenByDefault: true,
        show: ({ isForTwo }) => t(isForTwo ? 'withdrawal.forTwo' : 'withdrawal.forOne'),
      },
      {
        key: 'state',
        title: t('state'),
        width: 150,
        show: (row) =>
          row.state === 'approved' && !row.isPayable ? (
            <StateMark tone="neutral">{t('withdrawal.waits')}</StateMark>
          ) : (
            <WithdrawalMark state={row.state} />
          ),
      },
      { key: 'expected', title: t('withdrawal.expected'), width: 112, show: ({ expectedOn }) => expectedOn },
      {
        key: 'created',
        title: t('withdrawal.created'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t, yuan, hasShop],
  );
}
