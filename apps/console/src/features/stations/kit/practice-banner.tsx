import { useTranslation } from '@onehaul/i18n/react';
import { Icon } from '@onehaul/ui/icon';

/** Banner: scans are booked in the practice shop, so real parcels must not be scanned here. */
export function PracticeBanner() {
  const { t } = useTranslation('station');
  return (
    <output
      data-practice-banner
      className="flex flex-wrap items-center gap-x-3 border-b border-warning bg-warning-ground px-6 py-1.5 text-body text-ink"
    >
      <Icon name="warning" className="size-5 text-warning" />
      <strong className="text-warning">{t('practice.title')}</strong>
      <span>{t('practice.text')}</span>
    </output>
  );
}
