import type { Track } from '@onehaul/contract/tracking';
import { useTranslation } from '@onehaul/i18n/react';
import { Breadcrumb } from '@onehaul/ui/breadcrumb';
import { Button } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { paths } from '../../app/paths.ts';
import { TrackCard } from './track-card.tsx';
import { TrackForm } from './track-form.tsx';
import { TrackHistory } from './track-history.tsx';
import { addTracked } from './tracked-numbers.ts';
import { useZone } from '../../app/tracking/use-zone.ts';

export type Tracked = {
  readonly numbers: readonly string[];
  /** More numbers were requested than one response covers. */
  readonly isCut: boolean;
  readonly tracks: readonly Track[];
  readonly failure: 'tooMany' | 'away' | undefined;
};
type Props = Tracked & {
  /** Hides navigation when embedded in a third-party page. */
  readonly isBare: boolean;
};

/** Public tracking page, for anyone with a number. */
export function TrackingPage({ isBare, ...tracked }: Props) {
  const { t } = useTranslation('tracking');
  const { t: page } = useTranslation('page');
  const { t: storefront } = useTranslation('storefront');
  const title = page('title.logisticsQuery');
  const { numbers, failure } = tracked;
  useEffect(() => {
    if (numbers.length > 0 && !failure) addTracked(numbers);
  }, [numbers, failure]);
  return (
    <div className="page-width py-8 lg:py-10">
      {!isBare && (
        <Breadcrumb
          label={storefront('breadcrumb.title')}
          ancestors={[{ title: page('title.home'), to: paths.home }]}
          current={title}
        />
      )}
      <h1 className="mt-4 text-heading font-bold tracking-tight">{title}</h1>
      <p className="mt-2 max-w-180 text-muted">{t('text')}</p>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr]">
        <TrackForm numbers={numbers} />
        <div className="min-w-0 lg:row-span-2" aria-live="polite">
          <Results {...tracked} />
        </div>
        <TrackHistory />
      </div>
    </div>
  );
}

function Results({ numbers, isCut, tracks, failure }: Tracked) {
  const { t } = useTranslation('tracking');
  const zone = useZone();
  if (failure) return <Failure failure={failure} />;
  if (numbers.length === 0)
    return (
      <p className="rounded-card border border-dashed border-line p-6 text-muted">{t('results.none')}</p>
    );
  const updatedAt = tracks.find((track) => track.updatedAt)?.updatedAt;
  return (
    <section aria-labelledby="tracks">
      <h2 id="tracks" className="sr-only">
        {t('results.title')}
      </h2>
      {isCut && (
        <div className="mb-4">
          <Notice tone="information">{t('cut')}</Notice>
        </div>
      )}
      <ul className="grid gap-4">
        {tracks.map((track) => (
          <TrackCard key={track.asked} track={track} zone={zone} />
        ))}
      </ul>
      {updatedAt && (
        <p className="mt-4 text-caption text-muted" suppressHydrationWarning>
          {t('zone', { zone: zone.name(updatedAt) })}
        </p>
      )}
    </section>
  );
}

function Failure({ failure }: { readonly failure: NonNullable<Tracked['failure']> }) {
  const { t } = useTranslation('tracking');
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="warning" isAlert>
        {failure === 'away' && <p className="font-semibold">{t('failed.title')}</p>}
        <p>{t(failure === 'tooMany' ? 'failed.tooMany' : 'failed.text')}</p>
      </Notice>
      <Button variant="secondary" aria-disabled={state !== 'idle'} onClick={() => void revalidate()}>
        {state === 'idle' ? t('retry') : t('busy')}
      </Button>
    </div>
  );
}
