import type { TrackLine } from '@onehaul/contract/tracking';
import { useTranslation } from '@onehaul/i18n/react';
import { SourceMark } from './source-mark.tsx';
import type { Zone } from './use-zone.ts';

const maxOpen = 6;

type Props = { readonly lines: readonly TrackLine[]; readonly zone: Zone };

/** Tracking events, newest first; old ones are collapsed. */
export function Timeline({ lines, zone }: Props) {
  const { t } = useTranslation('tracking');
  const older = lines.slice(maxOpen);
  return (
    <div>
      <Lines lines={lines.slice(0, maxOpen)} zone={zone} />
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-10 pointer-coarse:min-h-control cursor-pointer items-center text-small font-medium text-primary-9 underline-offset-4 hover:underline">
            {t('older', { count: older.length })}
          </summary>
          <Lines lines={older} zone={zone} />
        </details>
      )}
    </div>
  );
}

function Lines({ lines, zone }: Props) {
  return (
    <ol>
      {lines.map((line) => (
        <Line key={`${line.milestone} ${line.happenedAt.getTime()} ${line.words}`} line={line} zone={zone} />
      ))}
    </ol>
  );
}

function Line({ line, zone }: { readonly line: TrackLine; readonly zone: Zone }) {
  const { t } = useTranslation('tracking');
  const { t: stops } = useTranslation('way');
  const { milestone, source, words, place, happenedAt } = line;
  const isExpected = source === 'estimate';
  return (
    <li className="relative flex gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:start-[6px] not-last:before:w-0.5 not-last:before:bg-line">
      <SourceMark source={source} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={isExpected ? 'font-medium text-muted' : 'font-semibold'}>
            {stops(`milestone.${milestone}`)}
          </span>
          <span className="text-caption text-muted">{t(`source.${source}`)}</span>
        </p>
        {(place || words) && (
          <p className="text-small break-words text-muted">{[place, words].filter(Boolean).join(' · ')}</p>
        )}
        <time
          dateTime={happenedAt.toISOString()}
          className="text-small text-muted tabular-nums"
          suppressHydrationWarning
        >
          {zone.time(happenedAt)}
        </time>
      </div>
    </li>
  );
}
