import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { StationName } from '../../../app/navigation.ts';
import { numberOf } from '../outbox/entry.ts';
import { parcelOf, scanResultOf } from './scan-result.ts';
import type { Tone } from './sounds.ts';
import { useShift, useStation } from './station-context.tsx';
import { ToneMark } from './tones.tsx';
import { keyOfWorkplace } from './workplace.ts';

const maxScans = 10;
const timeWithSeconds = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

type ScanLine = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly tone: Tone;
  readonly atMs: number;
  readonly words: readonly (string | undefined)[];
};

/** Last ten scans of the shift with results, newest first. Photos belong to their scan and are not listed. */
export function LastScans() {
  const { t, i18n } = useTranslation('station');
  const { t: c } = useTranslation('console');
  const { view, workplace } = useStation();
  const shift = useShift();
  const measures = measuresIn(i18n.language);
  const scanned = view.latest
    .filter(
      ({ kind, state, madeAtMs }) =>
        kind !== 'addPhoto' && (madeAtMs >= shift.startedAtMs || state !== 'sent'),
    )
    .map((entry): ScanLine => {
      const { tone, word } = scanResultOf(entry, t, measures);
      const words = [t(`kind.${entry.kind}`), word, parcelOf(entry)?.memberCode];
      const { id, state, madeAtMs } = entry;
      return { id, number: numberOf(entry), state, tone, atMs: madeAtMs, words };
    });
  const done = shift.entries
    .filter((entry) => entry.workplace === keyOfWorkplace(workplace))
    .map(({ id, number, tone, atMs, station, word }): ScanLine => {
      const words = [c(`page.${station as StationName}`), word];
      return { id, number, state: 'sent', tone, atMs, words };
    });
  const scans = [...scanned, ...done].toSorted((a, b) => b.atMs - a.atMs).slice(0, maxScans);
  return (
    <section aria-labelledby="last-scans" className="flex min-h-0 grow flex-col gap-2">
      <h2 id="last-scans" className="text-small font-semibold">
        {t('last.title')}
      </h2>
      {scans.length === 0 && <p className="text-small text-muted">{t('last.none')}</p>}
      <ol data-last-scans className="flex min-h-0 flex-col overflow-auto" tabIndex={-1}>
        {scans.map(({ id, number, state, tone, atMs, words }) => {
          const at = new Date(atMs);
          return (
            <li
              key={id}
              data-scan={number}
              data-fate={state}
              data-tone={tone}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 border-b border-line py-1.5 last:border-0"
            >
              <ToneMark tone={tone} />
              <span className="truncate font-mono text-small">{number}</span>
              <time dateTime={at.toISOString()} className="text-caption text-muted">
                {dateFormat(i18n.language, timeWithSeconds).format(at)}
              </time>
              <span className="col-start-2 col-end-4 truncate text-caption text-muted">
                {words.filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
