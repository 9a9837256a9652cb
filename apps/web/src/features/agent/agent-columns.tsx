import type { Earning, ReferredMember } from '@onehaul/contract/agent';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { depthKey, EarningMark } from './earning-mark.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';
/** Struck out once taken back. */
const amountLooks = { reversed: 'text-muted line-through', void: 'text-muted' } as const;

export function useEarningColumns(): readonly Column<Earning>[] {
  const { t } = useTranslation('agent');
  const exact = useCnyText();
  return [
    {
      key: 'order',
      title: t('column.order'),
      isFixed: true,
      width: 'w-[160px]',
      onCard: 'head',
      show: ({ orderNumber }) => <code className="font-mono">{orderNumber}</code>,
    },
    {
      key: 'buyer',
      title: t('column.buyer'),
      width: 'w-[130px]',
      onCard: 'line',
      show: ({ maskedName, depth }) => (
        <span className={twoLines}>
          <span>{maskedName}</span>
          <span className={second}>{t(depthKey(depth))}</span>
        </span>
      ),
    },
    {
      key: 'state',
      title: t('column.state'),
      onCard: 'line',
      show: ({ state, voidFor }) => (
        <span className={twoLines}>
          <EarningMark state={state} />
          {voidFor && <span className={second}>{t(`void.${voidFor}`)}</span>}
        </span>
      ),
    },
    {
      key: 'base',
      title: t('column.base'),
      width: 'w-[120px]',
      align: 'end',
      show: ({ baseMinor }) => <span className="tabular-nums">{exact(baseMinor)}</span>,
    },
    {
      key: 'minor',
      title: t('column.minor'),
      width: 'w-[120px]',
      align: 'end',
      onCard: 'aside',
      show: ({ state, minor }) => (
        <span
          className={`font-medium tabular-nums ${state === 'reversed' || state === 'void' ? amountLooks[state] : ''}`}
        >
          {exact(minor)}
        </span>
      ),
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 'w-[148px]',
      onCard: 'line',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'availableAt',
      title: t('column.availableAt'),
      width: 'w-[148px]',
      show: ({ availableAt }) => <Moment at={availableAt} />,
    },
  ];
}

/** Columns of referred members or friends. */
export function useMemberColumns(hasEarned: boolean): readonly Column<ReferredMember>[] {
  const { t, i18n } = useTranslation('agent');
  const exact = useCnyText();
  const number = numberFormat(i18n.language, {});
  return [
    {
      key: 'buyer',
      title: t('column.buyer'),
      isFixed: true,
      onCard: 'head',
      show: ({ maskedName }) => maskedName,
    },
    {
      key: 'joinedAt',
      title: t('column.joinedAt'),
      width: 'w-[180px]',
      onCard: 'aside',
      show: ({ joinedAt }) => <Moment at={joinedAt} />,
    },
    {
      key: 'orders',
      title: t('column.orders'),
      width: 'w-[140px]',
      align: 'end',
      onCard: 'field',
      show: ({ orderCount }) => <span className="tabular-nums">{number.format(orderCount)}</span>,
    },
    ...(hasEarned
      ? [
          {
            key: 'earned',
            title: t('column.earned'),
            width: 'w-[160px]',
            align: 'end',
            onCard: 'field',
            show: ({ earnedMinor }: ReferredMember) => (
              <span className="tabular-nums">{exact(earnedMinor)}</span>
            ),
          } as const,
        ]
      : []),
  ];
}
