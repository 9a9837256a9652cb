import { dateFormat } from '@onehaul/i18n/formats';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { numberOf } from '../outbox/entry.ts';
import { fateOf, parcelOf } from './fate.ts';
import { useStation } from './station-context.tsx';
import { ToneMark } from './tones.tsx';

const most = 10;
const toTheSecond = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/** The last ten scans and their fate, newest first. Photos go along with their scan and are not counted. */
export function LastScans() {
  const { t, i18n } = useTranslation('station');
  const { view } = useStation();
  const measures = measuresIn(i18n.language);
  const scans = view.latest.filter(({ kind }) => kind !== 'addPhoto').slice(0, most);
  return (
    <section aria-labelledby="last-scans" className="flex min-h-0 grow flex-col gap-2">
      <h2 id="last-scans" className="text-small font-semibold">
        {t('last.title')}
      </h2>
      {scans.length === 0 && <p className="text-small text-muted">{t('last.none')}</p>}
      <ol data-last-scans className="flex min-h-0 flex-col overflow-auto" tabIndex={-1}>
        {scans.map((entry) => {
          const { tone, word } = fateOf(entry, t, measures);
          const at = new Date(entry.madeAtMs);
          return (
            <li
              key={entry.id}
              data-scan={numberOf(entry)}
              data-fate={entry.state}
              data-tone={tone}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2.5 border-b border-line py-1.5 last:border-0"
            >
              <ToneMark tone={tone} />
              <span className="truncate font-mono text-small">{numberOf(entry)}</span>
              <time dateTime={at.toISOString()} className="text-caption text-muted">
                {dateFormat(i18n.language, toTheSecond).format(at)}
              </time>
              <span className="col-start-2 col-end-4 truncate text-caption text-muted">
                {[t(`kind.${entry.kind}`), word, parcelOf(entry)?.memberCode].filter(Boolean).join(' · ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
