import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../shop-context.tsx';

/** Formats a moment in the shop's time zone, with the zone. */
export function useFormatInstant(): (at: Date) => string {
  const { i18n } = useTranslation('fee');
  const { timeZone } = useShop();
  const format = dateFormat(i18n.language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return (at) => format.format(at);
}
