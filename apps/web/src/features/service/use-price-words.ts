import { useTranslation } from '@onehaul/i18n/react';
import { useCnyText } from '../../app/portal/money-text.tsx';
import type { ServiceOption } from './service-data.ts';

/** Formats an option's price while its subject is unknown. */
export function usePriceWords(): (option: ServiceOption) => string {
  const { t } = useTranslation('service');
  const exact = useCnyText();
  return ({ isQuoted, minor, minorEach, minorPerKilogram }) => {
    if (isQuoted) return t('price.quoted');
    const parts = [
      minor > 0 && exact(minor),
      minorEach > 0 && t('price.each', { amount: exact(minorEach) }),
      minorPerKilogram > 0 && t('price.kilogram', { amount: exact(minorPerKilogram) }),
    ].filter((part) => part !== false);
    return parts.length > 0 ? parts.join(' + ') : t('price.free');
  };
}
