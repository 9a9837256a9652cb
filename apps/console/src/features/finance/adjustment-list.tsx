import { walletDeskCalls, type WalletAdjustment } from '@onehaul/contract/console/wallets';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { generatePath } from 'react-router';
import { callListApi } from '../../app/call-api.ts';
import { memberColumn, shopColumns } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { useMoneyWords } from './money-words.ts';

/** Balance adjustments; without a filter, those that wait for a second person. They are decided on the member's page. */
export function AdjustmentList() {
  const { t } = useTranslation('finance');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  return (
    <ListPage
      name="walletAdjustments"
      title={t('title')}
      sentence={t('sentence.adjustments')}
      tabs={<FinanceTabs current="adjustments" />}
      filters={[
        ...filters,
        { name: 'state', label: t('state'), options: [{ value: 'decided', label: t('adjustment.decided') }] },
      ]}
      columns={useColumns(hasSeveral)}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) =>
        callListApi(
          walletDeskCalls.adjustments,
          { pageIndex: page, pageRows: rows, isPending: values.state !== 'decided', ...shopOf(values) },
          { signal },
        )
      }
      empty={{ title: t('empty.adjustments'), text: t('emptyText.adjustments') }}
      addressOf={({ shopId, memberId }) =>
        `${generatePath(paths.member, { shopId: String(shopId), memberId: String(memberId) })}?tab=money`
      }
    />
  );
}

function useColumns(hasShop: boolean): Column<WalletAdjustment>[] {
  const { t } = useTranslation('finance');
  const { yuan } = useMoneyWords();
  return useMemo<Column<WalletAdjustment>[]>(
    () => [
      { ...memberColumn(t('member')), isFixed: true },
      {
        key: 'change',
        title: t('amount'),
        width: 130,
        align: 'end',
        show: ({ changeMinor }) => (
          <span className="font-medium tabular-nums">
            {changeMinor > 0 ? `+${yuan(changeMinor)}` : yuan(changeMinor)}
          </span>
        ),
      },
      {
        key: 'account',
        title: t('adjustment.account'),
        width: 150,
        show: ({ account }) => t(`adjustment.${account}`),
      },
      { key: 'reason', title: t('reason'), wraps: true, show: ({ reason }) => reason },
      ...shopColumns(hasShop, t('shop')),
      {
        key: 'state',
        title: t('state'),
        width: 140,
        show: ({ state }) => t(`adjustment.${state}`),
      },
      { key: 'by', title: t('adjustment.by'), width: 140, show: ({ requestedBy }) => requestedBy },
      {
        key: 'decidedBy',
        title: t('adjustment.decidedBy'),
        width: 140,
        show: ({ decidedBy }) => decidedBy || '-',
      },
      {
        key: 'at',
        title: t('adjustment.at'),
        width: 150,
        show: ({ requestedAt }) => <Moment at={requestedAt} />,
      },
    ],
    [t, yuan, hasShop],
  );
}
