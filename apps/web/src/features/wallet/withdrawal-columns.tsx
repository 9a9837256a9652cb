import type { Withdrawal } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMoney } from '../../app/fee/use-money.ts';
import { CardEnd } from './card-end.tsx';
import { useDayName } from './use-months.ts';
import { WithdrawalStateMark } from './withdrawal-state-mark.tsx';

const isOpen = ({ state }: Withdrawal) => state === 'requested' || state === 'approved';

export function useWithdrawalColumns(isNarrow: boolean): Column<Withdrawal>[] {
  const { t } = useTranslation('wallet');
  const { exact } = useMoney();
  const dayName = useDayName();
  const amount = (row: Withdrawal) => <span className="font-medium tabular-nums">{exact(row.minor)}</span>;
  if (isNarrow) {
    return [
      {
        key: 'card',
        title: t('card'),
        isFixed: true,
        wraps: true,
        show: (row) => (
          <span className="grid min-w-0 leading-tight">
            <span className="break-words">{row.bankName}</span>
            <span className="text-caption text-muted">
              <CardEnd tail={row.tail} />
              {' · '}
              <Moment at={row.createdAt} />
            </span>
          </span>
        ),
      },
      {
        key: 'amount',
        title: t('amount'),
        width: 164,
        align: 'end',
        show: (row) => (
          <span className="grid justify-items-end leading-tight">
            {amount(row)}
            <span className="text-caption">
              <WithdrawalStateMark state={row.state} />
            </span>
          </span>
        ),
      },
    ];
  }
  return [
    {
      key: 'time',
      title: t('time'),
      isFixed: true,
      width: 150,
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { key: 'amount', title: t('amount'), width: 140, align: 'end', show: amount },
    {
      key: 'state',
      title: t('stateName'),
      width: 190,
      show: ({ state }) => <WithdrawalStateMark state={state} />,
    },
    {
      key: 'card',
      title: t('card'),
      wraps: true,
      show: ({ bankName, tail, holder }) => (
        <span className="grid min-w-0 leading-tight">
          <span className="break-words">{bankName}</span>
          <span className="text-caption break-words text-muted">
            <CardEnd tail={tail} />
            {' · '}
            {holder}
          </span>
        </span>
      ),
    },
    {
      key: 'expected',
      title: t('expectedOn'),
      width: 140,
      show: (row) => (isOpen(row) ? dayName(row.expectedOn) : <span className="text-muted">-</span>),
    },
    {
      key: 'number',
      title: t('number'),
      width: 210,
      isHiddenByDefault: true,
      show: ({ number }) => <code className="font-mono">{number}</code>,
    },
  ];
}
