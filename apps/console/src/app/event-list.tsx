import { Moment } from '@onehaul/workbench/moment';

/** An event with its texts. */
type EventRow = {
  readonly id: number;
  readonly act: string;
  readonly createdAt: Date;
  readonly title: string;
  readonly actor: string;
  /** "From → to", when the event changed the state. */
  readonly change: string;
  readonly notes: readonly string[];
};

type Props = {
  readonly events: readonly EventRow[];
  /** Separator of a list in the reader's language. */
  readonly comma: string;
};

/** Full history of a record with actors, newest first. */
export const EventList = ({ events, comma }: Props) => (
  <ol className="flex flex-col" data-events={events.length}>
    {events.map(({ id, act, createdAt, title, actor, change, notes }) => (
      <li
        key={id}
        data-event={act}
        className="grid grid-cols-[1fr_auto] gap-x-4 border-s-2 border-line-strong ps-4 pb-4 text-small last:pb-0"
      >
        <span className="font-medium">{title}</span>
        <span className="text-muted">
          <Moment at={createdAt} />
        </span>
        <span className="text-muted">{[actor, change].filter(Boolean).join(comma)}</span>
        {notes.length > 0 && <span className="col-span-2 break-words">{notes.join(comma)}</span>}
      </li>
    ))}
  </ol>
);
