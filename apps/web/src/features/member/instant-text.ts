import { dateFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { useShop } from '../../app/shop-context.tsx';

/** Day and minute in the reader's own zone: the reader compares it with what they remember doing. */
export function useMinuteText(): (at: Date) => string {
  const { i18n } = useTranslation('member');
  return (at) => dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A day in the shop's zone: what the shop promises or does, it does there. */
export function useDayText(): (at: Date) => string {
  const { i18n } = useTranslation('member');
  const { timeZone } = useShop();
  return (at) => dateFormat(i18n.language, { dateStyle: 'long', timeZone }).format(at);
}
