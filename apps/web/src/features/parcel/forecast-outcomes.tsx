import type { ForecastResult } from '@onehaul/contract/parcel';
import { forecastOutcomes } from '@onehaul/domain/parcel/forecast';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { forecastTabPath, parcelPath, parcelsByStagePath } from '../../app/paths.ts';

type Props = { readonly results: readonly ForecastResult[]; readonly onClose: () => void };

const tones = { forecast: 'positive', claimed: 'warning', duplicate: 'neutral', arrived: 'warning' } as const;

/** Result of each submitted row, and next steps. */
export function ForecastOutcomes({ results, onClose }: Props) {
  const { t } = useTranslation('parcel');
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [results]);
  const counts = forecastOutcomes
    .map((outcome) => ({ outcome, count: results.filter((one) => one.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
  const isAllDone = results.every(({ outcome }) => outcome === 'forecast');
  return (
    <Card className={`grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6 ${isAllDone ? 'border-positive' : ''}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h2
            ref={head}
            tabIndex={-1}
            data-success={isAllDone}
            className={`flex items-center gap-2 text-body font-semibold outline-none ${isAllDone ? 'text-positive' : ''}`}
          >
            {isAllDone && (
              <span className="flex size-6 items-center justify-center rounded-full bg-positive-ground">
                <Icon name="check" className="size-4" />
              </span>
            )}
            {t('outcome.title', { count: results.length })}
          </h2>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
            {counts.map(({ outcome, count }) => (
              <span key={outcome} data-outcome-count={outcome}>
                <StateMark tone={tones[outcome]}>{`${t(`outcome.${outcome}`)}: ${count}`}</StateMark>
              </span>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={parcelsByStagePath('expected')}>{t('outcome.toList')}</LinkButton>
          <Button variant="secondary" onClick={onClose}>
            {t('outcome.close')}
          </Button>
        </div>
      </div>
      <ul className="max-h-90 divide-y divide-line overflow-y-auto rounded-control border border-line text-small">
        {results.map((result, index) => (
          <li
            key={`${result.courierNumber}-${index}`}
            data-outcome={result.outcome}
            className="grid gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_minmax(0,3fr)]"
          >
            <span className="font-mono break-all">{result.courierNumber}</span>
            <StateMark tone={tones[result.outcome]}>{t(`outcome.${result.outcome}`)}</StateMark>
            <NextStep result={result} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NextStep({ result: { outcome, parcelId } }: { readonly result: ForecastResult }) {
  const { t } = useTranslation('parcel');
  const to =
    outcome === 'claimed' ? forecastTabPath('claim') : parcelId === null ? undefined : parcelPath(parcelId);
  return (
    <span className="text-muted">
      {t(`outcome.${outcome}Text`)}{' '}
      {to && (
        <Link to={to} className="font-medium whitespace-nowrap text-primary-9 underline underline-offset-4">
          {t(outcome === 'claimed' ? 'outcome.toClaims' : 'outcome.open')}
        </Link>
      )}
    </span>
  );
}
