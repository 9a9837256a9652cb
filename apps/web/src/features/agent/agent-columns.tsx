import type { Earning, ReferredMember } from '@onehaul/contract/agent';
import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { depthKey, EarningMark } from './earning-parts.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

/** Earnings columns for a wide window, or the few that fit a narrow one. */
export function useEarningColumns(isNarrow: boolean): Column<Earning>[] {
  const { t } = useTranslation('agent');
  const { exact } = useMoney();
  return useMemo(() => {
    const amount = ({ state, minor }: Earning) => (
      <span
        className={`font-medium tabular-nums ${state === 'reversed' ? 'text-muted line-through' : ''} ${state === 'void' ? 'text-muted' : ''}`}
      >
        {exact(minor)}
      </span>
    );
    const number: Column<Earning> = {
      key: 'order',
      title: t('column.order'),
      isFixed: true,
      width: isNarrow ? undefined : 160,
      show: (earning) => (
        <span className={twoLines}>
          <code className="font-mono">{earning.orderNumber}</code>
          {isNarrow && <span className={second}>{earning.maskedName}</span>}
        </span>
      ),
    };
    const state: Column<Earning> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 150 : undefined,
      show: (earning) => (
        <span className={twoLines}>
          <EarningMark state={earning.state} />
          {isNarrow
            ? amount(earning)
            : earning.voidFor && <span className={second}>{t(`void.${earning.voidFor}`)}</span>}
        </span>
      ),
    };
    if (isNarrow) return [number, state];
    return [
      number,
      {
        key: 'buyer',
        title: t('column.buyer'),
        width: 130,
        show: ({ maskedName, depth }) => (
          <span className={twoLines}>
            <span>{maskedName}</span>
            <span className={second}>{t(depthKey(depth))}</span>
          </span>
        ),
      },
      state,
      {
        key: 'base',
        title: t('column.base'),
        width: 120,
        align: 'end',
        show: ({ baseMinor }) => <span className="tabular-nums">{exact(baseMinor)}</span>,
      },
      { key: 'minor', title: t('column.minor'), width: 120, align: 'end', show: amount },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 148,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'availableAt',
        title: t('column.availableAt'),
        width: 148,
        show: ({ availableAt }) => <Moment at={availableAt} />,
      },
    ];
  }, [t, exact, isNarrow]);
}

/** Columns of referred members or friends. */
export function useMemberColumns(isNarrow: boolean, hasEarned = true): Column<ReferredMember>[] {
  const { t, i18n } = useTranslation('agent');
  const { exact } = useMoney();
  return useMemo(() => {
    const number = numberFormat(i18n.language, {});
    const columns: Column<ReferredMember>[] = [
      { key: 'buyer', title: t('column.buyer'), isFixed: true, show: ({ maskedName }) => maskedName },
      {
        key: 'joinedAt',
        title: t('column.joinedAt'),
        width: isNarrow ? 140 : 180,
        show: ({ joinedAt }) => <Moment at={joinedAt} />,
      },
      {
        key: 'orders',
        title: t('column.orders'),
        width: isNarrow ? 90 : 140,
        align: 'end',
        show: ({ orderCount }) => <span className="tabular-nums">{number.format(orderCount)}</span>,
      },
    ];
    if (!hasEarned || isNarrow) return columns;
    return [
      ...columns,
      {
        key: 'earned',
        title: t('column.earned'),
        width: 160,
        align: 'end',
        show: ({ earnedMinor }) => <span className="tabular-nums">{exact(earnedMinor)}</span>,
      },
    ];
  }, [t, i18n.language, exact, isNarrow, hasEarned]);
}
