import type { ParcelEvent } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { PhotoViewer } from '../../app/portal/photo-viewer.tsx';
import { useDates } from '../../app/use-dates.ts';

type Props = { readonly events: readonly ParcelEvent[] };

/** History, newest first, with the actor. */
export function ParcelTimeline({ events }: Props) {
  return (
    <ol className="grid">
      {events.map((event, index) => (
        <Line key={event.id} event={event} isNewest={index === 0} />
      ))}
    </ol>
  );
}

function Line({ event, isNewest }: { readonly event: ParcelEvent; readonly isNewest: boolean }) {
  const { t } = useTranslation('parcel');
  const { act, actor, reason, photoUrls, createdAt } = event;
  const [open, setOpen] = useState<number>();
  const { moment } = useDates();
  const words = t(`event.${act}`);
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
      {photoUrls.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-2">
          {photoUrls.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={t('photo.open', { name: words, number: index + 1 })}
                onClick={() => setOpen(index)}
                className="block overflow-hidden rounded-small border border-line bg-sunken hover:border-primary-9"
              >
                <img src={url} alt="" className="h-14 w-18 object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <PhotoViewer
          photos={photoUrls.map((url) => ({ name: words, url }))}
          at={open}
          onMove={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
