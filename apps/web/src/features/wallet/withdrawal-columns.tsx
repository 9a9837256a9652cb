import type { Withdrawal } from '@onehaul/contract/wallet';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { CardEnd } from './card-end.tsx';
import { useDayName } from './use-months.ts';
import { WithdrawalStateMark } from './withdrawal-state-mark.tsx';

const isOpen = ({ state }: Withdrawal) => state === 'requested' || state === 'approved';

export function useWithdrawalColumns(): readonly Column<Withdrawal>[] {
  const { t } = useTranslation('wallet');
  const exact = useCnyText();
  const dayName = useDayName();
  return [
    {
      key: 'card',
      title: t('card'),
      isFixed: true,
      onCard: 'head',
      show: ({ bankName, tail, holder }) => (
        <span className="grid min-w-0 leading-tight whitespace-normal">
          <span className="break-words">{bankName}</span>
          <span className="text-caption font-regular break-words text-muted">
            <CardEnd tail={tail} />
            {' · '}
            {holder}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      width: 'w-[140px]',
      align: 'end',
      onCard: 'aside',
      show: ({ minor }) => <span className="font-medium tabular-nums">{exact(minor)}</span>,
    },
    {
      key: 'state',
      title: t('stateName'),
      width: 'w-[200px]',
      onCard: 'line',
      show: ({ state, createdAt }) => (
        <span className="flex justify-between gap-3">
          <WithdrawalStateMark state={state} />
          <span className="text-caption text-muted md:hidden">
            <Moment at={createdAt} />
          </span>
        </span>
      ),
    },
    {
      key: 'time',
      title: t('time'),
      width: 'w-[160px]',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'expected',
      title: t('expectedOn'),
      width: 'w-[150px]',
      show: (row) => (isOpen(row) ? dayName(row.expectedOn) : <span className="text-muted">-</span>),
    },
    {
      key: 'number',
      title: t('number'),
      width: 'w-[210px]',
      isHiddenByDefault: true,
      show: ({ number }) => <code className="font-mono">{number}</code>,
    },
  ];
}
