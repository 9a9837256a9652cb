import { datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef } from 'react';
import { numberOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { refusalText } from './scan-result.ts';
import { KeyButton } from './key-button.tsx';
import { useIsMuted } from './muted.ts';
import { playTone } from './sounds.ts';
import { useStation } from './station-context.tsx';

type Props = { readonly outbox: Outbox };

/** Scans the server rejected: the scan, the error, and the two ways to resolve it. */
export function Conflicts({ outbox }: Props) {
  const { t, i18n } = useTranslation('station');
  const { view, answer } = useStation();
  const isMuted = useIsMuted();
  const { conflicts } = view;
  const [first] = conflicts;
  const shownId = answer && 'entryId' in answer ? answer.entryId : '';
  const known = useRef(conflicts.length);

  // No sound for the conflict shown in the large panel, which has already sounded.
  useEffect(() => {
    const isNew = conflicts.length > known.current;
    known.current = conflicts.length;
    if (isNew && !isMuted && conflicts.at(-1)?.id !== shownId) playTone('bad');
  }, [conflicts, isMuted, shownId]);

  if (!first) return null;
  const { kind, madeAtMs } = first;
  const at = new Date(madeAtMs);
  return (
    <section
      aria-labelledby="conflicts"
      data-conflicts={conflicts.length}
      className="flex flex-col gap-3 rounded-card border-2 border-danger bg-danger-ground p-4"
    >
      <div role="alert">
        <h2 id="conflicts" className="text-body font-semibold text-danger">
          {t('conflict.title', { count: conflicts.length })}
        </h2>
      </div>
      <div className="flex flex-col gap-1 text-small">
        <p>
          {t(`kind.${kind}`)} <b className="font-mono break-all">{numberOf(first)}</b>{' '}
          <time dateTime={at.toISOString()} className="text-muted">
            {datesIn(i18n.language).time(at)}
          </time>
        </p>
        <p data-conflict-reason>{refusalText(first, t)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <KeyButton act="seen" onPress={() => void outbox.acknowledge(first)}>
          {t('conflict.seen')}
        </KeyButton>
        <KeyButton act="retry" onPress={() => void outbox.retry(first)}>
          {t('conflict.retry')}
        </KeyButton>
      </div>
    </section>
  );
}
