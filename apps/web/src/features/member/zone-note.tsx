import { useTranslation } from '@onehaul/i18n/react';
import { useState } from 'react';
import { useDates } from '../../app/use-dates.ts';

/** Time zone note, shown once for all times of the page. */
export function ZoneNote({ className }: { readonly className: string }) {
  const { t } = useTranslation('member');
  const { zone } = useDates();
  const [now] = useState(() => new Date());
  return <p className={`text-caption text-muted ${className}`}>{t('zone', { zone: zone(now) })}</p>;
}
