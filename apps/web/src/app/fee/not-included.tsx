import type { Exclusion } from '@onehaul/domain/fee/exclusions';
import { useTranslation } from '@onehaul/i18n/react';

/** What the total above leaves out. */
export function NotIncluded({ exclusions }: { readonly exclusions: readonly Exclusion[] }) {
  const { t } = useTranslation('bill');
  if (exclusions.length === 0) return null;
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-small" data-not-included={exclusions.join(' ')}>
      <p className="font-semibold">{t('notIncluded.title')}</p>
      <ul className="mt-1 list-disc ps-5 text-muted">
        {exclusions.map((one) => (
          <li key={one}>{t(`notIncluded.${one}`)}</li>
        ))}
      </ul>
    </div>
  );
}
