import type { OrderDetails } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { SmallPhotos } from './small-photos.tsx';
import { useDates } from '../../app/use-dates.ts';

type Event = OrderDetails['events'][number];

/** History, newest first, with the actor. */
export function OrderTimeline({ events }: { readonly events: readonly Event[] }) {
  return (
    <ol className="grid">
      {events.map((event, index) => (
        <Line key={event.id} event={event} isNewest={index === 0} />
      ))}
    </ol>
  );
}

/** Message key of a refund that was not paid out: proposed, refused or withdrawn. */
function refundEvent({ act, details }: Event) {
  if (act !== 'refund') return undefined;
  if (details.state === 'proposed') return 'event.refundProposed';
  if (details.state === 'refused') return 'event.refundRefused';
  return details.state === 'withdrawn' ? 'event.refundWithdrawn' : undefined;
}

function Line({ event, isNewest }: { readonly event: Event; readonly isNewest: boolean }) {
  const { t } = useTranslation('order');
  const { act, actor, reason, photoUrls, createdAt } = event;
  const { moment } = useDates();
  const words = t(refundEvent(event) ?? `event.${act}`);
  return (
    <li
      data-event={act}
      className="relative grid gap-0.5 border-s border-line ps-5 pb-4 text-small last:border-transparent last:pb-0"
    >
      <span
        aria-hidden="true"
        className={`absolute -start-1.25 top-1.5 size-2.5 rounded-full border-2 border-surface ${isNewest ? 'bg-primary-9' : 'bg-line-strong'}`}
      />
      <p className={isNewest ? 'font-semibold' : 'font-medium'}>{words}</p>
      {reason && <p className="text-muted">{reason}</p>}
      <p className="text-caption text-muted">
        {t(`actor.${actor}`)} · <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
      </p>
      <SmallPhotos photos={photoUrls.map((url, index) => ({ name: `${words} ${index + 1}`, url }))} />
    </li>
  );
}
