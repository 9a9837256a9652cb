import type { PeerOrder } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { StageMark } from './peer-marks.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

function Amount({ minor }: { readonly minor: number }) {
  const { exact } = useMoney();
  return <span className="font-medium tabular-nums">{exact(minor)}</span>;
}

/** Columns for a wide window, or the two that fit a narrow one. */
export function useOrderColumns(isNarrow: boolean): Column<PeerOrder>[] {
  const { t } = useTranslation('peers');
  return useMemo(() => {
    const number: Column<PeerOrder> = {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      ...(!isNarrow && { width: 190 }),
      show: (order) => (
        <span className={twoLines}>
          <code className="truncate font-mono">{order.clientNumber}</code>
          <span className={second}>{order.number}</span>
        </span>
      ),
      beside: (order) => <CopyNumberButton number={order.clientNumber} />,
    };
    const state: Column<PeerOrder> = {
      key: 'state',
      title: t('column.state'),
      width: 128,
      show: ({ stage, total }) => (
        <span className={twoLines}>
          <StageMark stage={stage} />
          {isNarrow && <Amount minor={total} />}
        </span>
      ),
    };
    if (isNarrow) return [number, state];
    return [
      number,
      state,
      {
        key: 'receiver',
        title: t('column.receiver'),
        width: 120,
        show: ({ receiverName, countryName }) => (
          <span className={twoLines}>
            <span className="truncate">{receiverName}</span>
            <span className={second}>{countryName}</span>
          </span>
        ),
      },
      {
        key: 'line',
        title: t('column.line'),
        show: ({ lineName }) => <span className="line-clamp-2 leading-tight">{lineName}</span>,
      },
      {
        key: 'boxes',
        title: t('column.boxes'),
        width: 96,
        align: 'end',
        show: ({ boxCount, receivedCount }) => (
          <span className="tabular-nums">{t('boxesOf', { received: receivedCount, count: boxCount })}</span>
        ),
      },
      {
        key: 'total',
        title: t('column.amount'),
        width: 104,
        align: 'end',
        show: ({ total }) => <Amount minor={total} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 146,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, isNarrow]);
}
