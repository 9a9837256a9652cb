import type { ParcelDetail } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { EventList } from '../../app/event-list.tsx';
import { useEventWords } from './event-words.ts';

type Props = Pick<ParcelDetail, 'events'>;

export function Timeline({ events }: Props) {
  const { t } = useTranslation('station');
  const { actOf, detailsOf } = useEventWords();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">{t('event.title')}</h3>
      <EventList
        comma={t('event.comma')}
        events={events.map((event) => ({
          ...event,
          title: actOf(event),
          actor: t(`actor.${event.actor}`, { name: event.actorName }),
          change:
            event.from !== null && event.from !== event.to
              ? `${t(`state.${event.from}`)} → ${t(`state.${event.to}`)}`
              : '',
          notes: [event.reason, detailsOf(event)].filter(Boolean),
        }))}
      />
    </section>
  );
}
