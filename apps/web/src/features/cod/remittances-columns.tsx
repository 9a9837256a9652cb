import type { Collection, Remittance } from '@onehaul/contract/cod-money';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMoney } from '../../app/fee/use-money.ts';
import { MoneyMark, useLocalMoney } from './cod-marks.tsx';

const amountCell = (text: string) => <span className="font-medium tabular-nums">{text}</span>;

export function useRemittanceColumns(isNarrow: boolean): Column<Remittance>[] {
  const { t } = useTranslation('cod');
  const { exact } = useMoney();
  const net: Column<Remittance> = {
    key: 'net',
    title: t('collect.net'),
    width: 130,
    align: 'end',
    show: ({ netMinor }) => amountCell(exact(netMinor)),
  };
  if (isNarrow) {
    return [
      {
        key: 'number',
        title: t('collect.number'),
        isFixed: true,
        show: ({ number, orders, createdAt }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate font-mono">{number}</span>
            <span className="text-caption text-muted">
              {t('collect.orderCount', { count: orders })} · <Moment at={createdAt} />
            </span>
          </span>
        ),
      },
      net,
    ];
  }
  const amount = (
    key: 'collectedMinor' | 'freightMinor' | 'commissionMinor' | 'taxMinor',
    title: string,
  ): Column<Remittance> => ({
    key,
    title,
    width: 120,
    align: 'end',
    show: (row) => <span className="tabular-nums">{exact(row[key])}</span>,
  });
  return [
    {
      key: 'number',
      title: t('collect.number'),
      width: 200,
      isFixed: true,
      show: ({ number }) => <span className="font-mono">{number}</span>,
    },
    {
      key: 'orders',
      title: t('collect.orders'),
      width: 80,
      align: 'end',
      show: ({ orders }) => <span className="tabular-nums">{orders}</span>,
    },
    amount('collectedMinor', t('collect.collected')),
    amount('freightMinor', t('collect.freight')),
    amount('commissionMinor', t('collect.commission')),
    { ...amount('taxMinor', t('collect.tax')), isHiddenByDefault: true },
    net,
    { key: 'at', title: t('collect.at'), width: 150, show: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}

export function useCollectionColumns(isNarrow: boolean): Column<Collection>[] {
  const { t } = useTranslation('cod');
  const { exact } = useMoney();
  const local = useLocalMoney();
  const amount: Column<Collection> = {
    key: 'amount',
    title: t('collect.amount'),
    width: 136,
    align: 'end',
    show: (row) =>
      isNarrow && row.owedMinor !== null ? (
        <span className="grid justify-items-end leading-tight">
          {amountCell(local(row.amount, row.currencyCode))}
          <span className="text-caption text-muted tabular-nums">{exact(row.owedMinor)}</span>
        </span>
      ) : (
        amountCell(local(row.amount, row.currencyCode))
      ),
  };
  if (isNarrow) {
    return [
      {
        key: 'number',
        title: t('collect.order'),
        isFixed: true,
        show: ({ number, clientNumber, state }) => (
          <span className="grid min-w-0 leading-tight">
            <span className="truncate font-mono">{clientNumber || number}</span>
            <span className="text-caption text-muted">
              <MoneyMark state={state} />
            </span>
          </span>
        ),
      },
      amount,
    ];
  }
  return [
    {
      key: 'number',
      title: t('collect.order'),
      width: 140,
      isFixed: true,
      show: ({ number, clientNumber }) => <span className="font-mono">{clientNumber || number}</span>,
    },
    {
      key: 'bill',
      title: t('collect.bill'),
      width: 146,
      show: ({ carrierBillNumber }) => <span className="font-mono">{carrierBillNumber || '-'}</span>,
    },
    { key: 'state', title: t('collect.where'), width: 152, show: ({ state }) => <MoneyMark state={state} /> },
    amount,
    {
      key: 'owed',
      title: t('collect.owed'),
      width: 112,
      align: 'end',
      show: ({ owedMinor }) =>
        owedMinor === null ? '-' : <span className="tabular-nums">{exact(owedMinor)}</span>,
    },
    {
      key: 'cost',
      title: t('collect.cost'),
      width: 112,
      align: 'end',
      show: ({ costMinor }) => <span className="tabular-nums">{exact(costMinor)}</span>,
    },
    {
      key: 'since',
      title: t('collect.since'),
      width: 146,
      show: ({ since }) => (since ? <Moment at={since} /> : '-'),
    },
  ];
}
