import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { useRateNote } from '../../app/exchange-rate.ts';
import { useDates } from '../../app/use-dates.ts';

/** Notes that hold for the whole page: the zone of its times, and the rate of its approximate amounts. */
export function PageNotes({ className }: { readonly className: string }) {
  const { t } = useTranslation('member');
  const { zone } = useDates();
  const [now] = useState(() => new Date());
  const rate = useRateNote();
  return (
    <div className={`grid gap-1 text-caption text-muted ${className}`}>
      <p>{t('zone', { zone: zone(now) })}</p>
      {rate && (
        <p data-rate-note suppressHydrationWarning>
          {rate}
        </p>
      )}
    </div>
  );
}
