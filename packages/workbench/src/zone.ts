import { type Dates, datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';

/** Times in the zone of the reader. */
export function useZoneDates(): Dates {
  const { i18n } = useTranslation('workbench');
  return datesIn(i18n.language);
}
