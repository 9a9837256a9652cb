import { type PointMove, rewardCalls } from '@onehaul/contract/reward';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { Pager } from '@onehaul/ui/pager';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useDates } from './use-dates.ts';

const moveRows = 20;

/** Points history and expiry dates. */
export function MovesDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('reward');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={undefined}>
      <Drawer title={t('moves.title')} close={member('close')} onClose={onClose}>
        <Moves />
      </Drawer>
    </CallsPart>
  );
}

function Moves() {
  const { t, i18n } = useTranslation('reward');
  const { t: site } = useTranslation('storefront');
  const { number } = measuresIn(i18n.language);
  const dates = useDates();
  const send = useSendWithMessage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['points', page],
    queryFn: () => send(rewardCalls.points, { pageIndex: page, pageRows: moveRows }),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
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
        <Pager
          page={page}
          pages={Math.ceil(data.total / moveRows)}
          onPage={setPage}
          labels={{
            navigation: site('pager.title'),
            previous: site('pager.previous'),
            next: site('pager.next'),
            page: (to) => site('pager.page', { number: to }),
          }}
        />
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
