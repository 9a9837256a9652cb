import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { parcelsAtPath, paths } from '../../app/paths.ts';
import { parcelCountQuery } from '../../app/portal/parcel-queries.ts';
import { useSend } from '../../app/session-context.tsx';

/** What a member looks for; what is over is found in the list. */
const stages = ['expected', 'received', 'stored', 'held', 'ordered', 'sent'] as const;

/** How many parcels are at each stage, and the way to them. */
export function ParcelCounts() {
  const { t, i18n } = useTranslation('member');
  const { data } = useQuery(parcelCountQuery(useSend()));
  const number = numberFormat(i18n.language, {});
  return (
    <section aria-labelledby="parcel-counts" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="parcel-counts" className="text-lead font-semibold">
          {t('parcels.title')}
        </h2>
        <Link to={paths.parcels} className="text-small font-medium text-primary-9 hover:underline">
          {t('parcels.all')}
        </Link>
      </div>
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-3 gap-px bg-line sm:grid-cols-6">
          {stages.map((stage) => (
            <li key={stage} className="bg-surface">
              <Link
                to={parcelsAtPath(stage)}
                data-stage={stage}
                className="grid gap-1 px-4 py-4 transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2"
              >
                <span
                  className={`text-title font-semibold tabular-nums ${stage === 'held' && data && data.held > 0 ? 'text-danger' : ''}`}
                >
                  {data ? number.format(data[stage]) : '·'}
                </span>
                <span className="text-caption text-muted">{t(`parcels.${stage}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
