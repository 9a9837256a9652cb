import type { Booking } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { ShortProgress } from './progress.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

function Price({ booking: { total, due } }: { readonly booking: Booking }) {
  const { t } = useTranslation('dedicated');
  const exact = useCnyText();
  return (
    <span className={twoLines}>
      <span className="font-medium tabular-nums">{exact(total)}</span>
      {due > 0 && <span className="text-caption text-warning">{t('cell.due', { amount: exact(due) })}</span>}
    </span>
  );
}

export function useBookingColumns(): readonly Column<Booking>[] {
  const { t } = useTranslation('dedicated');
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('column.number'),
        isFixed: true,
        width: 'w-[160px]',
        onCard: 'head',
        show: ({ number: written, goodsName }) => (
          <span className={twoLines}>
            <span className="truncate font-mono">{written}</span>
            <span className={second}>{goodsName}</span>
          </span>
        ),
      },
      {
        key: 'progress',
        title: t('progress'),
        width: 'w-[164px]',
        onCard: 'line',
        show: ({ state, stagesDone }) =>
          state === 'cancelled' ? (
            <span className="text-muted">{t('orderStage.cancelled')}</span>
          ) : (
            <ShortProgress done={stagesDone} />
          ),
      },
      {
        key: 'pieces',
        title: t('column.pieces'),
        width: 'w-[104px]',
        onCard: 'field',
        show: ({ pieceCount, receivedCount }) => (
          <span className="tabular-nums">
            {t('cell.received', { received: receivedCount, count: pieceCount })}
          </span>
        ),
      },
      {
        key: 'line',
        title: t('column.line'),
        onCard: 'line',
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
        width: 'w-[134px]',
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
        width: 'w-[120px]',
        align: 'end',
        onCard: 'aside',
        show: (booking) => <Price booking={booking} />,
      },
      {
        key: 'created',
        title: t('column.created'),
        width: 'w-[134px]',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ],
    [t],
  );
}
