import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { ReactNode } from 'react';
import { Pagination } from './antd.ts';
import { failureOf } from './failure.ts';
import { FailureMessage, ListMessage } from './list-message.tsx';
import { Moment } from './moment.tsx';

type Movement = {
  readonly position: number;
  readonly kind: string;
  readonly onHandChange: number;
  readonly reservedChange: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly orderNumber: string;
  readonly inboundNumber: string;
  readonly createdAt: Date;
};
type Words<M> = {
  readonly kind: (movement: M) => string;
  readonly onHand: string;
  readonly reserved: string;
  readonly after: (left: { readonly onHand: string; readonly free: string }) => string;
  /** Actor and reason, as far as the user may see them. */
  readonly note: (movement: M) => string;
  readonly emptyTitle: string;
  readonly emptyText: string;
};
type Props<M> = {
  readonly query: {
    readonly data: { readonly items: readonly M[]; readonly total: number } | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly words: Words<M>;
  readonly skeleton: ReactNode;
};

/** Page size of movements. */
export const movementPageSize = 20;

/** Stock movements, newest first. */
export function MovementList<M extends Movement>({ query, page, onPage, words, skeleton }: Props<M>) {
  const { data, error, refetch } = query;
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return skeleton;
  if (data.items.length === 0)
    return <ListMessage icon="note" title={words.emptyTitle} text={words.emptyText} />;
  return (
    <>
      <ol className="grid" data-movements={data.total}>
        {data.items.map((movement) => (
          <Line key={movement.position} movement={movement} words={words} />
        ))}
      </ol>
      {data.total > movementPageSize && (
        <Pagination
          className="justify-self-end"
          size="small"
          simple
          current={page}
          pageSize={movementPageSize}
          total={data.total}
          onChange={onPage}
        />
      )}
    </>
  );
}

type LineProps<M> = { readonly movement: M; readonly words: Words<M> };

function Line<M extends Movement>({ movement, words }: LineProps<M>) {
  const { i18n } = useTranslation('workbench');
  const { number } = measuresIn(i18n.language);
  const { onHand, reserved } = movement;
  const about = movement.orderNumber || movement.inboundNumber;
  const note = words.note(movement);
  return (
    <li className="grid gap-1 border-b border-line py-3 text-small last:border-0" data-kind={movement.kind}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{words.kind(movement)}</span>
        <span className="text-caption text-muted">
          <Moment at={movement.createdAt} />
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4">
        <Change pieces={movement.onHandChange} label={words.onHand} />
        <Change pieces={movement.reservedChange} label={words.reserved} />
        <span className="text-muted">
          {words.after({ onHand: number(onHand), free: number(onHand - reserved) })}
        </span>
      </p>
      {(about || note) && (
        <p className="min-w-0 break-words text-muted">
          {about && <code className="me-3 font-mono">{about}</code>}
          {note}
        </p>
      )}
    </li>
  );
}

/** Signed number: additions and removals are distinguishable without colour. */
function Change({ pieces, label }: { readonly pieces: number; readonly label: string }) {
  const { i18n } = useTranslation('workbench');
  if (pieces === 0) return null;
  const text = new Intl.NumberFormat(i18n.language, { signDisplay: 'always' }).format(pieces);
  return (
    <span className="whitespace-nowrap">
      {label} <span className="font-medium tabular-nums">{text}</span>
    </span>
  );
}
