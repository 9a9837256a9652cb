import type { PointMove } from '@onehaul/contract/reward';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Pagination } from '@onehaul/workbench/antd';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { moveRows, pointsQuery } from './reward-queries.ts';
import { useDates } from './use-dates.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Points history and expiry dates. */
export function MovesDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation('reward');
  return (
    <DetailDrawer title={t('moves.title')} openKey={isOpen ? 'points' : undefined} onClose={onClose}>
      {() => <Moves />}
    </DetailDrawer>
  );
}

function Moves() {
  const { t, i18n } = useTranslation('reward');
  const { number } = measuresIn(i18n.language);
  const dates = useDates();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(pointsQuery(useSendWithMessage(), page));
  if (!data) {
    return error ? (
      <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton />
    );
  }
  if (data.total === 0)
    return <ListMessage icon="note" title={t('moves.emptyTitle')} text={t('moves.emptyText')} />;
  return (
    <div className="grid gap-6 text-small">
      {data.ending.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">{t('moves.endTitle')}</h3>
          <p className="text-muted">{t('moves.endText')}</p>
          <ul className="grid gap-1">
            {data.ending.map(({ points, endsAt }) => (
              <li key={endsAt.getTime()} className="flex justify-between gap-4">
                <span className="text-muted">{dates.day(endsAt)}</span>
                <span className="font-medium tabular-nums">
                  {t('redeem.cost', { points: number(points) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="font-semibold">{t('moves.list')}</h3>
        <ul className="divide-y divide-line">
          {data.items.map((move) => (
            <Move key={move.id} move={move} />
          ))}
        </ul>
        {data.total > moveRows && (
          <Pagination
            align="end"
            size="small"
            current={page}
            pageSize={moveRows}
            total={data.total}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </section>
    </div>
  );
}

function Move({ move: { reason, points, balance, orderNumber, createdAt } }: { readonly move: PointMove }) {
  const { t, i18n } = useTranslation('reward');
  const { number } = measuresIn(i18n.language);
  const { moment } = useDates();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2" data-move={reason}>
      <span className="font-medium">{t(`reason.${reason}`)}</span>
      <span className={`text-end font-semibold tabular-nums ${points > 0 ? 'text-positive' : ''}`}>
        {points > 0 ? `+${number(points)}` : `−${number(-points)}`}
      </span>
      <span className="text-caption text-muted">
        {moment(createdAt)}
        {orderNumber !== '' && <span className="ms-2 font-mono">{orderNumber}</span>}
      </span>
      <span className="text-end text-caption text-muted tabular-nums">
        {t('moves.balance', { points: number(balance) })}
      </span>
    </li>
  );
}
