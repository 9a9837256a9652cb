import type { PeerStatement } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMoney } from '../../app/fee/use-money.ts';
import { StatementMark } from './peer-marks.tsx';
import { useDays } from './use-days.ts';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

export function useStatementColumns(isNarrow: boolean): Column<PeerStatement>[] {
  const { t } = useTranslation('peers');
  const { exact } = useMoney();
  const { monthName, dayName } = useDays();
  const month: Column<PeerStatement> = {
    key: 'month',
    title: t('column.month'),
    isFixed: true,
    show: (statement) => (
      <span className={twoLines}>
        <span className="truncate">{monthName(statement.month)}</span>
        <span className={`${second} font-mono`}>{statement.number}</span>
      </span>
    ),
  };
  const state: Column<PeerStatement> = {
    key: 'state',
    title: t('column.state'),
    width: isNarrow ? 128 : 150,
    show: (statement) => (
      <span className={twoLines}>
        <StatementMark statement={statement} />
        {isNarrow && <span className="font-medium tabular-nums">{exact(statement.totalMinor)}</span>}
      </span>
    ),
  };
  if (isNarrow) return [month, state];
  return [
    month,
    state,
    {
      key: 'orders',
      title: t('column.orders'),
      width: 90,
      align: 'end',
      show: ({ orders }) => <span className="tabular-nums">{orders}</span>,
    },
    {
      key: 'total',
      title: t('column.amount'),
      width: 130,
      align: 'end',
      show: ({ totalMinor }) => <span className="font-medium tabular-nums">{exact(totalMinor)}</span>,
    },
    { key: 'dueOn', title: t('column.dueOn'), width: 140, show: ({ dueOn }) => dayName(dueOn) },
    { key: 'paidAt', title: t('column.paidAt'), width: 160, show: ({ paidAt }) => <Moment at={paidAt} /> },
  ];
}
