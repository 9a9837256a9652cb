import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../shop-context.tsx';
import { useDates } from '../use-dates.ts';

/** Formats dates and times of a tracking timeline in the shop's time zone. */
export function useZone() {
  const { timeZone } = useShop();
  const { i18n } = useTranslation('tracking');
  const { zone } = useDates();
  return {
    name: zone,
    day: (at: Date) => dateFormat(i18n.language, { dateStyle: 'medium', timeZone }).format(at),
    time: (at: Date) =>
      dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at),
  };
}
export type Zone = ReturnType<typeof useZone>;
