import { moneyFormat, moneyText } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';

/** Formats an amount in major units with its currency code, in the user's locale. */
export function useMajorText(): (major: number, currency: string) => string {
  const { i18n } = useTranslation('payment');
  return (major, currency) => moneyFormat(i18n.language, currency).format(major);
}

export function useYuanText(): (cents: number) => string {
  const { i18n } = useTranslation('payment');
  return (cents) => moneyText(i18n.language, cents, 'CNY');
}
