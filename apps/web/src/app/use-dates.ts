import { type Dates, datesIn } from '@onehaul/i18n/dates';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from './shop-context.tsx';

/** Days and times in the shop's zone: what it promises and does happens there, wherever the reader is. */
export function useDates(): Dates {
  const { i18n } = useTranslation('member');
  return datesIn(i18n.language, useShop().timeZone);
}
