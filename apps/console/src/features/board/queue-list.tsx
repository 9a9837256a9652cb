import { maxQueueCount, type QueueName } from '@onehaul/domain/board/queue';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { QueueAge } from './queue-age.tsx';
import { type Place, queueAddress } from './queue-links.ts';
import type { Queue } from './use-queues.ts';

type Props = {
  readonly names: readonly QueueName[];
  readonly queueOf: (name: QueueName) => Queue | undefined;
  readonly place: Place;
  readonly asOf: number;
};

function useCountText() {
  const { t, i18n } = useTranslation('board');
  const { number } = measuresIn(i18n.language);
  return (queue: Queue | undefined) => {
    if (!queue) return '·';
    return queue.count < maxQueueCount ? number(queue.count) : t('atLeast', { count: number(maxQueueCount) });
  };
}

/** Steps of the work, in the order goods pass them. */
export function QueueTiles({ names, queueOf, place, asOf }: Props) {
  const { t } = useTranslation('board');
  const countText = useCountText();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {names.map((name) => {
        const queue = queueOf(name);
        return (
          <li key={name}>
            <Link
              to={queueAddress(name, place)}
              data-queue={name}
              className="flex h-full min-h-28 flex-col gap-1 rounded-card border border-line bg-surface px-4 py-3 hover:border-primary-6"
            >
              <span className="text-small text-muted">{t(`queue.${name}`)}</span>
              <span
                className={`text-heading font-semibold tabular-nums ${queue?.count === 0 ? 'text-muted' : 'text-ink'}`}
              >
                {countText(queue)}
              </span>
              <span className="mt-auto text-caption text-muted">
                {queue?.oldestAt ? <QueueAge name={name} oldestAt={queue.oldestAt} asOf={asOf} /> : '\u00a0'}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Decisions: every row keeps its place, also while nothing waits there. */
export function QueueRows({ names, queueOf, place, asOf }: Props) {
  const { t } = useTranslation('board');
  const countText = useCountText();
  return (
    <ul className="grid gap-x-8 overflow-hidden rounded-card border border-line bg-surface px-2 lg:grid-cols-2">
      {names.map((name) => {
        const queue = queueOf(name);
        const isEmpty = queue?.count === 0;
        return (
          <li key={name} className="-mb-px border-b border-line py-0.5">
            <Link
              to={queueAddress(name, place)}
              data-queue={name}
              className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1.5 text-small hover:bg-primary-2"
            >
              <span className={`min-w-0 flex-1 ${isEmpty ? 'text-muted' : 'text-ink'}`}>
                {t(`queue.${name}`)}
              </span>
              <span className="shrink-0 text-caption text-muted">
                {queue?.oldestAt && <QueueAge name={name} oldestAt={queue.oldestAt} asOf={asOf} />}
              </span>
              <span
                className={`min-w-10 shrink-0 text-end tabular-nums ${isEmpty ? 'text-muted' : 'font-semibold text-ink'}`}
              >
                {countText(queue)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
