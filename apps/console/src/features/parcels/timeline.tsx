import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { Moment } from '@onehaul/workbench/moment';
import { useEventWords } from './event-words.ts';

type Props = Pick<ParcelDetail, 'events'>;

/** Full history of a parcel with actors, newest first. */
export function Timeline({ events }: Props) {
  const { t } = useTranslation('station');
  const { actOf, detailsOf } = useEventWords();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('event.title')}</h3>
      <ol className="flex flex-col" data-events={events.length}>
        {events.map((event) => (
          <li
            key={event.id}
            data-event={event.act}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-s-2 border-line-strong ps-4 pb-4 text-small last:pb-0"
          >
            <span className="font-medium">{actOf(event)}</span>
            <span className="text-muted">
              <Moment at={event.createdAt} />
            </span>
            <span className="text-muted">
              {t(`actor.${event.actor}`, { name: event.actorName })}
              {event.from !== null && event.from !== event.to && (
                <>
                  {t('event.comma')}
                  {t(`state.${event.from}`)} → {t(`state.${event.to}`)}
                </>
              )}
            </span>
            {(event.reason || detailsOf(event) !== '') && (
              <span className="col-span-2 break-words">
                {[event.reason, detailsOf(event)].filter(Boolean).join(t('event.comma'))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
