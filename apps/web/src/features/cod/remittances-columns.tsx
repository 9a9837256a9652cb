import type { Collection, Remittance } from '@onehaul/contract/cod-money';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { MoneyMark, useLocalMoney } from './cod-marks.tsx';

const nothing = <span className="text-muted">-</span>;

export function useRemittanceColumns(): readonly Column<Remittance>[] {
  const { t } = useTranslation('cod');
  const exact = useCnyText();
  const amount = (name: 'collected' | 'freight' | 'commission' | 'tax'): Column<Remittance> => ({
    key: `${name}Minor`,
    title: t(`collect.${name}`),
    width: 'w-[120px]',
    align: 'end',
    show: (row) => <span className="tabular-nums">{exact(row[`${name}Minor`])}</span>,
  });
  return [
    {
      key: 'number',
      title: t('collect.number'),
      isFixed: true,
      onCard: 'head',
      show: ({ number }) => <code className="font-mono">{number}</code>,
    },
    {
      key: 'orders',
      title: t('collect.orders'),
      width: 'w-[80px]',
      align: 'end',
      onCard: 'field',
      show: ({ orders }) => <span className="tabular-nums">{orders}</span>,
    },
    amount('collected'),
    amount('freight'),
    amount('commission'),
    { ...amount('tax'), isHiddenByDefault: true },
    {
      key: 'net',
      title: t('collect.net'),
      width: 'w-[130px]',
      align: 'end',
      onCard: 'aside',
      show: ({ netMinor }) => <span className="font-medium tabular-nums">{exact(netMinor)}</span>,
    },
    {
      key: 'at',
      title: t('collect.at'),
      width: 'w-[150px]',
      onCard: 'field',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

export function useCollectionColumns(): readonly Column<Collection>[] {
  const { t } = useTranslation('cod');
  const exact = useCnyText();
  const local = useLocalMoney();
  return [
    {
      key: 'number',
      title: t('collect.order'),
      isFixed: true,
      onCard: 'head',
      show: ({ number, clientNumber }) => (
        <span className="block truncate font-mono font-medium">{clientNumber || number}</span>
      ),
    },
    {
      key: 'bill',
      title: t('collect.bill'),
      width: 'w-[160px]',
      show: ({ carrierBillNumber }) =>
        carrierBillNumber ? <code className="block truncate font-mono">{carrierBillNumber}</code> : nothing,
    },
    {
      key: 'state',
      title: t('collect.where'),
      width: 'w-[152px]',
      onCard: 'line',
      show: ({ state }) => <MoneyMark state={state} />,
    },
    {
      key: 'amount',
      title: t('collect.amount'),
      width: 'w-[136px]',
      align: 'end',
      onCard: 'aside',
      show: ({ amount, currencyCode, owedMinor }) => (
        <span className="grid justify-items-end leading-tight">
          <span className="font-medium tabular-nums">{local(amount, currencyCode)}</span>
          {owedMinor !== null && (
            <span className="text-caption text-muted tabular-nums md:hidden">{exact(owedMinor)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'owed',
      title: t('collect.owed'),
      width: 'w-[116px]',
      align: 'end',
      show: ({ owedMinor }) =>
        owedMinor === null ? nothing : <span className="tabular-nums">{exact(owedMinor)}</span>,
    },
    {
      key: 'cost',
      title: t('collect.cost'),
      width: 'w-[112px]',
      align: 'end',
      onCard: 'field',
      show: ({ costMinor }) => <span className="tabular-nums">{exact(costMinor)}</span>,
    },
    {
      key: 'since',
      title: t('collect.since'),
      width: 'w-[146px]',
      onCard: 'field',
      show: ({ since }) => <Moment at={since} />,
    },
  ];
}
