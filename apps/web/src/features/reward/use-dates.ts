import { datesIn } from '@onehaul/i18n/dates';
import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../../app/shop-context.tsx';

/** Formats days of the shop's calendar. */
export function useDates() {
  const { i18n } = useTranslation('reward');
  const { timeZone } = useShop();
  const tag = i18n.language;
  const dates = datesIn(tag, timeZone);
  const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat(tag, { ...options, timeZone: 'UTC' });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  return {
    timeZone,
    day: dates.day,
    moment: dates.moment,
    /** Input is a zoneless day. */
    weekday: (day: string) => inUtc({ weekday: 'short' }).format(noon(day)),
    narrowWeekday: (day: string) => inUtc({ weekday: 'narrow' }).format(noon(day)),
    month: (day: string) => inUtc({ year: 'numeric', month: 'long' }).format(noon(day)),
    longDay: (day: string) => inUtc({ dateStyle: 'long' }).format(noon(day)),
  };
}
