import type { ParcelEvent } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { EventTimeline } from '../../app/portal/event-timeline.tsx';
import { PhotoThumbnails } from '../../app/portal/photo-thumbnails.tsx';

type Props = { readonly events: readonly ParcelEvent[] };

export function ParcelTimeline({ events }: Props) {
  const { t } = useTranslation('parcel');
  return (
    <EventTimeline
      events={events.map((event) => {
        const title = t(`event.${event.act}`);
        const photos = event.photoUrls.map((url) => ({ name: title, url }));
        return {
          ...event,
          title,
          actor: t(`actor.${event.actor}`),
          photos: (
            <PhotoThumbnails
              photos={photos}
              labelOf={({ name }, index) => t('photo.open', { name, number: index + 1 })}
            />
          ),
        };
      })}
    />
  );
}
