import { type Dates, datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from './shop-context.tsx';

/** Formats dates and times in the shop's time zone: its promises and actions refer to that zone. */
export function useDates(): Dates {
  const { i18n } = useTranslation('member');
  return datesIn(i18n.language, useShop().timeZone);
}
