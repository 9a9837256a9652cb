import { type Deposit, depositCalls, depositDays, depositStates } from '@onehaul/contract/console/finance';
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
import { DepositDrawer } from './deposit-drawer.tsx';
import { FinanceTabs } from './finance-tabs.tsx';
import { useMoneyWords } from './money-words.ts';
import { PaymentMark } from './state-marks.tsx';
import { useSearchParams } from 'react-router';
import { useListDays } from '../../app/days/use-list-days.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';

/** Bank deposits reported by members, longest waiting first. */
export function DepositList() {
  const { t } = useTranslation('finance');
  const { inCurrency } = useMoneyWords();
  const { filters, shopOf, hasSeveral, shopInList } = useShopFilter();
  const { choiceOf, daysOf } = useListDays(depositDays);
  const [address] = useSearchParams();
  const columns = useMemo<Column<Deposit>[]>(
    () => [
      {
        key: 'transaction',
        title: t('deposit.transaction'),
        width: 220,
        isFixed: true,
        show: ({ transactionNumber }) => <span className="font-mono">{transactionNumber}</span>,
      },
      {
        key: 'amount',
        title: t('amount'),
        width: 160,
        align: 'end',
        show: ({ askedMinor, currencyCode }) => (
          <span className="font-semibold tabular-nums">{inCurrency(askedMinor, currencyCode)}</span>
        ),
      },
      memberColumn(t('member')),
      { key: 'bank', title: t('deposit.bank'), show: ({ bankName }) => bankName },
      {
        key: 'payer',
        title: t('deposit.payer'),
        isHiddenByDefault: true,
        show: ({ payerName }) => payerName,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'twins',
        title: t('deposit.twins'),
        width: 150,
        show: ({ twins }) =>
          twins.length > 0 ? (
            <StateMark tone="danger">{t('deposit.twinCount', { count: twins.length })}</StateMark>
          ) : (
            ''
          ),
      },
      { key: 'state', title: t('state'), width: 130, show: ({ state }) => <PaymentMark state={state} /> },
      {
        key: 'submitted',
        title: t('deposit.submitted'),
        width: 150,
        show: ({ submittedAt }) => <Moment at={submittedAt} />,
      },
      { key: 'number', title: t('paymentNumber'), isHiddenByDefault: true, show: ({ number }) => number },
    ],
    [t, inCurrency, hasSeveral],
  );
  return (
    <ListPage
      name="deposits"
      title={t('title')}
      sentence={t('sentence.deposits')}
      tabs={<FinanceTabs current="deposits" />}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: depositStates.map((state) => ({ value: state, label: t(`paymentState.${state}`) })),
        },
      ]}
      days={choiceOf(shopInList(address.get('shop')), { submitted: t('deposit.submittedDays') })}
      columns={columns}
      keyOf={keyInShop}
      maxPageSize={100}
      load={async ({ page, rows, filters: values }, signal) => {
        const state = depositStates.find((one) => one === values.state);
        const input = {
          pageIndex: page,
          pageRows: rows,
          ...(state && { state }),
          ...shopOf(values),
          ...(await daysOf(shopInList(values['shop']), values['days'])),
        };
        return callListApi(depositCalls.list, input, { signal });
      }}
      empty={{ title: t('empty.deposits'), text: t('emptyText.deposits') }}
      drawer={{
        title: t('deposit.one'),
        show: (key, deposit) => (
          <HandledRow key={key}>
            <DepositDrawer deposit={deposit} />
          </HandledRow>
        ),
      }}
    />
  );
}
