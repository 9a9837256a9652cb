import type { PeerStatement } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { StatementMark } from './peer-marks.tsx';
import { useDays } from './use-days.ts';

export function useStatementColumns(): readonly Column<PeerStatement>[] {
  const { t } = useTranslation('peers');
  const exact = useCnyText();
  const { monthName, dayName } = useDays();
  return [
    {
      key: 'month',
      title: t('column.month'),
      isFixed: true,
      onCard: 'head',
      show: ({ month, number }) => (
        <span className="grid min-w-0 leading-tight">
          <span className="truncate">{monthName(month)}</span>
          <span className="truncate font-mono text-caption text-muted">{number}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      width: 'w-[150px]',
      onCard: 'aside',
      show: (statement) => <StatementMark statement={statement} />,
    },
    {
      key: 'orders',
      title: t('column.orders'),
      width: 'w-[90px]',
      align: 'end',
      show: ({ orders }) => <span className="tabular-nums">{orders}</span>,
    },
    {
      key: 'total',
      title: t('column.amount'),
      width: 'w-[130px]',
      align: 'end',
      onCard: 'field',
      show: ({ totalMinor }) => <span className="font-medium tabular-nums">{exact(totalMinor)}</span>,
    },
    {
      key: 'dueOn',
      title: t('column.dueOn'),
      width: 'w-[140px]',
      onCard: 'field',
      show: ({ dueOn }) => dayName(dueOn),
    },
    {
      key: 'paidAt',
      title: t('column.paidAt'),
      width: 'w-[160px]',
      show: ({ paidAt }) => <Moment at={paidAt} />,
    },
  ];
}
