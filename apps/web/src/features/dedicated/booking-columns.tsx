import type { Booking } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { ShortProgress } from './progress.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

function Price({ booking: { total, due } }: { readonly booking: Booking }) {
  const { t } = useTranslation('dedicated');
  const { exact } = useMoney();
  return (
    <span className={twoLines}>
      <span className="font-medium tabular-nums">{exact(total)}</span>
      {due > 0 && <span className="text-caption text-warning">{t('cell.due', { amount: exact(due) })}</span>}
    </span>
  );
}

/** Columns for a wide window, or the two that fit a narrow one. */
export function useBookingColumns(isNarrow: boolean): Column<Booking>[] {
  const { t } = useTranslation('dedicated');
  return useMemo(() => {
    const number: Column<Booking> = {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      width: isNarrow ? undefined : 160,
      show: ({ number: written, goodsName }) => (
        <span className={twoLines}>
          <span className="truncate font-mono">{written}</span>
          <span className={second}>{goodsName}</span>
        </span>
      ),
    };
    const progress: Column<Booking> = {
      key: 'progress',
      title: t('progress'),
      width: isNarrow ? 150 : 164,
      show: (booking) => (
        <span className="grid gap-1">
          {booking.state === 'cancelled' ? (
            <span className="text-muted">{t('orderStage.cancelled')}</span>
          ) : (
            <ShortProgress done={booking.stagesDone} />
          )}
          {isNarrow && <Price booking={booking} />}
        </span>
      ),
    };
    if (isNarrow) return [number, progress];
    return [
      number,
      progress,
      {
        key: 'pieces',
        title: t('column.pieces'),
        width: 104,
        show: ({ pieceCount, receivedCount }) => (
          <span className="tabular-nums">
            {t('cell.received', { received: receivedCount, count: pieceCount })}
          </span>
        ),
      },
      {
        key: 'line',
        title: t('column.line'),
        show: ({ lineName, warehouseName, countryName }) => (
          <span className={twoLines}>
            <span className="truncate">{lineName}</span>
            <span className={second}>
              {warehouseName} → {countryName}
            </span>
          </span>
        ),
      },
      {
        key: 'list',
        title: t('list.title'),
        width: 134,
        show: ({ boxListAt, isCustoms, step }) =>
          boxListAt ? (
            <Moment at={boxListAt} />
          ) : (
            <span className={isCustoms && step === 'awaitingArrival' ? 'text-warning' : 'text-muted'}>
              {t('cell.noList')}
            </span>
          ),
      },
      {
        key: 'total',
        title: t('column.total'),
        width: 120,
        align: 'end',
        show: (booking) => <Price booking={booking} />,
      },
      {
        key: 'created',
        title: t('column.created'),
        width: 134,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, isNarrow]);
}
