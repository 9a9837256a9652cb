import type { OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { EventTimeline } from '../../app/portal/event-timeline.tsx';
import { SmallPhotos } from './small-photos.tsx';

type Event = OrderDetails['events'][number];

export function OrderTimeline({ events }: { readonly events: readonly Event[] }) {
  const { t } = useTranslation('order');
  return (
    <EventTimeline
      events={events.map((event) => {
        const title = t(refundEvent(event) ?? `event.${event.act}`);
        const photos = event.photoUrls.map((url, index) => ({ name: `${title} ${index + 1}`, url }));
        return {
          ...event,
          title,
          actor: t(`actor.${event.actor}`),
          photos: <SmallPhotos photos={photos} />,
        };
      })}
    />
  );
}

/** Message key of a refund that was not paid out: proposed, refused or withdrawn. */
function refundEvent({ act, details }: Event) {
  if (act !== 'refund') return undefined;
  if (details.state === 'proposed') return 'event.refundProposed';
  if (details.state === 'refused') return 'event.refundRefused';
  return details.state === 'withdrawn' ? 'event.refundWithdrawn' : undefined;
}
