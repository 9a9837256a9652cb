import type { ReactNode } from 'react';
import { useDates } from '../use-dates.ts';

/** An event with its texts. */
type EventRow = {
  readonly id: number;
  readonly act: string;
  readonly title: string;
  readonly reason: string;
  readonly actor: string;
  readonly createdAt: Date;
  readonly photos: ReactNode;
};

/** History, newest first, with the actor. */
export function EventTimeline({ events }: { readonly events: readonly EventRow[] }) {
  const { moment } = useDates();
  return (
    <ol className="grid">
      {events.map(({ id, act, title, reason, actor, createdAt, photos }, index) => (
        <li
          key={id}
          data-event={act}
          className="relative grid gap-0.5 border-s border-line ps-5 pb-4 text-small last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-1.25 top-1.5 size-2.5 rounded-full border-2 border-surface ${index === 0 ? 'bg-primary-9' : 'bg-line-strong'}`}
          />
          <p className={index === 0 ? 'font-semibold' : 'font-medium'}>{title}</p>
          {reason && <p className="text-muted">{reason}</p>}
          <p className="text-caption text-muted">
            {actor} · <time dateTime={createdAt.toISOString()}>{moment(createdAt)}</time>
          </p>
          {photos}
        </li>
      ))}
    </ol>
  );
}
