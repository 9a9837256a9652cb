import type { OrderForStaff } from '@onehaul/contract/console/orders';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';

type Event = Pick<OrderForStaff['track'][number], 'id' | 'phase' | 'source' | 'place' | 'happenedAt'>;

/** Tracking events of an order, newest first, each with its source. */
export function TrackList({ track }: { readonly track: readonly Event[] }) {
  const { t } = useTranslation('dispatch');
  if (track.length === 0) return <p className="text-small text-muted">{t('part.none')}</p>;
  return (
    <ol className="flex flex-col" data-track={track.length}>
      {track.map((event) => (
        <li
          key={event.id}
          data-phase={event.phase}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-s-2 border-line-strong ps-4 pb-3 text-small last:pb-0"
        >
          <span className="font-medium">{t(`phase.${event.phase}`)}</span>
          <span className="text-muted">
            <Moment at={event.happenedAt} />
          </span>
          <span className="col-span-2 text-muted">
            {[event.place, t(`source.${event.source}`)].filter(Boolean).join(t('comma'))}
          </span>
        </li>
      ))}
    </ol>
  );
}
