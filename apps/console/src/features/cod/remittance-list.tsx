import { codDeskCalls, type CodRemittanceRow } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { CopyValue } from '@onehaul/workbench/copy-value';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { MemberName } from '../../app/member-name.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.tsx';

/** Remittances paid to sellers. */
export function RemittanceList() {
  const { t } = useTranslation('codDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useColumns(hasSeveral);
  return (
    <ListPage<CodRemittanceRow>
      name="codRemittances"
      title={t('title')}
      sentence={t('sentence.remittances')}
      tabs={<CodTabs current="remittances" />}
      filters={filters}
      columns={columns}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, filters: values }, signal) =>
        callApi(codDeskCalls.remittances, { pageIndex: page, pageRows: rows, ...shopOf(values) }, { signal })
      }
      empty={{ title: t('empty.remittances'), text: t('emptyText.remittances') }}
    />
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('codDesk');
  const { yuan, number } = useAmounts();
  return useMemo<Column<CodRemittanceRow>[]>(() => {
    type Amount = 'collectedMinor' | 'freightMinor' | 'commissionMinor' | 'taxMinor' | 'netMinor';
    const amount = (key: Amount, title: string): Column<CodRemittanceRow> => ({
      key,
      title,
      width: 114,
      align: 'end',
      show: (row) => (
        <span className={`tabular-nums ${key === 'netMinor' ? 'font-medium' : ''}`}>{yuan(row[key])}</span>
      ),
    });
    return [
      {
        key: 'number',
        title: t('remittanceNumber'),
        width: 200,
        isFixed: true,
        show: ({ number }) => <CopyValue value={number} />,
      },
      {
        key: 'seller',
        title: t('seller'),
        width: 160,
        show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'orders',
        title: t('orders'),
        width: 80,
        align: 'end',
        show: ({ orders }) => <span className="tabular-nums">{number.format(orders)}</span>,
      },
      amount('collectedMinor', t('collected')),
      amount('freightMinor', t('freight')),
      amount('commissionMinor', t('commission')),
      { ...amount('taxMinor', t('tax')), isHiddenByDefault: true },
      amount('netMinor', t('net')),
      { key: 'staff', title: t('remittedBy'), width: 110, show: ({ staffName }) => staffName },
      {
        key: 'createdAt',
        title: t('remittedAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, yuan, number, hasSeveral]);
}
