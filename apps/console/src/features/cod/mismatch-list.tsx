import { codDeskCalls, type CodStatementLine } from '@onehaul/contract/console/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { useHasPermission } from '../../app/me.ts';
import { CodTabs } from './cod-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { ShopName } from '../../app/shop-name.tsx';
import { OutcomeMark, useAmounts } from './desk-words.tsx';
import { ResolveForm } from './resolve-form.tsx';

/** Mismatched lines of all statements that wait for staff or for the carrier. */
export function MismatchList() {
  const { t } = useTranslation('codDesk');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const mayDecide = useHasPermission('cod:settle');
  const [openLine, setOpenLine] = useState<CodStatementLine>();
  const columns = useColumns(hasSeveral, mayDecide ? setOpenLine : undefined);
  return (
    <>
      <ListPage<CodStatementLine>
        name="codMismatches"
        title={t('title')}
        sentence={t('sentence.mismatches')}
        tabs={<CodTabs current="mismatches" />}
        filters={filters}
        columns={columns}
        keyOf={({ shopId, statementId, row }) => `${shopId}-${statementId}-${row}`}
        maxPageSize={100}
        load={({ page, rows, filters: values }, signal) =>
          callApi(codDeskCalls.mismatches, { pageIndex: page, pageRows: rows, ...shopOf(values) }, { signal })
        }
        empty={{ title: t('empty.mismatches'), text: t('emptyText.mismatches') }}
      />
      {openLine && <ResolveForm line={openLine} onClose={() => setOpenLine(undefined)} />}
    </>
  );
}

function useColumns(hasSeveral: boolean, onAsk: ((line: CodStatementLine) => void) | undefined) {
  const { t } = useTranslation('codDesk');
  const { local } = useAmounts();
  return useMemo<Column<CodStatementLine>[]>(
    () => [
      {
        key: 'bill',
        title: t('billNumber'),
        width: 150,
        isFixed: true,
        show: ({ billNumber }) => <span className="font-mono">{billNumber}</span>,
      },
      {
        key: 'outcome',
        title: t('difference'),
        width: 190,
        show: ({ outcome, resolution }) => <OutcomeMark outcome={outcome} resolution={resolution} />,
      },
      {
        key: 'statement',
        title: t('statement'),
        width: 190,
        show: ({ statementNumber, carrierName }) => (
          <>
            {carrierName} <span className="font-mono">{statementNumber}</span>
          </>
        ),
      },
      ...(hasSeveral
        ? [
            {
              key: 'shop',
              title: t('shop'),
              width: 140,
              show: ({ shopId }: CodStatementLine) => <ShopName id={shopId} />,
            },
          ]
        : []),
      {
        key: 'said',
        title: t('stated'),
        width: 130,
        align: 'end',
        show: ({ minor, currencyCode }) => <span className="tabular-nums">{local(minor, currencyCode)}</span>,
      },
      {
        key: 'ours',
        title: t('ours'),
        width: 130,
        align: 'end',
        show: ({ expectedMinor, expectedCurrency }) =>
          expectedMinor === null ? (
            '-'
          ) : (
            <span className="tabular-nums">{local(expectedMinor, expectedCurrency)}</span>
          ),
      },
      {
        key: 'order',
        title: t('order'),
        width: 130,
        show: ({ orderNumber }) => <span className="font-mono">{orderNumber || '-'}</span>,
      },
      { key: 'note', title: t('note'), width: 140, show: ({ note }) => note },
      ...(onAsk
        ? [
            {
              key: 'act',
              title: t('act'),
              width: 90,
              show: (line: CodStatementLine) =>
                line.statementState === 'open' && (
                  <Button size="small" data-act="resolve" onClick={() => onAsk(line)}>
                    {t('decide')}
                  </Button>
                ),
            },
          ]
        : []),
    ],
    [t, local, hasSeveral, onAsk],
  );
}
