import type { Track } from '@onehaul/contract/tracking';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { paths } from '../../app/paths.ts';
import { useRootData } from '../../app/root-data.ts';
import { ShareButton } from '../../app/share-button.tsx';
import { useShop } from '../../app/shop-context.tsx';
import { Timeline } from '../../app/tracking/timeline.tsx';
import type { Zone } from '../../app/tracking/use-zone.ts';

type Props = { readonly track: Track; readonly zone: Zone };

/** Tracking result of one number. */
export function TrackCard({ track, zone }: Props) {
  const { t } = useTranslation('tracking');
  const { t: stops } = useTranslation('way');
  const { asked, isFound, state, way, lines, updatedAt } = track;
  const { name } = useShop();
  const { origin } = useRootData();
  return (
    <Card as="li" className="p-5 lg:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-mono text-lead font-semibold break-all">{asked}</h3>
        {state && (
          <span data-way={way} className="rounded-control bg-primary-2 px-3 py-1 text-small font-medium">
            {way ? stops(`way.${way}`) : t(`state.${state}`)}
          </span>
        )}
      </div>
      {isFound ? (
        <>
          <Facts track={track} />
          <Next track={track} zone={zone} />
          <div className="mt-5">
            <Timeline lines={lines} zone={zone} />
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
            <p className="text-caption text-muted" suppressHydrationWarning>
              {updatedAt && t('updated', { time: zone.time(updatedAt) })}
            </p>
            <ShareButton
              title={name}
              text={t('shareText', { number: asked, shop: name })}
              url={`${origin}${paths.logisticsQuery}?numbers=${encodeURIComponent(asked)}`}
            >
              {t('share')}
            </ShareButton>
          </div>
        </>
      ) : (
        <div className="mt-3 flex gap-3">
          <Icon name="search" className="mt-0.5 size-5 text-muted" />
          <div>
            <p className="font-medium">{t('notFound.title')}</p>
            <p className="text-small text-muted">{t('notFound.text')}</p>
          </div>
        </div>
      )}
    </Card>
  );
}

/** Order and carrier only: neither owner nor contents are public. */
function Facts({ track }: { readonly track: Track }) {
  const { t } = useTranslation('tracking');
  const { asked, number, carrierName, carrierBillNumber, fromName, toName } = track;
  if (number === null) return <p className="mt-2 text-small text-muted">{t('parcelOnly')}</p>;
  const facts = [
    ...(number === asked.toUpperCase() ? [] : [[t('order'), number]]),
    ...(carrierName ? [[t('carrier'), carrierName]] : []),
    ...(carrierBillNumber && carrierBillNumber !== asked.toUpperCase()
      ? [[t('billNumber'), carrierBillNumber]]
      : []),
  ];
  return (
    <div className="mt-2 grid gap-1 text-small text-muted">
      {fromName && toName && <p>{t('way', { from: fromName, to: toName })}</p>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>{name}</dt>
            <dd className="font-medium break-all text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Next({ track, zone }: Props) {
  const { t } = useTranslation('tracking');
  const { t: stops } = useTranslation('way');
  const { next, isLate } = track;
  if (!next) return null;
  return (
    <div
      className={`mt-4 flex gap-3 rounded-control px-4 py-3 text-small ${
        isLate ? 'bg-warning-ground text-warning' : 'bg-primary-2'
      }`}
    >
      <Icon name={isLate ? 'warning' : 'clock'} className="mt-0.5 size-4" />
      <div>
        <p>
          <span className="font-medium">
            {t('next.title', { milestone: stops(`milestone.${next.milestone}`) })}
          </span>{' '}
          <span className="whitespace-nowrap" suppressHydrationWarning>
            {t('next.by', { day: zone.day(next.by) })}
          </span>
        </p>
        {isLate && <p>{t('next.late')}</p>}
      </div>
    </div>
  );
}
